import type { TemplateChange, TemplateSharing } from '@sigillum/api-contracts/templates/schemas.ts';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockBlobs } from '../documents/discard-blobs.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Blob } from '../storage/blob-store.ts';
import type { TemplateContent } from './tables.ts';

/** Whose templates are looked at. */
export interface Reader {
  userId: string;
  businessId: string;
  isAdmin: boolean;
}

/** Whether who has made something of an organisation is an accepted member of it, or one of its programs. */
export const ownerBelongsTo = (table: 'templates' | 'batches') => sql<boolean>`(exists (
  select from memberships belonging where belonging.business_id = ${sql.ref(`${table}.business_id`)}
  and belonging.user_id = ${sql.ref(`${table}.owner_id`)} and belonging.state = 'accepted')
  or exists (select from api_users program where program.business_id = ${sql.ref(`${table}.business_id`)}
  and program.user_id = ${sql.ref(`${table}.owner_id`)}))`;

const ownerBelongs = ownerBelongsTo('templates');

/** Whether who has named the reader still belongs to the organisation. */
const sharerBelongs = sql<boolean>`exists (
  select from memberships belonging where belonging.business_id = templates.business_id
  and belonging.user_id = own_share.shared_by and belonging.state = 'accepted')`;

/** How many colleagues are named. */
const colleagueCount = sql<number>`(
  select count(*)::int from template_shares share where share.template_id = templates.id)`;

/**
 * The own ones, what everybody in the organisation may use, what the reader is named for, and to an administrator those of people who have
 * left.
 */
const selectTemplates = (db: Kysely<Database>, { userId, businessId, isAdmin }: Reader) =>
  db
    .selectFrom('templates')
    .innerJoin('users as owner', 'owner.id', 'templates.owner_id')
    .leftJoin('template_shares as own_share', (join) =>
      join.onRef('own_share.template_id', '=', 'templates.id').on('own_share.user_id', '=', userId),
    )
    .leftJoin('users as sharer', 'sharer.id', 'own_share.shared_by')
    .where('templates.business_id', '=', businessId)
    .where((where) =>
      where.or([
        where('templates.owner_id', '=', userId),
        where('templates.sharing', '<>', 'NONE'),
        where('own_share.sharing', 'is not', null),
        ...(isAdmin ? [where.not(ownerBelongs)] : []),
      ]),
    );

const columns = [
  'owner.first_name as owner_first_name',
  'owner.last_name as owner_last_name',
  'own_share.sharing as own_sharing',
  'sharer.first_name as sharer_first_name',
  'sharer.last_name as sharer_last_name',
  ownerBelongs.as('owner_belongs'),
  sharerBelongs.as('sharer_belongs'),
  colleagueCount.as('colleague_count'),
] as const;

export async function findTemplate(db: Kysely<Database>, reader: Reader, id: string, lock?: 'change' | 'keep') {
  const query = selectTemplates(db, reader).selectAll('templates').select(columns).where('templates.id', '=', id);
  const locked =
    lock === 'change' ? query.forUpdate('templates') : lock === 'keep' ? query.forShare('templates') : query;
  return locked.executeTakeFirst();
}
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** `%` and `_` of a search are letters like others. */
const contain = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface TemplatesPage {
  search?: string | undefined;
  shared_with?: 'ME' | undefined;
  page: number;
  size: number;
}

/** One page, the newest change first, and how many there are. */
export async function pageTemplates(
  db: Kysely<Database>,
  reader: Reader,
  { search, shared_with: sharedWith, page, size }: TemplatesPage,
): Promise<{ rows: TemplateRow[]; total: number }> {
  const found = selectTemplates(db, reader)
    .$if(search !== undefined && search !== '', (query) => query.where('templates.name', 'ilike', contain(search!)))
    .$if(sharedWith === 'ME', (query) =>
      query
        .where('templates.owner_id', '<>', reader.userId)
        .where((where) =>
          where.or([where('templates.sharing', '<>', 'NONE'), where('own_share.sharing', 'is not', null)]),
        ),
    );
  const rows = await found
    .selectAll('templates')
    .select(columns)
    .orderBy('templates.updated_at', 'desc')
    .orderBy('templates.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Lists stay short enough to be looked through. */
const mostTemplates = 1000;

/** Refuses one more than an organisation keeps. */
export async function requireFreePlace(db: Kysely<Database>, businessId: string): Promise<void> {
  const { count } = await db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  if (count >= mostTemplates) throw refuse('error.template.too_many', { details: { limit: mostTemplates } });
}

export interface KeptFile {
  id: string;
  blob: Blob;
  inspection: DocumentInspection;
}

/** Keeps a file with a template. Its blob is held by the caller, or by another row. */
export async function storeTemplateFile(
  { blobs }: Pick<Services, 'blobs'>,
  trx: Kysely<Database>,
  templateId: string,
  { id, blob: { sha256, size }, inspection }: KeptFile,
  now: Date,
): Promise<void> {
  await lockBlobs(trx, [sha256]);
  // Somebody who uploaded the same refused bytes may have discarded them a moment ago.
  if ((await blobs.size(sha256)) === undefined) throw refuse('file.upload.interrupted');
  const row = { id, template_id: templateId, blob: sha256, size, inspection: JSON.stringify(inspection) };
  await trx
    .insertInto('template_documents')
    .values({ ...row, created_at: now })
    .execute();
}

/** The files of a template by their ids, those of earlier versions among them. */
export async function mapFiles(db: Kysely<Database>, templateId: string): Promise<ReadonlyMap<string, FileRow>> {
  const rows = await selectFiles(db, templateId);
  return new Map(rows.map((row) => [row.id, row]));
}
const selectFiles = (db: Kysely<Database>, templateId: string) =>
  db.selectFrom('template_documents').selectAll().where('template_id', '=', templateId).execute();
export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

export interface NewVersion {
  id: string;
  number: number;
  name: string;
  sharing: TemplateSharing;
  content: TemplateContent;
  changes: readonly TemplateChange[];
  changedBy: string;
  now: Date;
}

/** Writes down who has made what of a template, whose row says the same. */
export async function appendVersion(trx: Kysely<Database>, version: NewVersion): Promise<void> {
  const { id, number, name, sharing, content, changes, changedBy, now } = version;
  await trx
    .insertInto('template_versions')
    .values({
      template_id: id,
      number,
      changed_by: changedBy,
      changed_at: now,
      changes: [...changes],
      name,
      sharing,
      content: JSON.stringify(content),
    })
    .execute();
}

/** The next version of a template whose row the caller has locked. */
export async function writeVersion(trx: Kysely<Database>, version: NewVersion): Promise<void> {
  const { id, number, name, sharing, content, now } = version;
  await trx
    .updateTable('templates')
    .set({ version: number, name, sharing, content: JSON.stringify(content), updated_at: now })
    .where('id', '=', id)
    .execute();
  await appendVersion(trx, version);
}

const shownVersions = 200;

export const listVersions = (db: Kysely<Database>, { id, business_id }: TemplateRow) =>
  db
    .selectFrom('template_versions')
    .innerJoin('users', 'users.id', 'template_versions.changed_by')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .on('memberships.business_id', '=', business_id)
        .on('memberships.state', '=', 'accepted'),
    )
    .select(['number', 'changes', 'changed_at', 'users.first_name', 'users.last_name', 'memberships.id as belongs'])
    .where('template_id', '=', id)
    .orderBy('number', 'desc')
    .limit(shownVersions)
    .execute();
