import { expect, it } from 'vitest';
import { nameDraft } from './name-draft.ts';

it('names a draft after its first file', () => {
  expect(nameDraft('Lease_agreement__Bern.PDF')).toBe('Lease agreement Bern');
  expect(nameDraft('v1.2 final.pdf')).toBe('v1.2 final');
  expect(nameDraft('.pdf')).toBe('.pdf');
  expect(nameDraft(`${'ü'.repeat(300)}.pdf`)).toHaveLength(255);
});
