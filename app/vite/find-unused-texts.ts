import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTables } from './read-messages.ts';

const appFolder = path.resolve(import.meta.dirname, '..');
const contractsFolder = path.resolve(appFolder, '../api-contracts');

/** Texts whose reader is still to come. */
async function readAwaited(): Promise<Set<string>> {
  const list = await readFile(path.resolve(appFolder, '../docs/specification/still-to-come.tsv'), 'utf8');
  return new Set([...list.matchAll(/^text\t([^\t]+)/gm)].map((match) => match[1]!));
}

interface Source {
  /** From the app's folder. */
  file: string;
  code: string;
}

/** A text by the name that its table gives it. */
interface NamedText {
  name: string;
  id: string;
}

/**
 * The ids of an area's texts that nobody speaks: no source that knows the area's tables by their name (`messages.title`, or `'title'`
 * where a rule chooses), and no source at all by the id in quotes or by the beginning of the id in a template.
 */
export function judgeUse(area: string, texts: readonly NamedText[], sources: readonly Source[]): string[] {
  const knowing = sources.filter(
    ({ file, code }) => file.startsWith(`${area}/`) || new RegExp(`/${area}/[\\w-]*messages\\.ts'`).test(code),
  );
  const collect = (pattern: RegExp, from: readonly Source[]) =>
    new Set(from.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, word]) => word!)));
  const names = collect(/[.'"]([A-Za-z]\w*)\b/g, knowing);
  const ids = collect(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g, sources);
  const beginnings = [...collect(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g, sources)];
  return texts
    .filter(({ name, id }) => !names.has(name) && !ids.has(id) && !beginnings.some((one) => id.startsWith(one)))
    .map(({ id }) => id);
}

async function readSources(folder: string): Promise<Source[]> {
  const exclude = (name: string) => /^(?:node_modules|build|\.react-router)$|messages\.ts$|\.test\.tsx?$/.test(name);
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: folder, exclude }));
  return Promise.all(files.map(async (file) => ({ file, code: await readFile(path.join(folder, file), 'utf8') })));
}

/** Every text of the product that neither the app nor an answer of the API speaks, one sentence each. */
export async function findUnusedTexts(): Promise<string[]> {
  const answers = (await readSources(contractsFolder)).map(({ file, code }) => ({
    file: `../api-contracts/${file}`,
    code,
  }));
  const sources = [...(await readSources(appFolder)), ...answers];
  const awaited = await readAwaited();
  const unused: string[] = [];
  for (const [area, tables] of await readTables()) {
    const texts = tables.flatMap((table) => Object.entries(table).map(([name, { id }]) => ({ name, id })));
    for (const id of judgeUse(area, texts, sources))
      if (!awaited.delete(id)) unused.push(`${area}: nobody speaks ${id}`);
  }
  for (const id of awaited) unused.push(`${id} is spoken, or no text any more: its line in still-to-come.tsv goes`);
  return unused;
}
