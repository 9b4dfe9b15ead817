import { describe, expect, it } from 'vitest';
import { judgePlacement } from './placement-rules.ts';

const ground = {
  pages: [
    { width: 595.28, height: 841.89, rotation: 0 },
    { width: 841.89, height: 595.28, rotation: 90 },
  ],
  fieldNames: ['Tenant'],
};
const place = { page: '0', x: 0, y: 0, width: 180, height: 84, rotation: 0 };

describe('the place of a visual signature', () => {
  it.each([
    ['in the middle', { ...place, x: 200, y: 400 }],
    ['in the lower right corner', { ...place, x: 415.28, y: 757.89 }],
    ['at the right of a rotated page, by its displayed width', { ...place, page: '1', x: 661 }],
  ])('may be %s', (_where, position) => {
    expect(judgePlacement({ position }, ground)).toBeUndefined();
  });

  it.each([
    ['over the right edge', { ...place, x: 416 }],
    ['over the lower edge', { ...place, y: 759 }],
    ['on a page that does not exist', { ...place, page: '2' }],
    ['below a rotated page, though its unrotated height would do', { ...place, page: '1', y: 600 }],
  ])('may not be %s', (_where, position) => {
    expect(judgePlacement({ position }, ground)).toBe('error.sr.placement_outside_page');
    expect(judgePlacement({ positions: [place, position] }, ground)).toBe('error.sr.placement_outside_page');
  });

  it('may be an empty signature field of the document, and no other', () => {
    expect(judgePlacement({ form_field: 'Tenant' }, ground)).toBeUndefined();
    expect(judgePlacement({ form_field: 'Landlord' }, ground)).toBe('error.sr.form_field_unknown');
  });
});
