import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRequest, readReturn, rememberReturn } from './step-return.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leads back to the page of the request with everything that stood in its address', () => {
  const path = '/view/7d1?exitURL=https%3A%2F%2Fshop.example&lang=it';
  rememberReturn(path);
  expect(readReturn()).toBe(path);
});

it.each([
  ['the tail of `state`', { state: `echo.${btoa('request=0197f5a0-0000-7000-8000-000000000001')}` }],
  ['a parameter of its own', { request: '0197f5a0-0000-7000-8000-000000000001' }],
])('finds the request in %s', (_, params) => {
  expect(readRequest(params)).toBe('0197f5a0-0000-7000-8000-000000000001');
});
it.each([{ state: 'echo' }, { state: 'echo.%%%' }, { state: `echo.${btoa('request=../evil')}` }, {}])(
  'finds none in %j',
  (params) => {
    expect(readRequest(params)).toBeUndefined();
  },
);

it.each(['https://evil.example/view/7d1', '//evil.example', '/dashboard'])('never leads to %s', (path) => {
  rememberReturn(path);
  expect(readReturn()).toBeUndefined();
});
