import { describe, expect, it } from 'vitest';
import { listPlacements, placeMark, writePlacements } from './placements.ts';

const position = { page: '2', x: 10, y: 20, width: 180, height: 70, rotation: 90 };

describe('visible signatures of a signer', () => {
  it('come back as they were written, one or several on a document', () => {
    const one = { document_id: 'd1', visual_signature: { position } };
    const two = { document_id: 'd2', visual_signature: { positions: [position, { ...position, page: '0' }] } };
    const placements = listPlacements({ sid: 's1', document_signatures: [one, two] });
    expect(placements.map(({ documentId, page }) => [documentId, page])).toEqual([
      ['d1', 2],
      ['d2', 2],
      ['d2', 0],
    ]);
    expect(new Set(placements.map(({ id }) => id)).size).toBe(3);
    expect(writePlacements('s1', 'd1', placements.slice(0, 1))).toEqual({ sid: 's1', document_signatures: [one] });
    expect(writePlacements('s1', 'd2', placements.slice(1))).toEqual({ sid: 's1', document_signatures: [two] });
  });

  it('are taken away with the last mark on a document', () => {
    expect(writePlacements('s1', 'd1', [])).toEqual({
      sid: 's1',
      document_signatures: [{ document_id: 'd1', visual_signature: null }],
    });
  });

  it('leave marks in form fields out, for these have no place to drag', () => {
    expect(
      listPlacements({
        sid: 's1',
        document_signatures: [{ document_id: 'd1', visual_signature: { form_field: 'sign_here' } }],
      }),
    ).toEqual([]);
  });
});

describe('the place of a new mark', () => {
  const a4 = { width: 595, height: 842 };

  it('is the foot of the page, on the left', () => {
    expect(placeMark(a4, [])).toEqual({ x: 36, y: 736, width: 180, height: 70 });
  });

  it('never covers another mark while there is room', () => {
    const taken = [placeMark(a4, [])];
    for (let count = 0; count < 12; count += 1) {
      const next = placeMark(a4, taken);
      const isFree = taken.every(
        (box) =>
          next.x >= box.x + box.width ||
          box.x >= next.x + next.width ||
          next.y >= box.y + box.height ||
          box.y >= next.y + next.height,
      );
      expect(isFree).toBe(true);
      taken.push(next);
    }
  });

  it('is around the point, but wholly on the page', () => {
    expect(placeMark(a4, [], { x: 300, y: 400 })).toEqual({ x: 210, y: 365, width: 180, height: 70 });
    expect(placeMark(a4, [], { x: 594, y: 1 })).toEqual({ x: 415, y: 0, width: 180, height: 70 });
  });

  it('fits a page that is smaller than the usual mark', () => {
    const card = { width: 150, height: 90 };
    const box = placeMark(card, []);
    expect(box.x + box.width).toBeLessThanOrEqual(card.width);
    expect(box.y + box.height).toBeLessThanOrEqual(card.height);
  });
});
