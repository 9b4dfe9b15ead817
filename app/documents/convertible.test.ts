import { expect, it } from 'vitest';
import { isToAccept, readKind, writeAccept } from './convertible.ts';

it('offers PDFs alone where nothing else becomes one, and sends nothing to be made one', () => {
  expect(writeAccept([])).toBe('application/pdf,.pdf');
  expect(readKind('Lease.docx', [])).toBeUndefined();
});

it('offers and sends what becomes a PDF, whatever the case of its ending', () => {
  expect(writeAccept(['PNG', 'JPEG'])).toBe('application/pdf,.pdf,.png,.jpg,.jpeg');
  expect(readKind('SCAN.JPEG', ['PNG', 'JPEG'])).toBe('JPEG');
  expect(readKind('Lease.docx', ['PNG', 'JPEG'])).toBeUndefined();
  expect(readKind('Lease.pdf', ['DOCX', 'PNG'])).toBeUndefined();
});

it('waits for a look at what we made, until it was accepted', () => {
  expect(isToAccept({})).toBe(false);
  expect(isToAccept({ conversion: { from: 'DOCX', is_accepted: false } })).toBe(true);
  expect(isToAccept({ conversion: { from: 'DOCX', is_accepted: true } })).toBe(false);
});
