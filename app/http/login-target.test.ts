import { expect, it } from 'vitest';
import { readTarget, toLogin } from './login-target.ts';

const origin = 'https://sign.example.ch';
const read = (next: string) => readTarget(new URL(`${origin}/login?next=${encodeURIComponent(next)}`));

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

it('never leaves the origin, whatever a path is made of', () => {
  const parts = ['/', '\\', '.', '..', '%2e', '%2F', '%5C', '\t', ' ', 'a', '@', ':', '?', '#', 'evil.example'];
  const follow = (paths: string[]): string[] => paths.flatMap((path) => parts.map((part) => path + part));
  const paths = [1, 2, 3, 4].reduce<string[][]>((all) => [...all, follow(all.at(-1)!)], [['/']]).flat();
  const astray = paths.filter((path) => new URL(read(path), origin).origin !== origin);
  expect(paths.length).toBeGreaterThan(50_000);
  expect(astray).toEqual([]);
});

it('remembers neither the home page nor login and logout themselves', () => {
  expect(['/', '/login', '/login?next=%2F', '/logout'].map(toLogin)).toEqual(['/login', '/login', '/login', '/login']);
  expect(toLogin('/login-help')).toBe('/login?next=%2Flogin-help');
});
