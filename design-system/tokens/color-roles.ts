/**
 * Colours by role, never by hue. `paper`, `canvas` and `well` are the three grounds; `ink` writes on all of them. `pine` is the colour
 * of acting (buttons, links, selection). `seal` is the wax: it marks, once or twice on a screen, what is signed or to be signed,
 * and is never a fill behind long text. A tone (`danger`, `warning`, `success`, `info`) is a pair: text colour and soft ground.
 * `overlay` is the opaque surface over the whole window, `page` the white paper of a document, which no theme darkens; `inkHover` is the
 * ground of what is pointed at on `ink`. `chart1` to `chart6` tell the series of a plot apart, in this order.
 */
export const colorRoles = {
  paper: '#ffffff',
  canvas: '#f8f7f3',
  well: '#f0efe9',
  hairline: '#dfded6',
  edge: '#7b837d',
  ink: '#13211d',
  inkSoft: '#525d58',
  inkFaint: '#656f6a',
  onInk: '#ffffff',
  pine: '#17473b',
  pineStrong: '#0d3229',
  pineSoft: '#e6efeb',
  onPine: '#ffffff',
  seal: '#b23a1c',
  sealStrong: '#8c2a11',
  sealSoft: '#fbeee8',
  onSeal: '#ffffff',
  danger: '#9d1530',
  dangerStrong: '#7a0e24',
  dangerSoft: '#fceaec',
  onDanger: '#ffffff',
  warning: '#6f4700',
  warningSoft: '#fdf1d4',
  warningEdge: '#b7862b',
  success: '#17603f',
  successSoft: '#e4f2ea',
  info: '#1d4c7c',
  infoSoft: '#e8f0f8',
  focus: '#13211d',
  scrim: 'rgb(19 33 29 / 0.48)',
  overlay: '#ffffff',
  page: '#ffffff',
  inkHover: '#35423e',
  chart1: '#17473b',
  chart2: '#b23a1c',
  chart3: '#3f74ab',
  chart4: '#98700c',
  chart5: '#7b4a86',
  chart6: '#5f6f67',
} as const;

/** Name of a colour role. */
export type ColorRole = keyof typeof colorRoles;

/** The same roles at night: ink and paper change places, pine and wax are lit from within, and what floats is lighter than what lies. */
export const darkColorRoles: Readonly<Record<ColorRole, string>> = {
  paper: '#18201d',
  canvas: '#101614',
  well: '#212a26',
  hairline: '#313b36',
  edge: '#7d8982',
  ink: '#e8ece7',
  inkSoft: '#b3bdb7',
  inkFaint: '#99a59e',
  onInk: '#13211d',
  pine: '#8ecdb5',
  pineStrong: '#b5e2d0',
  pineSoft: '#1d332b',
  onPine: '#0b211a',
  seal: '#f08c6b',
  sealStrong: '#ffb49c',
  sealSoft: '#3a221a',
  onSeal: '#2b0d04',
  danger: '#ff9ba6',
  dangerStrong: '#ffc0c7',
  dangerSoft: '#3d1b21',
  onDanger: '#360610',
  warning: '#ebc26c',
  warningSoft: '#352a10',
  warningEdge: '#a47b2d',
  success: '#86d0a6',
  successSoft: '#173122',
  info: '#96c2f0',
  infoSoft: '#17293c',
  focus: '#e8ece7',
  scrim: 'rgb(3 7 6 / 0.66)',
  overlay: '#141b18',
  page: '#ffffff',
  inkHover: '#cdd4ce',
  chart1: '#8ecdb5',
  chart2: '#f08c6b',
  chart3: '#7fb2e5',
  chart4: '#e0b654',
  chart5: '#cf9bdb',
  chart6: '#9aa8a1',
};

/** The values of both themes, by the theme's name. */
export const themes = { light: colorRoles, dark: darkColorRoles } as const;

/** Name of a theme that is shown; what a person chose may also be `system`. */
export type ThemeName = keyof typeof themes;

/** A pair that the components put on each other, with the least contrast that WCAG 2.2 AA asks of it (4.5 text, 3 graphics and edges). */
export interface ContrastPair {
  foreground: ColorRole;
  background: ColorRole;
  least: 3 | 4.5;
}

const grounds = ['paper', 'canvas', 'well', 'overlay'] as const;
const textOnGrounds = [
  'ink',
  'inkSoft',
  'inkFaint',
  'pine',
  'pineStrong',
  'seal',
  'danger',
  'success',
  'warning',
  'info',
] as const;

/** Every text, edge and ground combination in use; the contrast test measures all of them. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((background) =>
    textOnGrounds.map((foreground) => ({ foreground, background, least: 4.5 as const })),
  ),
  ...grounds.flatMap((background) =>
    (['edge', 'focus'] as const).map((foreground) => ({ foreground, background, least: 3 as const })),
  ),
  ...(['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const).map((foreground) => ({
    foreground,
    background: 'paper' as const,
    least: 3 as const,
  })),
  { foreground: 'onInk', background: 'ink', least: 4.5 },
  { foreground: 'onInk', background: 'inkHover', least: 4.5 },
  { foreground: 'onPine', background: 'pine', least: 4.5 },
  { foreground: 'onPine', background: 'pineStrong', least: 4.5 },
  { foreground: 'onSeal', background: 'seal', least: 4.5 },
  { foreground: 'onSeal', background: 'sealStrong', least: 4.5 },
  { foreground: 'onDanger', background: 'danger', least: 4.5 },
  { foreground: 'onDanger', background: 'dangerStrong', least: 4.5 },
  { foreground: 'pine', background: 'pineSoft', least: 4.5 },
  { foreground: 'ink', background: 'pineSoft', least: 4.5 },
  { foreground: 'inkSoft', background: 'pineSoft', least: 4.5 },
  { foreground: 'seal', background: 'sealSoft', least: 4.5 },
  { foreground: 'sealStrong', background: 'sealSoft', least: 4.5 },
  { foreground: 'danger', background: 'dangerSoft', least: 4.5 },
  { foreground: 'ink', background: 'dangerSoft', least: 4.5 },
  { foreground: 'warning', background: 'warningSoft', least: 4.5 },
  { foreground: 'ink', background: 'warningSoft', least: 4.5 },
  { foreground: 'warningEdge', background: 'paper', least: 3 },
  { foreground: 'success', background: 'successSoft', least: 4.5 },
  { foreground: 'ink', background: 'successSoft', least: 4.5 },
  { foreground: 'info', background: 'infoSoft', least: 4.5 },
  { foreground: 'ink', background: 'infoSoft', least: 4.5 },
];
