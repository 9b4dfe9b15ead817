import { describe, expect, it } from 'vitest';
import { planField } from './plan-field.ts';

const sid = '4a7b0f0e-6c1e-4a53-8b0e-0f0a7f6d2b11';
const place = { page: '2', x: 10, y: 20, width: 150, height: 70, rotation: 90 };

describe('planField', () => {
  it('names our own field by the sid and places it on every page that was chosen', () => {
    const expected = { pageIndex: 2, x: 10, y: 20, width: 150, height: 70, rotation: 90 };
    expect(planField(sid, { position: place })).toEqual({ fieldName: `Signature ${sid}`, placements: [expected] });
    expect(planField(sid, { positions: [place, { ...place, page: '0' }] }).placements).toEqual([
      expected,
      { ...expected, pageIndex: 0 },
    ]);
  });

  it('shows nothing without a visual signature', () => {
    expect(planField(sid, null)).toEqual({ fieldName: `Signature ${sid}`, placements: [] });
  });

  it('uses a field of the file under its own name', () => {
    expect(planField(sid, { form_field: 'Buyer' })).toEqual({ fieldName: 'Buyer', placements: [] });
  });
});
