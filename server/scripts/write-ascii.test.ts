import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { writeAscii } from './write-ascii.ts';

it.each([
  ['a string', "'„Zürich“ – 山田 👍'"],
  ['a template', '`„${1 + 1}“…\\n`'],
  ['an expression of letters', "'a“b„c'.split(/[“„]/)"],
  ['an expression of code points', "['👍x', '🦭'].map((text) => /^[👍🦭]/u.test(text))"],
  ['a letter behind a backslash', "'\\“ \\\\“ \\\\\\“'"],
  ['an escape that is there', "'\\u201c\\n“'"],
])('means the same: %s', (_what, code) => {
  const written = writeAscii(code);
  expect(written).toMatch(/^[\0-\x7F]*$/);
  expect(runInThisContext(written)).toEqual(runInThisContext(code));
});
