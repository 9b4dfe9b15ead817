import { expect, it } from 'vitest';
import { isFinalRefusal } from './is-final-refusal.ts';

it('offers a second try for what may pass, and none for what lies in the file', () => {
  expect((['file.pdf.not_a_pdf', 'file.pdf.xfa', 'file.pdf.empty'] as const).every(isFinalRefusal)).toBe(true);
  expect((['file.upload.interrupted', 'error.internal', 'file.pdf.workers_busy'] as const).some(isFinalRefusal)).toBe(
    false,
  );
});

it('offers none for an attachment of another kind or too large, nor where the request takes no files any more', () => {
  const keys = [
    'file.attachment.unsupported',
    'file.attachment.too_large',
    'error.sr.already_signed_by_somebody',
  ] as const;
  expect(keys.every(isFinalRefusal)).toBe(true);
  expect(isFinalRefusal('error.sr.too_many_attachments')).toBe(false);
});
