/** The colours of the page (`--paper`), for what the browser draws around it. */
export const THEME_COLORS = { light: '#fbf7ef', dark: '#0a191c' }
