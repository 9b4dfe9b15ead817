import { expect, it } from 'vitest';
import { readTarget, toLogin } from './login-target.ts';

const read = (next: string) => readTarget(new URL(`https://sign.example.ch/login?next=${encodeURIComponent(next)}`));

it('brings a person back to the page they wanted', () => {
  expect(toLogin('/invite/7?lang=de')).toBe('/login?next=%2Finvite%2F7%3Flang%3Dde');
  expect(read('/invite/7?lang=de#documents')).toBe('/invite/7?lang=de#documents');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'evil',
])('never leaves the origin for %j', (next) => expect(read(next)).toBe('/'));

it('remembers neither the home page nor login and logout themselves', () => {
  expect(['/', '/login', '/login?next=%2F', '/logout'].map(toLogin)).toEqual(['/login', '/login', '/login', '/login']);
  expect(toLogin('/login-help')).toBe('/login?next=%2Flogin-help');
});
