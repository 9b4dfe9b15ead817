import { describe, expect, it } from 'vitest';
import { contrastPairs, type ThemeName, themes } from '../tokens/color-roles.ts';
import { measureContrast } from '../tokens/contrast.ts';
import { applyBrand, brandRoles, declareBrand, readAccent } from './brand.ts';
import { toHex, toOklch } from './oklch.ts';

/** Every corner and edge of sRGB in steps of 51, and 300 colours from a fixed sequence. */
function listAccents(): string[] {
  const steps = [0, 51, 102, 153, 204, 255];
  const toText = (...bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const grid = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => toText(red, green, blue))));
  let seed = 20261121;
  const next = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 24;
  return [...grid, ...Array.from({ length: 300 }, () => toText(next(), next(), next()))];
}
const accents = listAccents();

describe.each(['light', 'dark'] as const)('a brand in the %s theme', (theme: ThemeName) => {
  it('keeps the contrast of every pair for any accent whatever', () => {
    for (const accent of accents) {
      const roles = { ...themes[theme], ...applyBrand(accent, theme)! };
      for (const { foreground, background, least } of contrastPairs) {
        const contrast = measureContrast(roles[foreground], roles[background]);
        expect(contrast, `${foreground} on ${background} with ${accent}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('gives the four roles of every accent as plain colours', () => {
    for (const accent of accents) {
      const colors = applyBrand(accent, theme)!;
      expect(Object.keys(colors)).toEqual([...brandRoles]);
      for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('keeps the hue of an accent that has one', () => {
    for (const accent of ['#c8102e', '#0057b8', '#00843d', '#6a1b9a', '#ff6a13']) {
      const turn = Math.abs(toOklch(applyBrand(accent, theme)!.pine).hue - toOklch(accent).hue);
      expect(Math.min(turn, 360 - turn), accent).toBeLessThan(6);
    }
  });

  it('tells the hovered button from the resting one', () => {
    for (const accent of accents) {
      const { pine, pineStrong } = applyBrand(accent, theme)!;
      expect(pine, accent).not.toBe(pineStrong);
    }
  });
});

it('leaves an accent alone that already holds by day', () => {
  expect(applyBrand('#17473b', 'light')?.pine).toBe('#17473b');
});

it('reads colours as people type them and nothing else', () => {
  expect(readAccent(' #ABC ')).toBe('#aabbcc');
  expect(readAccent('17473B')).toBe('#17473b');
  for (const bad of ['', 'red', '#12', '#1234567', '#ggg', 'rgb(0 0 0)', '#fff;} body{display:none', null, undefined])
    expect(readAccent(bad)).toBeUndefined();
});

it('declares nothing for what is no colour, so that the default stays', () => {
  expect(declareBrand('url(javascript:alert(1))')).toBe('');
  expect(declareBrand(undefined)).toBe('');
});

it('declares the four variables for both themes', () => {
  const lines = declareBrand('#c8102e').split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^--color-pine: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);$/);
});

it('turns colours into OKLCH and back without changing them', () => {
  for (const accent of accents) expect(toHex(toOklch(accent))).toBe(accent);
});
