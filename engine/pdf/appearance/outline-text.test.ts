import { expect, it } from 'vitest';
import { outlineText } from './outline-text.ts';
import { GlyphMissing } from './shape-text.ts';

it.each(['caveat', 'dancing-script', 'great-vibes'] as const)(
  'draws a name in %s as outlines within its box',
  async (face) => {
    const { path, width, height } = await outlineText('Zoé Łukasz', face);
    const points = path.split('\n').flatMap((line) => line.split(' ').slice(0, -1).map(Number));
    expect(points.length).toBeGreaterThan(200);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    expect(Math.min(...xs, ...ys)).toBeGreaterThan(-1);
    expect(Math.max(...xs)).toBeLessThan(width + 1);
    expect(Math.max(...ys)).toBeLessThan(height + 1);
  },
);

it('takes letters that the face lacks from the fonts of names', async () => {
  expect((await outlineText('山田', 'great-vibes')).path).toMatch(/^h$/m);
});

it.each(['🖋', ' '])('refuses “%s”, which has no outline', (text) =>
  expect(outlineText(text, 'caveat')).rejects.toThrow(GlyphMissing),
);

it('puts the second word of a name from right to left at the left', async () => {
  const { path, width } = await outlineText('אאא ל', 'caveat');
  const points = path
    .split('\n')
    .map((line) => line.split(' ').slice(0, -1).map(Number).slice(-2))
    .filter(({ length }) => length === 2) as [number, number][];
  // Lamed is the one letter that rises above the others.
  const [x] = points.reduce((highest, point) => (point[1] > highest[1] ? point : highest));
  expect(x).toBeLessThan(width / 2);
});
