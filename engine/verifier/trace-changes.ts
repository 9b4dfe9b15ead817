import type { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { isLevel } from '../pdf/inspection/read-locks.ts';
import { PdfString, readName, readText, type PdfDict } from '../pdf/values.ts';
import type { Candidate } from './bytes/read-candidates.ts';
import { judgeChanges } from './changes/judge-changes.ts';
import { listChanges } from './changes/list-changes.ts';
import type { FieldLock } from './changes/revision-changes.ts';
import type { Entry, SignatureEntry } from './read-entry.ts';
import type { Change } from './report.ts';

/** What a signature permits to happen after it (ISO 32000-2 section 12.8.2): the level of its DocMDP or of its field's lock, and its field locks. */
type Permissions = { docMdp: 1 | 2 | 3 | undefined; locks: FieldLock[] };

const MAX_REFERENCES = 16;
async function readLock(reader: PdfReader, parameters: PdfDict): Promise<FieldLock> {
  const action = readName(await reader.resolve(parameters.get('Action')));
  const names: string[] = [];
  for (const item of await reader.resolveArray(parameters.get('Fields'))) {
    const text = await reader.resolve(item);
    if (text instanceof PdfString) names.push(readText(text));
  }
  // An action that is not known locks everything: the signer meant to lock.
  return action === 'Include' || action === 'Exclude' ? { action, fields: names } : { action: 'All', fields: [] };
}

async function readPermissions(reader: PdfReader, { dict, lock }: Candidate): Promise<Permissions> {
  const permissions: Permissions = { docMdp: undefined, locks: [] };
  const restrict = (level: 1 | 2 | 3) => {
    permissions.docMdp = Math.min(level, permissions.docMdp ?? 3) as 1 | 2 | 3;
  };
  for (const item of (await reader.resolveArray(dict.get('Reference'))).slice(0, MAX_REFERENCES)) {
    const reference = await reader.resolveDict(item);
    const parameters = (await reader.resolveDict(reference?.get('TransformParams'))) ?? new Map();
    const method = readName(await reader.resolve(reference?.get('TransformMethod')));
    if (method === 'FieldMDP') permissions.locks.push(await readLock(reader, parameters));
    if (method !== 'DocMDP') continue;
    const level = await reader.resolve(parameters.get('P'));
    // Level 2 is the default (table 257); an odd value is read as the strictest.
    restrict(level === null || level === 2 ? 2 : level === 3 ? 3 : 1);
  }
  // A lock restricts the whole document only where it says so (table 236).
  const level = await reader.resolve((await reader.resolveDict(lock))?.get('P'));
  if (isLevel(level)) restrict(level);
  return permissions;
}

/**
 * Compares the revisions of a file once, and answers for each signature what has changed since and whether its rules,
 * and those of the signatures before it, allow that. `revisions`: the sizes of the file's states, oldest first.
 */
export async function traceChanges(
  reader: PdfReader,
  entries: Entry[],
  revisions: number[],
): Promise<(entry: SignatureEntry) => Change[]> {
  const signed = entries.filter((entry): entry is SignatureEntry => entry.kind === 'signature');
  const isFollowed = signed.some(({ candidate }) => candidate.revision < revisions.length - 1);
  if (!isFollowed) return () => [];
  const all = await listChanges(reader.source, revisions);
  const known = new Map<SignatureEntry, Permissions>();
  for (const entry of signed) known.set(entry, await readPermissions(reader, entry.candidate));
  // A later signature's lock counts for the earlier ones too: what it locks has been agreed upon by then.
  const locks = signed.flatMap((entry) =>
    known.get(entry)!.locks.map((lock) => ({ ...lock, revision: entry.candidate.revision })),
  );
  return (entry) => {
    const inForce = signed.filter(({ range }) => range.end <= entry.range.end).map((other) => known.get(other)!);
    const levels = inForce.flatMap(({ docMdp }) => docMdp ?? []);
    return judgeChanges(all, {
      fromRevision: entry.candidate.revision,
      ...(levels.length > 0 && { docMdp: Math.min(...levels) as 1 | 2 | 3 }),
      locks,
    });
  };
}
