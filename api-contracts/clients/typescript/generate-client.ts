import { writeFile } from 'node:fs/promises';
import { oazapfts } from 'oazapfts';
import { describeMachineApi } from '../../openapi.ts';

interface Answer {
  description: string;
  content?: Record<string, { schema: { format?: string } }>;
}
interface Operation {
  tags: string[];
  responses: Record<string, Answer>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const isFile = ({ content = {} }: Answer) => Object.values(content).some(({ schema }) => schema.format === 'binary');

/** The generator reads an answer as JSON as soon as any of an operation is JSON, and a file is none: of files it is told nothing else. */
function leaveFileAlone(operation: Operation): void {
  const { 200: file } = operation.responses;
  if (!file || !isFile(file)) return;
  for (const answer of Object.values(operation.responses)) delete answer.content;
  file.content = { 'application/octet-stream': { schema: { format: 'binary', ...{ type: 'string' } } } };
}

const sortKeys = <T>(map: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The client of the machine API, as machine.ts holds it: `npm run client` writes it anew, and a test compares. v1 is an alias of v2 and
 * left out.
 */
export async function generateClient(): Promise<string> {
  const description = describeMachineApi('https://sign.example.org') as unknown as Description;
  // How the contracts are ordered depends on what loads them.
  description.paths = sortKeys(description.paths);
  for (const [path, item] of Object.entries(description.paths)) {
    description.paths[path] = sortKeys(item);
    for (const operation of Object.values(item)) leaveFileAlone(operation);
  }
  // Its types speak of a path; a document it takes as it is.
  return oazapfts(description as unknown as string, { exclude: ['v1'], useUnknown: true });
}

if (import.meta.main) await writeFile(new URL('machine.ts', import.meta.url), await generateClient());
