import type { BadgeTone } from '@anseo/domain/appointment-badge'

/** The sites' colours: emails are drawn in the light theme, and `STYLE` switches to the dark one in email programs set to dark. */
export const LIGHT = {
  paper: '#fbf7ef',
  surface: '#ffffff',
  sunken: '#f3ecdf',
  line: '#e8dfcf',
  ink: '#0d282d',
  ink2: '#40565a',
  ink3: '#5b6b6c',
  link: '#135e63',
  gorse: '#fec434',
} as const

const DARK = {
  paper: '#0a191c',
  surface: '#112529',
  sunken: '#0d1f23',
  line: '#21403f',
  ink: '#eff3ea',
  ink2: '#b9c9c6',
  ink3: '#94a9a8',
  link: '#84d2cd',
} as const

type Badge = Record<BadgeTone, { ground: string; ink: string }>

export const LIGHT_BADGE: Badge = {
  pending: { ground: '#e2edf8', ink: '#1c4c78' },
  payable: { ground: '#ffe397', ink: '#4a3100' },
  paid: { ground: '#daf0de', ink: '#155229' },
  complete: { ground: '#d3e8e6', ink: '#0b3f45' },
  declined: { ground: '#fce5e8', ink: '#8c1730' },
  cancelled: { ground: '#ece5d8', ink: '#4b473b' },
  'timed-out': { ground: '#ece2f4', ink: '#573274' },
}

const DARK_BADGE: Badge = {
  pending: { ground: '#173450', ink: '#b5d8fa' },
  payable: { ground: '#fec434', ink: '#2e1e00' },
  paid: { ground: '#15391f', ink: '#a4e6b7' },
  complete: { ground: '#13454a', ink: '#b9ece8' },
  declined: { ground: '#471b26', ink: '#ffbfc9' },
  cancelled: { ground: '#2d3330', ink: '#d5d2c6' },
  'timed-out': { ground: '#352545', ink: '#dcc4f0' },
}

/** Selects the table cell into which react-email puts the content, padding and colours of a section or of the body. */
const cellOf = (selector: string) => `${selector}>table>tbody>tr>td,${selector}>tbody>tr>td`

const rule = (selector: string, ...declarations: string[]) =>
  `${selector}{${declarations.map((declaration) => `${declaration}!important`).join(';')}}`

const DARK_RULES = [
  rule(`.paper,${cellOf('.paper')}`, `background:${DARK.paper}`, `color:${DARK.ink}`),
  rule('.card', `background:${DARK.surface}`, `border-color:${DARK.line}`),
  rule('.well', `background:${DARK.sunken}`),
  ...(['ink', 'ink2', 'ink3', 'link'] as const).map((name) => rule(`.${name}`, `color:${DARK[name]}`)),
  ...Object.entries(DARK_BADGE).map(([tone, { ground, ink }]) =>
    rule(`.badge-${tone}`, `background:${ground}`, `color:${ink}`),
  ),
].join('')

/** Styles that cannot be inline: for phones, and for the dark theme where it is supported. */
export const STYLE = `body{margin:0}
@media(max-width:480px){${cellOf('.px')}{padding-left:20px!important;padding-right:20px!important}.btn a{display:block!important}}
@media(prefers-color-scheme:dark){${DARK_RULES}}`
