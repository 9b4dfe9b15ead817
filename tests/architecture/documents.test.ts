import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  comments,
  decisions,
  documents,
  exists,
  isThere,
  listAnchors,
  listPlaces,
  readAnchors,
  readDecisions,
  readScripts,
  readTestRuns,
} from './read-writings.ts';
import { readSource, root } from './source-files.ts';

const writings = [...documents, ...comments];

/** Which writing says what is wrong. */
const list = (read: (text: string, file: string) => string[], isWrong: (word: string) => boolean) =>
  writings.flatMap(({ file, text }) => read(text, file).flatMap((word) => (isWrong(word) ? [`${file}: ${word}`] : [])));

describe('documents and comments tell the truth of today', () => {
  it('reads what they name', () => {
    const named = documents.flatMap(({ places }) => places);
    expect(named).toEqual(expect.arrayContaining(['app/screens.ts', 'e2e/<area>/']));
    expect(comments.flatMap(({ places }) => places).length).toBeGreaterThan(30);
    const comment = '/** As `app/nowhere.ts` (see server/nowhere/) says, or ./nowhere.mjs. */';
    expect(listPlaces(comment)).toEqual(['app/nowhere.ts', 'server/nowhere/', 'nowhere.mjs']);
    const wrong = ['app/nowhere.ts', 'server/<area>/nowhere.ts', 'app/nowhere/', 'docs/decisions/999'];
    expect(wrong.filter(exists)).toEqual([]);
    const cited = readDecisions('decision 012; decisions 021, 022 and 030 (docs/decisions/010 and 999)');
    expect(cited).toEqual(['012', '021', '022', '030', '010', '999']);
  });

  it('every file and folder that one names exists', () => {
    const missing = writings.flatMap(({ file, places }) =>
      places.flatMap((place) => (exists(place) ? [] : [`${file}: ${place}`])),
    );
    expect(missing).toEqual([]);
  });

  it('every decision that one relies on is recorded', () => {
    expect(list(readDecisions, (number) => !decisions.has(number))).toEqual([]);
  });

  it('every document that one links to exists', () => {
    const missing = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link]) => path.posix.join(path.posix.dirname(file), link!).replace(/\/$/, ''))
        .filter((target) => !isThere(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('every part of a document that one points to has its heading', () => {
    const hasHeading = (part: string) => {
      const [document = ''] = part.split('#');
      return isThere(document) && listAnchors(document).includes(part);
    };
    expect(['README.md#where-is-', 'README.md#nowhere'].map(hasHeading)).toEqual([true, false]);
    expect(list(readAnchors, (part) => !hasHeading(part))).toEqual([]);
  });

  it('a comment names a document by its path: there are several READMEs', () => {
    const nameless = comments.filter(({ text }) => /\bREADME(?!\.(?:md|txt)\b)/.test(text));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });

  it('every script that one tells to run exists', () => {
    const isUnknown = (script: string) => {
      const [name, folder] = script.split(' of ') as [string, string];
      return !(name in (JSON.parse(readSource(path.join(folder, 'package.json'))) as { scripts: object }).scripts);
    };
    expect(list(readScripts, isUnknown)).toEqual([]);
  });

  it('every step and every wish of `npm test` that one names exists', async () => {
    // Plain JavaScript without types, because it runs before anything is installed.
    const { steps } = (await import(path.join(root, 'tests/run/steps.mjs'))) as { steps: { name: string }[] };
    const wishes = [...readSource('tests/run.mjs').matchAll(/\b(\w+): flag\b/g)].map(([, name]) => `--${name}`);
    expect(wishes).toContain('--all');
    const known = [...steps.map(({ name }) => name), ...wishes];
    const told = readSource('docs/architecture.md').matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\|/gm);
    const words = [...told].flatMap(([, cell]) => cell!.match(/[\w-]+/g)!);
    expect(steps.filter(({ name }) => !words.includes(name))).toEqual([]);
    expect(list(readTestRuns, (word) => !known.includes(word))).toEqual([]);
  });
});
