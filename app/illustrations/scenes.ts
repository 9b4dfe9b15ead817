import type { IllustrationName } from './illustration.tsx';
import { colors, emptySeal, place, seal, shadow, sheet, signature, stroke, trail, writing } from './parts.ts';

/** A picture: its size in CSS px and its SVG content. */
export interface Scene {
  width: number;
  height: number;
  content: string;
}

const small = (content: string): Scene => ({ width: 320, height: 240, content });

const letter = (lines: readonly number[] = [100, 100, 82, 100, 60]) => sheet() + writing(-50, -62, lines);
const signed = letter() + signature(-50, 62);

const envelope = `<path d="M-70-34h140v84a6 6 0 0 1-6 6h-128a6 6 0 0 1-6-6z" fill="${colors.paper}" stroke="${colors.line}" stroke-width="1.5"/><path d="M-70-34 0 22 70-34M-68 53-18 6M68 53 18 6" ${stroke(colors.line, 1.5)}/>`;

const pencil = `<path d="M-8-58h16v82l-8 20-8-20z" fill="${colors.paper}" stroke="${colors.leaf}" stroke-width="1.75" stroke-linejoin="round"/><path d="M-8-58h16v14h-16z" fill="${colors.wax}"/><path d="M-8-44h16" ${stroke(colors.leaf)}/><path d="M-3 36 0 44l3-8z" fill="${colors.leaf}"/><path d="M0-44v64" ${stroke(colors.pineSoft, 3)}/>`;

const padlock = `<path d="M-16-8v-14a16 16 0 0 1 32 0v14" ${stroke(colors.leaf, 6)}/><rect x="-28" y="-10" width="56" height="48" rx="6" fill="${colors.leaf}"/>`;

const hourglass = `<path d="M-22-40h44c0 24-16 30-16 40s16 16 16 40h-44c0-24 16-30 16-40s-16-16-16-40z" fill="${colors.paper}" stroke="${colors.leaf}" stroke-width="2" stroke-linejoin="round"/><path d="M-28-40h56M-28 40h56" ${stroke(colors.leaf, 5)}/><path d="M-14-20h28c-4 9-11 13-14 18-3-5-10-9-14-18zM-18 36c2-12 12-14 18-22 6 8 16 10 18 22z" fill="${colors.wax}"/><path d="M0 0v14" ${stroke(colors.wax, 2)} stroke-dasharray="2 4"/>`;

const lens = `<circle r="34" fill="${colors.paper}" fill-opacity="0.92" stroke="${colors.leaf}" stroke-width="5"/><path d="m25 25 34 34" ${stroke(colors.leaf, 9)}/>${emptySeal(15)}`;

const plane = `<path d="m-56 4 116-44-44 92-26-30z" fill="${colors.paper}" stroke="${colors.line}" stroke-width="1.5" stroke-linejoin="round"/><path d="m60-40-70 62-4 34 14-18" fill="${colors.under}" stroke="${colors.line}" stroke-width="1.5" stroke-linejoin="round"/>`;

const stamp = `<path d="M-9-40a14 14 0 1 1 18 0c-3 8-3 16 3 30h-24c6-14 6-22 3-30z" fill="${colors.leaf}"/><path d="M-26-10h52l6 16h-64z" fill="${colors.leaf}"/><path d="M-32 6h64v10h-64z" fill="${colors.wax}"/>`;

const wrench = `<path d="M-8 48v-62a24 24 0 0 1-12-34l14 12 12-4 2-14-12-10a24 24 0 0 1 20 46v66a12 12 0 0 1-24 0z" fill="${colors.paper}" stroke="${colors.line}" stroke-width="1.75" stroke-linejoin="round"/><circle cx="4" cy="46" r="3" ${stroke()}/>`;

const cookie = `<path d="M50-8a52 52 0 1 1-46-46c-4 12 4 22 14 22-2 12 8 22 20 18 2 4 6 6 12 6z" fill="${colors.waxSoft}" stroke="${colors.wax}" stroke-width="2" stroke-linejoin="round"/><g fill="${colors.wax}"><circle cx="-18" cy="-20" r="6"/><circle cx="-26" cy="16" r="5"/><circle cx="6" cy="6" r="6.500"/><circle cx="24" cy="26" r="4.500"/><circle cx="-2" cy="34" r="5"/></g>`;

const clock = `<circle r="34" fill="${colors.paper}" stroke="${colors.leaf}" stroke-width="4"/><path d="M0-22v22l15 10" ${stroke(colors.leaf, 4)}/><path d="M0-29v3M29 0h-3M0 29v-3M-29 0h3" ${stroke(colors.line, 2)}/>`;

const rays = (inner: number, outer: number, color: string) =>
  `<path d="${Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('')}" ${stroke(color)}/>`;

const half = (edge: string, content: string) =>
  `<path d="${edge}" fill="${colors.paper}" stroke="${colors.line}" stroke-width="1.5" stroke-linejoin="round"/>${content}`;

const sprig = (turn: number) =>
  `<g transform="scale(${turn} 1)"><path d="M0 40C4 14 14-8 34-26" ${stroke(colors.leaf, 2)}/><g fill="${colors.pineSoft}" stroke="${colors.leaf}" stroke-width="1.5"><path d="M6 20c-16-2-20-14-18-22 12 2 18 10 18 22zM12 4c16 4 26-2 30-10-12-6-24-2-30 10zM17-8C6-16 6-28 12-36c10 6 12 18 5 28z"/></g></g>`;

/** The picture for an address that leads nowhere: the seal has rolled off its sheet. Its size is the specification's. */
const lost: Scene = {
  width: 407,
  height: 436,
  content: `${shadow(200, 404, 300)}${place(sheet(244, 326, colors.under), 200, 210, 5)}${place(
    `${sheet(244, 326)}<path d="M-92-125h96" ${stroke(colors.pine, 9)}/><path d="M-92-89h184M-92-69h184M-92-49h152M-92-15h184M-92 5h168M-92 25h184M-92 45h96" ${stroke(colors.rule, 6)}/>${place(signature(0, 0), -92, 112, 0, 1.15)}${place(emptySeal(30), 66, 103)}`,
    200,
    200,
    -4,
  )}${trail('M296 300c20 6 38 22 46 44')}${shadow(350, 409, 70)}${place(seal(2.2), 350, 374, 28)}`,
};

/** Every illustration by the name of its file. */
export const scenes: Readonly<Record<IllustrationName, Scene>> = {
  '404': lost,
  'empty-inbox': small(
    `${shadow(160, 216, 220)}<path d="m84 132-26 42v32a6 6 0 0 0 6 6h192a6 6 0 0 0 6-6v-32l-26-42z" fill="${colors.paper}" stroke="${colors.line}" stroke-width="1.5" stroke-linejoin="round"/><path d="M58 174h62c4 18 76 18 80 0h62" ${stroke(colors.leaf, 3)}/>${trail('M104 46c20-26 60-22 62 6s-34 30-32 4 44-28 58 30')}${place(seal(0.8), 194, 100)}`,
  ),
  'drafts-empty': small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 158, 122, -9)}${place(sheet(), 156, 120, -2)}${place(`<path d="M-50-62h54" ${stroke(colors.rule, 5.5)} stroke-dasharray="2 9"/>`, 156, 120, -2)}${place(pencil, 214, 122, 32)}`,
  ),
  'no-results': small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 148, 118, -8)}${place(letter(), 146, 118, 2)}${place(lens, 196, 138)}`,
  ),
  welcome: small(
    `${shadow(160, 218, 210)}${place(letter([100, 100, 82]), 160, 84, 0, 0.84)}${place(envelope, 160, 156)}${place(seal(1.25), 160, 180)}${place(sprig(1), 252, 172)}${place(sprig(-1), 68, 172)}`,
  ),
  bye: small(
    `${shadow(214, 218, 90)}${trail('M36 196c34 12 60-8 58-30s-34-20-30 2 42 26 84-8')}${place(plane, 208, 96, -6)}${place(seal(0.6), 216, 84)}`,
  ),
  success: small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 156, 120, 6)}${place(signed, 152, 118, -3)}${place(rays(34, 42, colors.wax) + seal(1.5), 216, 158)}`,
  ),
  waiting: small(
    `${shadow(160, 220, 200)}${place(sheet(132, 172, colors.under), 142, 120, -7)}${place(letter([100, 100, 82, 60]) + place(emptySeal(16), 36, 56), 138, 118)}${place(hourglass, 224, 164)}`,
  ),
  'cookies-blocked': small(
    `${shadow(160, 218, 150)}${place(cookie, 160, 124, 0, 1.35)}<path d="m84 196 152-144" ${stroke(colors.paper, 13)}/><path d="m84 196 152-144" ${stroke(colors.leaf, 6)}/>`,
  ),
  maintenance: small(
    `${shadow(160, 220, 210)}${place(sheet(150, 104), 138, 150, -4)}${place(writing(-58, -30, [112, 112, 70]), 138, 150, -4)}${place(seal(1.1, colors.waxSoft), 178, 176)}${place(stamp, 126, 92, -14, 1.1)}${place(wrench, 236, 134, 24)}`,
  ),
  sorry: small(
    `${shadow(160, 220, 210)}${place(
      half('M-66-86H66V-6L44 8 24-8 2 8-20-8-42 8-66-6z', writing(-50, -62, [100, 82])),
      152,
      108,
      -5,
    )}${place(half('M-66 8-42 22-20 6 2 22 24 6 44 22 66 8v78H-66z', signature(-50, 62)), 170, 120, 6)}${place(seal(1), 214, 172, 12)}`,
  ),
  expired: small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 146, 120, -7)}${place(letter([100, 100, 82, 60]) + place(seal(1, colors.waxSoft), 36, 58), 142, 118)}${place(clock, 218, 86)}`,
  ),
  declined: small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 164, 120, 6)}${place(`${letter()}<path d="M-50 64h90" ${stroke(colors.line, 1.4)}/>`, 156, 118, -3)}${place(`<circle r="28" fill="${colors.paper}" stroke="${colors.wax}" stroke-width="3"/><path d="m-11-11 22 22m0-22-22 22" ${stroke(colors.wax, 5)}/>`, 216, 162)}`,
  ),
  locked: small(
    `${shadow(160, 220, 190)}${place(sheet(132, 172, colors.under), 150, 120, -6)}${place(signed, 150, 118, 2)}${place(padlock, 212, 150, 0, 1.2)}${place(seal(0.95, colors.paper), 212, 167)}`,
  ),
};

/** A scene as an SVG document. */
export const drawScene = ({ width, height, content }: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
