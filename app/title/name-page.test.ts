import { expect, it } from 'vitest';
import { namePage } from './name-page.ts';

it('names a page by its own title', () => {
  expect(namePage('Anmelden', '/login')).toBe('Anmelden · Sigillum');
});

it('names first what the page shows, where it shows one thing of many', () => {
  expect(namePage('View and sign', '/view/:srid', 'Lease')).toBe('Lease · View and sign · Sigillum');
});

it('names a page without title by its last static segment, in capitalised words', () => {
  expect(namePage(undefined, '/business/members/signer-groups')).toBe('Signer Groups · Sigillum');
});

it('leaves out where a long word may be broken', () => {
  expect(namePage('Einstellungen des Unter\u00adnehmens', '/business/settings')).toBe(
    'Einstellungen des Unternehmens · Sigillum',
  );
});

it('skips parameters', () => {
  expect(namePage(undefined, '/view/:id/:userid')).toBe('View · Sigillum');
});

it('is the product’s name alone where nothing names the page', () => {
  expect([namePage(undefined, '/'), namePage(undefined, '*'), namePage(undefined, '/:id')]).toEqual([
    'Sigillum',
    'Sigillum',
    'Sigillum',
  ]);
});
