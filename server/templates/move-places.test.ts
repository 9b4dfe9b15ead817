import { describe, expect, it } from 'vitest';
import { findAnchor, movePlace, type PlacedLine } from './move-places.ts';
import type { KeptPlace } from './tables.ts';

const size = { width: 595, height: 842 };
const write = (text: string, x: number, y: number): PlacedLine => ({ text, x, y, width: 120, height: 14 });
const position = { page: '1', x: 100, y: 620, width: 180, height: 70, rotation: 0 };
const place: KeptPlace = {
  role_id: 'tenant',
  document_id: 'lease',
  position,
  is_doubtful: false,
  anchor: findAnchor(position, [write('§ 12', 100, 50), write('The  Tenant', 100, 600), write('_____', 100, 640)]),
};
const empty = [size, size].map(() => []);

describe('findAnchor', () => {
  it('is the nearest words, without case and spaces, and how far the place is from them', () => {
    expect(place.anchor).toEqual({ text: 'the tenant', dx: 0, dy: 20 });
  });

  it('is nothing where no words are near', () => {
    expect(findAnchor(position, [write('Title', 100, 20), write('12', 100, 620)])).toBeUndefined();
  });
});

describe('movePlace', () => {
  it('follows the text to another page', () => {
    const lines = [[], [write('More', 10, 10)], [write('The tenant', 80, 300)]];
    expect(movePlace(place, { pages: [size, size, size], lines })).toMatchObject({
      position: { page: '2', x: 80, y: 320, width: 180, height: 70 },
      is_doubtful: false,
    });
  });

  it('prefers the page where it stood when the text is on several', () => {
    const lines = [[write('The tenant', 10, 10)], [write('The tenant', 100, 500)]];
    expect(movePlace(place, { pages: [size, size], lines })).toMatchObject({
      position: { page: '1', y: 520 },
      is_doubtful: false,
    });
  });

  it('stays, to be looked at, where the text is gone or stands more than once', () => {
    expect(movePlace(place, { pages: [size, size], lines: empty })).toMatchObject({ position, is_doubtful: true });
    const twice = [[], [write('The tenant', 10, 10), write('The tenant', 300, 500)]];
    expect(movePlace(place, { pages: [size, size], lines: twice })).toMatchObject({ position, is_doubtful: true });
  });

  it('is pushed back onto the page, to be looked at, where the text has no room beside it', () => {
    const lines = [[], [write('The tenant', 500, 830)]];
    const moved = movePlace(place, { pages: [size, size], lines })!;
    expect(moved.is_doubtful).toBe(true);
    expect(moved.position).toMatchObject({ x: 595 - 180, y: 842 - 70 });
  });

  it('has nowhere to go in a file without its page', () => {
    expect(movePlace(place, { pages: [size], lines: [[]] })).toBeUndefined();
  });

  it('leaves the places in form fields as they are', () => {
    const field: KeptPlace = { role_id: 'tenant', document_id: 'lease', form_field: 'Signature1', is_doubtful: false };
    expect(movePlace(field, { pages: [], lines: [] })).toBe(field);
  });
});
