import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DocumentInspection } from '@sigillum/engine/pdf/workers';
import type { NewSendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { createAccessCode, readAccessCode } from '../rules/access-code.ts';
import { readClaimEnd, readSendToStatus, sendToDays } from '../requests/send-to-status.ts';
import type { Services } from '../services.ts';

interface Handover {
  /** Undefined: a program that told no name. */
  makerId?: string;
  title: string;
  documents: readonly { title: string; blob: string; size: number; inspection: DocumentInspection }[];
  now: Date;
}

/** A fresh access code with what is kept of it. */
export const makeAccessCode = async () => {
  const code = createAccessCode();
  return { code, hash: await hashPassword(readAccessCode(code)) };
};

/** Lays inspected files down for whoever knows address and code. Their blobs are held by the caller, as for a document. */
export async function storeSendTo(
  { config }: Pick<Services, 'config'>,
  trx: Kysely<Database>,
  { makerId, title, documents, now }: Handover,
  { code, hash }: Awaited<ReturnType<typeof makeAccessCode>>,
): Promise<NewSendTo> {
  const id = randomUUID();
  await trx
    .insertInto('send_tos')
    .values({ id, maker_id: makerId ?? null, title, code_hash: hash, created_at: now })
    .execute();
  await trx
    .insertInto('send_to_documents')
    .values(
      documents.map(({ inspection, ...document }, position) => ({
        send_to_id: id,
        position,
        ...document,
        inspection: JSON.stringify(inspection),
        created_at: now,
      })),
    )
    .execute();
  const claimable_until = readClaimEnd(now).toISOString();
  return { id, url: `${config.publicUrl}/sendto/${id}`, access_code: code, claimable_until };
}

const select = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .selectFrom('send_tos')
    .leftJoin('users as maker', 'maker.id', 'send_tos.maker_id')
    .selectAll('send_tos')
    .select(['maker.first_name as maker_first_name', 'maker.last_name as maker_last_name'])
    .where('send_tos.id', '=', id)
    // The clean-up comes once a day; nobody sees what it is late for.
    .where('send_tos.created_at', '>', new Date(now.getTime() - sendToDays * 24 * 3600_000));

export type SendToRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

/** Throws what an absent one is answered with. */
export async function findSendTo(db: Kysely<Database>, id: string, now: Date): Promise<SendToRow> {
  const row = await select(db, id, now).executeTakeFirst();
  if (!row) throw refuse('error.not_found');
  return row;
}

/** The same, locked until the transaction ends: whoever claims it or takes it back meanwhile waits. */
export async function lockSendTo(trx: Kysely<Database>, id: string, now: Date): Promise<SendToRow> {
  const row = await select(trx, id, now).forUpdate('send_tos').executeTakeFirst();
  if (!row) throw refuse('error.not_found');
  return row;
}

/** The same of one that may still be claimed: of two that claim it, one is told. */
export async function lockUnclaimed(trx: Kysely<Database>, id: string, now: Date): Promise<SendToRow> {
  const row = await lockSendTo(trx, id, now);
  if (row.claimed_at) throw refuse('error.send_to.claimed');
  if (readSendToStatus(row, undefined, now) === 'EXPIRED') throw refuse('error.send_to.expired');
  return row;
}

export const listSendToDocuments = (db: Kysely<Database>, id: string) =>
  db.selectFrom('send_to_documents').selectAll().where('send_to_id', '=', id).orderBy('position').execute();
