import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { pickText } from './read-messages.ts';

const greeting = { id: 'common.greeting', defaultMessage: 'Hello', description: '' };

it('speaks English where a translation is missing', () => {
  expect(pickText(greeting, 'de-ch', {}, false)).toBe('Hello');
  expect(pickText(greeting, 'de-ch', { 'common.greeting': 'Guten Tag' }, false)).toBe('Guten Tag');
});

it('says so to whoever develops, and of English texts nothing', () => {
  expect(pickText(greeting, 'de-ch', {}, true)).toBe('[de-ch?] Hello');
  expect(pickText(greeting, 'de-ch', { 'common.greeting': 'Guten Tag' }, true)).toBe('Guten Tag');
  expect(pickText(greeting, 'en-gb', undefined, true)).toBe('Hello');
});

it.each([
  ['serve', true],
  ['build', false],
] as const)('marks what is missing while one develops alone (%s: %s)', async (command, isMarked) => {
  const asked: boolean[] = [];
  const plugin = compileMessages(async (_locale, { marksMissing }) => {
    asked.push(marksMissing);
    return {};
  });
  await resolveConfig({ configFile: false, plugins: [plugin], logLevel: 'silent' }, command);
  await (plugin.load as (id: string) => Promise<unknown>)('\0virtual:messages/de-ch');
  expect(asked).toEqual([isMarked]);
});
