import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readSource } from './source-files.ts';

/** The kinds of files that people write: what such a name stands for lies in the repository, not in somebody's data. */
const written = /\.(?:ts|tsx|mts|mjs|tsv|md)$/;

const files = listFiles('.');
const folders = new Set(files.flatMap((file) => listFolders(path.posix.dirname(file))));
const places = [...files, ...folders].map((place) => `/${place}`);
const tops = new Set(files.map((file) => file.split('/')[0]!));
const documents = files.filter((file) => file.endsWith('.md'));

function listFolders(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...listFolders(path.posix.dirname(folder))];
}

/** What a document sets in backticks, outside its blocks of code. */
const quote = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);

/** Whether somebody who reads it looks for a file or folder of the repository. */
const isPlace = (word: string): boolean =>
  /^[\w.<>*{},-]+(?:\/[\w.<>*{},-]+)*\/?$/.test(word) &&
  (written.test(word) || (word.includes('/') && tops.has(word.split('/')[0]!) && !/\.\w+$/.test(word)));

/** `<area>` and `*` stand for any name, `{de-ch,it}` for one of those; a path may begin in the middle of the house. */
function exists(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]+>|\*/g, '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const end = new RegExp(`/${pattern}$`);
  return places.some((known) => end.test(known));
}

/** The scripts that a document tells to run, as the folder of their package and their name. */
function readScripts(text: string): { folder: string; name: string }[] {
  const calls = text.matchAll(/npm run (?:(?:-s|--silent) )?([\w:-]+)(?: -w (?:@sigillum\/)?([\w-]+))?/g);
  return [...calls].map(([, name, folder = '.']) => ({ folder, name: name! }));
}

describe('the documents tell the truth of today', () => {
  it('reads what they name', () => {
    const named = documents.flatMap((document) => quote(readSource(document)).filter(isPlace));
    expect(named).toContain('app/screens.ts');
    expect(named.length).toBeGreaterThan(50);
    expect(['app/nowhere.ts', 'server/<area>/nowhere.ts', 'app/nowhere/'].filter(exists)).toEqual([]);
  });

  it('every file and folder that one names exists', () => {
    const missing = documents.flatMap((document) =>
      quote(readSource(document))
        .filter((word) => isPlace(word) && !exists(word))
        .map((word) => `${document}: ${word}`),
    );
    expect(missing).toEqual([]);
  });

  it('every document that one links to exists', () => {
    const missing = documents.flatMap((document) =>
      [...readSource(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link]) => path.posix.join(path.posix.dirname(document), link!).replace(/\/$/, ''))
        .filter((target) => !places.includes(`/${target}`))
        .map((target) => `${document}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('every script that one tells to run exists', () => {
    const missing = documents.flatMap((document) =>
      readScripts(readSource(document))
        .filter(({ folder, name }) => {
          const { scripts } = JSON.parse(readSource(path.join(folder, 'package.json'))) as { scripts: object };
          return !(name in scripts);
        })
        .map(({ folder, name }) => `${document}: ${name} of ${folder}`),
    );
    expect(missing).toEqual([]);
  });
});
