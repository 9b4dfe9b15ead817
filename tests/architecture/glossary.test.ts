import { describe, expect, it } from 'vitest';
import { readSource } from './source-files.ts';

/** Each entry that names a file: its words, and that file. */
const entries = [...readSource('docs/glossary.md').matchAll(/^- \*\*([^*]+)\*\*[^]*?(?=^- |^#|$(?![^]))/gm)].flatMap(
  ([entry, words]) => {
    const [, file] = /`([\w./-]+\.tsx?)`\s*$/.exec(entry) ?? [];
    return file ? words!.split(', ').map((word) => ({ word, file })) : [];
  },
);

describe('the glossary', () => {
  it('names for each word of the code a file that uses it', () => {
    expect(entries.length).toBeGreaterThan(40);
    const isUsed = ({ word, file }: (typeof entries)[number]) =>
      new RegExp(word.replaceAll(' ', '.?'), 'i').test(file.replaceAll('-', ' ') + readSource(file));
    expect(entries.filter((entry) => !isUsed(entry))).toEqual([]);
    expect(isUsed({ word: 'Nowhere', file: 'app/root.tsx' })).toBe(false);
  });
});
