import { describe, expect, it } from 'vitest';
import { chooseType } from './choose-type.ts';

const offers = ['application/pdf', 'application/octet-stream', 'application/json'] as const;

describe('the type that an Accept header chooses', () => {
  it.each([
    [undefined, 'application/pdf'],
    ['', 'application/pdf'],
    ['*/*', 'application/pdf'],
    ['application/*', 'application/pdf'],
    ['application/octet-stream', 'application/octet-stream'],
    ['application/json', 'application/json'],
    ['Application/JSON; charset=utf-8', 'application/json'],
    ['application/json, application/pdf', 'application/pdf'],
    ['application/json, text/plain, */*', 'application/pdf'],
    ['application/pdf;q=0.1, application/json;q=0.9', 'application/json'],
    ['application/pdf;q=0, */*', 'application/octet-stream'],
    ['text/html', undefined],
    ['application/pdf;q=0', undefined],
    ['nonsense', undefined],
  ])('%s: %s', (accept, type) => {
    expect(chooseType(accept, offers)).toBe(type);
  });
});
