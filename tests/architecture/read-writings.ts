import path from 'node:path';
import { listFiles, readSource } from './source-files.ts';

/** Something that people read in the repository: a document, or the comments of a source. */
export interface Writing {
  file: string;
  text: string;
  /** The files and folders that it names. */
  places: string[];
}

/** The kinds of files that people write: what such a name stands for lies in the repository, not in somebody's data. */
const written = /\.(?:ts|tsx|mts|mjs|css|tsv|md)$/;

const files = listFiles('.');
const folders = new Set(files.flatMap((file) => listFolders(path.posix.dirname(file))));
const places = [...files, ...folders].map((place) => `/${place}`);
const tops = new Set(files.map((file) => file.split('/')[0]!));
export const decisions = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));

/** In comments, what looks like a file of ours and is something else: styles of the design system. */
const notFiles = new Set(['from.md', 'until.md']);

function listFolders(folder: string): string[] {
  return folder === '.' ? [] : [folder, ...listFolders(path.posix.dirname(folder))];
}

/** The comments of a source: blocks, and what follows two slashes at the beginning of a line or after a space. */
const readComments = (source: string): string[] =>
  [...source.matchAll(/(?<=^|[\s({])(?:\/\*[^]*?\*\/|\/\/(?=\s)[^\n]*)/gm)].map(([comment]) => comment);

/** What a document sets in backticks, outside its blocks of code. */
const quote = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);

/** Folders and files in a document's drawings: its blocks of code that are in no language. */
const readDrawings = (text: string): string[] =>
  [...text.matchAll(/^```\n([^]*?)^```/gm)].flatMap(([, drawing]) =>
    drawing!.split(/[\s,]+/).filter((word) => /^[\w<]/.test(word) && (word.endsWith('/') || written.test(word))),
  );

/** Whether somebody who reads it looks for a file or folder of the repository. */
const isPlace = (word: string): boolean =>
  /^[\w.<>*{},@-]+(?:\/[\w.<>*{},-]+)*\/?$/.test(word) &&
  (written.test(word) || (word.includes('/') && tops.has(word.split('/')[0]!) && !/\.\w+$/.test(word)));

/** The files and folders that a comment names, without the marks around them. */
export const listPlaces = (comment: string): string[] =>
  comment
    .split(/[\s()[\]`'"“”;]+|\/\*+/)
    .map((word) => word.replace(/^(?:\.{1,2}\/)+/, '').replace(/(?:#[\w-]+)?[.,:?!…]*$/, ''))
    .filter((word) => isPlace(word) && !notFiles.has(word));

export const documents: Writing[] = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readSource(file) }))
  .map(({ file, text }) => ({ file, text, places: [...quote(text).filter(isPlace), ...readDrawings(text)] }));

export const comments: Writing[] = files
  .filter((file) => /\.(?:ts|tsx|mts|mjs|css)$/.test(file))
  .map((file) => ({ file, text: readComments(readSource(file)).join('\n') }))
  .map(({ file, text }) => ({ file, text, places: listPlaces(text) }));

/** Whether a file or folder lies at exactly this path from the root. */
export const isThere = (file: string): boolean => places.includes(`/${file}`);

/** `<area>` and `*` stand for any name, `{de-ch,it}` for one of those; a path may begin in the middle of the house. */
export function exists(place: string): boolean {
  const [, number] = /^docs\/decisions\/(\d{3})$/.exec(place) ?? [];
  if (number) return decisions.has(number);
  const pattern = place
    .replace(/\/$/, '')
    .replace(/^@sigillum\//, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]+>|\*/g, '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const end = new RegExp(`/${pattern}$`);
  return places.some((known) => end.test(known));
}

/** The numbers of decisions that a text relies on: “decision 012”, “decisions 021 and 030”, “docs/decisions/010, 017”. */
export const readDecisions = (text: string): string[] =>
  [...text.matchAll(/\bdecisions?[ /](\d{3}(?:(?:, (?:and )?| and )\d{3})*)\b/g)].flatMap(([, numbers]) =>
    numbers!.match(/\d{3}/g)!,
  );

/** The parts of documents that a text points to, as `file#anchor`. */
export function readAnchors(text: string, file: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, target, anchor]) => `${target ? path.posix.join(path.posix.dirname(file), target) : file}#${anchor}`,
  );
  return [...links, ...[...text.matchAll(/(?<![\w/(])[\w/-]+\.md#[\w-]+/g)].map(([part]) => part)];
}

/** The anchors of a document's headings, as GitHub makes them. */
export const listAnchors = (document: string): string[] =>
  [...readSource(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => {
    const plain = heading!.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
    return `${document}#${plain.replaceAll(' ', '-')}`;
  });

/** The scripts that a text tells to run, as `name of folder`. */
export const readScripts = (text: string): string[] =>
  [...text.matchAll(/npm run (?:(?:-s|--silent) )?([\w:-]+)(?: -w (?:@sigillum\/)?([\w-]+))?/g)].map(
    ([, name, folder = '.']) => `${name} of ${folder}`,
  );

/** The steps and wishes that stand after `npm test --` in a text. */
export const readTestRuns = (text: string): string[] =>
  [...text.matchAll(/npm test --((?: (?:--)?\w+)+)/g)].flatMap(([, words]) => words!.trim().split(' '));
