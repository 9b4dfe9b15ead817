import { describe, expect, it } from 'vitest';
import { drawQr } from './draw-qr.ts';

describe('a QR code', () => {
  it('has a quiet zone of four units on all sides', () => {
    const { size, path } = drawQr('otpauth://totp/Sigillum:nora@example.ch?secret=ABC');
    const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const all = places.flat();
    expect(Math.min(...all)).toBe(4);
    expect(Math.max(...all)).toBe(size - 5);
    // Each side has the outer edge of the finder patterns: seven dark units from the corner.
    for (const x of [4, 5, 6, 7, 8, 9, 10]) expect(places).toContainEqual([x, 4]);
  });

  it('differs with its text', () => {
    expect(drawQr('a').path).not.toBe(drawQr('b').path);
  });
});
