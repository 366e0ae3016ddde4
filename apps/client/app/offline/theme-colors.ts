/** The colours of the page (`--document`), for what the browser draws around it. */
export const THEME_COLORS = { light: '#fbf7ef', dark: '#0a191c' }
