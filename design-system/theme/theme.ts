import { type ColorRole, colorRoles, darkColorRoles } from '../tokens/color-roles.ts';
import {
  elevation,
  fontFamily,
  fontSize,
  lineHeight,
  motion,
  radius,
  space,
  type SpaceStep,
} from '../tokens/scales.ts';

/** One value for both themes; which of the two counts is decided by `color-scheme` where the variable is used. */
export const combineThemes = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const color = Object.fromEntries(
  Object.entries(colorRoles).map(([role, light]) => [role, combineThemes(light, darkColorRoles[role as ColorRole])]),
) as Readonly<Record<ColorRole, string>>;

/** Distances grow with the text, up to the share of the window that they have at 320 px: with text of 200 % the room of a small window is for the text. */
const room = Object.fromEntries(
  Object.entries(space).map(([step, value]) => [
    step,
    value === '0' ? value : `min(${value}, ${Number.parseFloat(value) * 5}vw)`,
  ]),
) as Readonly<Record<SpaceStep, string>>;

const tokens = { color, space: room, fontSize, lineHeight, fontFamily, radius, elevation, motion } as const;

type References<Group> = { readonly [Name in keyof Group]: string };
type Theme = { readonly [Group in keyof typeof tokens]: References<(typeof tokens)[Group]> };

/** Name of the CSS variable of a token: `--color-ink-soft`. */
export function nameVariable(group: string, name: string): string {
  return `--${group}-${name}`.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function mapTokens<Value>(
  toValue: (group: string, name: string, value: string) => Value,
): [string, [string, Value][]][] {
  return Object.entries(tokens).map(([group, values]) => [
    group,
    Object.entries(values).map(([name, value]) => [name, toValue(group, name, value)]),
  ]);
}

/** References to the theme's CSS variables, ready for a style: `theme.color.ink` is `var(--color-ink)`. */
export const theme = Object.fromEntries(
  mapTokens((group, name) => `var(${nameVariable(group, name)})`).map(([group, values]) => [
    group,
    Object.fromEntries(values),
  ]),
) as Theme;

/** The declarations that give those variables their values, one `--group-name: value;` a line. */
export const themeDeclarations: string = mapTokens((group, name, value) => `${nameVariable(group, name)}: ${value};`)
  .flatMap(([, values]) => values.map(([, declaration]) => declaration))
  .join('\n');

/** The colours alone and of the light theme alone, for browsers that do not know `light-dark()`. */
export const lightDeclarations: string = Object.entries(colorRoles)
  .map(([role, value]) => `${nameVariable('color', role)}: ${value};`)
  .join('\n');
