/** The colours of the page (`--document`), for the browser's own bars around it. */
export const THEME_COLORS = { light: '#fbf7ef', dark: '#0a191c' }
