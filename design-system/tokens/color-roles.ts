/**
 * Colours by role, never by hue. `paper`, `canvas` and `well` are the three grounds; `ink` writes on all of them. `pine` is the colour
 * of acting (buttons, links, selection). `seal` is the wax: it marks, once or twice on a screen, what is signed or to be signed,
 * and is never a fill behind long text. A tone (`danger`, `warning`, `success`, `info`) is a pair: text colour and soft ground.
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
} as const;

/** Name of a colour role. */
type ColorRole = keyof typeof colorRoles;

/** A pair that the components put on each other, with the least contrast that WCAG 2.2 AA asks of it (4.5 text, 3 graphics and edges). */
export interface ContrastPair {
  foreground: ColorRole;
  background: ColorRole;
  least: 3 | 4.5;
}

const grounds = ['paper', 'canvas', 'well'] as const;
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
  { foreground: 'onInk', background: 'ink', least: 4.5 },
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
