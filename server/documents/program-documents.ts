import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import type { CoveredCopy } from './cover-upload.ts';
import { lockBlobs } from './discard-blobs.ts';
import { storeDocument } from './store-document.ts';

/** What no request has taken by then goes by itself. */
export const unusedDays = 30;
const dayMs = 24 * 3600 * 1000;

type Program = Pick<ApiActor, 'username' | 'businessId'>;
type AccessLevel = 'read' | 'write' | 'own';

const select = (db: Kysely<Database>, { username, businessId }: Program, level: AccessLevel) =>
  db
    .selectFrom('program_documents')
    .selectAll()
    // Names of another business's programs open nothing.
    .where('business_id', '=', businessId)
    .where((where) =>
      where.or([
        where('username', '=', username),
        ...(level === 'own' ? [] : [sql<boolean>`write_access ? ${username}`]),
        ...(level === 'read' ? [sql<boolean>`read_access ? ${username}`] : []),
      ]),
    );

export type ProgramDocumentRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface NewProgramDocument {
  title: string;
  blob: Blob;
  inspection: DocumentInspection;
  readAccess?: readonly string[] | undefined;
  writeAccess?: readonly string[] | undefined;
  /** Of which one it is the sealed version: it was made to stay. */
  sealedFrom?: string | null;
}

/** Keeps an inspected file as a program’s document; its blob is held by the caller, who settles it. */
export async function storeProgramDocument(
  { blobs }: Pick<Services, 'blobs'>,
  trx: Kysely<Database>,
  { username, businessId }: Program,
  { title, blob, inspection, readAccess = [], writeAccess = [], sealedFrom }: NewProgramDocument,
  now: Date,
): Promise<ProgramDocumentRow> {
  await lockBlobs(trx, [blob.sha256]);
  // Somebody who uploaded the same refused bytes may have discarded them a moment ago.
  if ((await blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
  return trx
    .insertInto('program_documents')
    .values({
      id: randomUUID(),
      business_id: businessId,
      username,
      title,
      blob: blob.sha256,
      size: blob.size,
      inspection: JSON.stringify(inspection),
      read_access: JSON.stringify(readAccess),
      write_access: JSON.stringify(writeAccess),
      parent_id: sealedFrom ?? null,
      used_at: sealedFrom === undefined ? null : now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A document that the program may do this with; foreign and absent ones look the same. */
export const findProgramDocument = (
  db: Kysely<Database>,
  actor: Program,
  id: string,
  level: AccessLevel = 'read',
): Promise<ProgramDocumentRow | undefined> => select(db, actor, level).where('id', '=', id).executeTakeFirst();

/** Newest first. */
export const listProgramDocuments = (
  db: Kysely<Database>,
  actor: Program,
  most: number,
): Promise<ProgramDocumentRow[]> =>
  select(db, actor, 'read').orderBy('created_at', 'desc').orderBy('id').limit(most).execute();

/** Deletes a document that no request holds. Answers the blobs to discard after the commit. Throws a refusal. */
export async function deleteProgramDocument(
  trx: Kysely<Database>,
  actor: Program,
  id: string,
): Promise<string[] | undefined> {
  const row = await select(trx, actor, 'write').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const holder = await trx.selectFrom('documents').select('id').where('source_id', '=', id).executeTakeFirst();
  if (holder) throw refuse('error.machine.document_in_use');
  await lockBlobs(trx, [row.blob]);
  await trx.deleteFrom('program_documents').where('id', '=', id).execute();
  return [row.blob];
}

interface TakenDocuments {
  requestId: string;
  ownerId: string;
  ids: readonly string[];
  /** Copies, by the program's ids, that take the place of their files. */
  covered?: ReadonlyMap<string, CoveredCopy>;
  now: Date;
}

/**
 * Gives documents of a program to a request, in their order, as documents of its own with versions of their own: whoever takes one first
 * gets it under its id, another request under a new one. A PDF that we made of another file is accepted by that. The request's row is locked
 * by the caller. Answers the ids in the request; a foreign or absent document is undefined, and then nothing was taken.
 */
export async function takeProgramDocuments(
  services: Services,
  trx: Kysely<Database>,
  actor: Program,
  { requestId, ownerId, ids, covered, now }: TakenDocuments,
): Promise<(string | undefined)[]> {
  const rows = await Promise.all(
    ids.map((id) => select(trx, actor, 'read').where('id', '=', id).forUpdate().executeTakeFirst()),
  );
  if (rows.includes(undefined)) return rows.map((row) => row?.id);
  const taken: string[] = [];
  for (const row of rows as ProgramDocumentRow[]) {
    const { id, title, blob: sha256, size, inspection } = row;
    const holder = await trx.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
    const file = covered?.get(id) ?? { blob: { sha256, size }, inspection };
    const { conversion } = inspection;
    // The program was told that it is a PDF that we made; whoever names it all the same accepts it.
    const accepted = conversion && { conversion: { ...conversion, acceptedAt: now.toISOString() } };
    const document = { requestId, ownerId, title, ...file, inspection: { ...file.inspection, ...accepted }, now };
    taken.push((await storeDocument(services, trx, { ...document, source: { id, isFirst: !holder } })).id);
    await trx
      .updateTable('program_documents')
      .set({ used_at: row.used_at ?? now })
      .where('id', '=', id)
      .execute();
  }
  return taken;
}

/** Deletes what nobody has used for so long; their files go with the orphans. Answers how many. */
export async function forgetUnusedDocuments(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('program_documents')
    .where('used_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - unusedDays * dayMs))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
