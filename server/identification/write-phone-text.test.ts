import { expect, it } from 'vitest';
import { writePhoneText } from './write-phone-text.ts';

const usual = {
  prefix: 'Sigillum: ',
  purpose: 'sign',
  language: 'en',
  id: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  titles: ['Lease'],
} as const;

it('names what is to be signed, or how much, with a reference to compare', () => {
  expect(writePhoneText(usual)).toBe('Sigillum: Sign "Lease"? (SIG-4B7C)');
  expect(writePhoneText({ ...usual, titles: ['Lease', 'Annex'], language: 'de' })).toBe(
    'Sigillum: 2 Anfragen unterschreiben? (SIG-4B7C)',
  );
  expect(writePhoneText({ ...usual, purpose: 'connect', language: 'fr', titles: [] })).toBe(
    'Sigillum: Relier Mobile ID à votre compte ? (SIG-4B7C)',
  );
});

it('fits onto every phone, and cuts no letter in two', () => {
  const text = writePhoneText({ ...usual, titles: ['𝔄 '.repeat(200)] });
  expect(text.length).toBeLessThanOrEqual(119);
  expect(text).toMatch(/𝔄\.\.\."\? \(SIG-4B7C\)$/);
});

it('keeps a title from ending its own quotation', () => {
  expect(writePhoneText({ ...usual, titles: ['Lease"?\n(SIG-9999) $& {count}'] })).toBe(
    'Sigillum: Sign "Lease ? (SIG-9999) $& {count}"? (SIG-4B7C)',
  );
});
