/**
 * What every illustration is drawn of: sheets of paper, writing, the wax seal. Pictures stand on light and on dark, so what lies on paper
 * is ink and pine, and what lies on the page itself is `line` or `leaf`, which are told from both grounds.
 */
export const colors = {
  paper: '#ffffff',
  under: '#efeee7',
  rule: '#dcdbd2',
  ink: '#13211d',
  line: '#7b837d',
  pine: '#17473b',
  leaf: '#2b7762',
  pineSoft: '#cfe0d8',
  wax: '#b23a1c',
  waxSoft: '#f3d3c6',
} as const;

/** Attributes of a line: hairline unless told otherwise. */
export const stroke = (color: string = colors.line, width = 1.75) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Moves, turns (degrees, around its own centre) and scales a part. */
export function place(part: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${part}</g>`;
}

/** The shadow that something throws on the ground. */
export const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(4, width / 24)}" fill="${colors.line}" fill-opacity="0.18"/>`;

/** A sheet of paper around its own centre. */
export const sheet = (width = 132, height = 172, fill: string = colors.paper) =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${colors.line}" stroke-width="1.5"/>`;

/** A title and lines of text, from the upper left of a sheet; each number is the length of a line. */
export function writing(x: number, y: number, lengths: readonly number[], hasTitle = true): string {
  const title = hasTitle ? `<path d="M${x} ${y}h${Math.min(54, lengths[0] ?? 54)}" ${stroke(colors.pine, 5.5)}/>` : '';
  const lines = lengths.map((length, index) => `M${x} ${y + (hasTitle ? 22 : 0) + index * 13}h${length}`).join('');
  return `${title}<path d="${lines}" ${stroke(colors.rule, 4)}/>`;
}

/** A name written by hand, about 96 wide, with the line it stands on. */
export const signature = (x: number, y: number, color: string = colors.ink) =>
  `<g transform="translate(${x} ${y}) scale(0.86)"><path d="M0 12h104" ${stroke(colors.line, 1.4)}/><path d="M4 4c10-22 18-30 22-26 5 5-10 26-4 27 7 1 12-22 19-22 5 0-2 17 5 18 8 1 11-14 17-14 4 0 3 10 9 11 7 1 12-5 24-9" ${stroke(color, 2.4)}/></g>`;

let cuts = 0;

/** The product's seal around its own centre, 32 wide at scale 1. */
export function seal(scale = 1, color: string = colors.wax): string {
  const cut = `cut${++cuts}`;
  return `<g transform="scale(${scale}) translate(-16 -16)"><mask id="${cut}" maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32"><path fill="#fff" d="M0 0h32v32H0z"/><path d="M5 26.5c5.5-1 8.2-4.2 11-9.5s5.6-9.2 12.5-12" stroke="#000" stroke-width="5.2" stroke-linecap="round" fill="none"/></mask><g mask="url(#${cut})" stroke="${color}" fill="none"><circle cx="16" cy="16" r="13.4" stroke-width="3.2"/><circle cx="16" cy="16" r="7.8" stroke-width="1.7"/></g><path d="M6.5 25.3c4.6-1.3 7-4.4 9.5-8.8s4.8-7.6 9.8-9.9" stroke="${color}" stroke-width="1.9" stroke-linecap="round" fill="none"/></g>`;
}

/** Where a seal belongs and is none. */
export const emptySeal = (radius = 20) =>
  `<circle r="${radius}" fill="none" stroke="${colors.line}" stroke-width="1.75" stroke-dasharray="4 6" stroke-linecap="round"/>`;

/** The way that something has gone. */
export const trail = (path: string) => `<path d="${path}" ${stroke()} stroke-dasharray="1 8"/>`;
