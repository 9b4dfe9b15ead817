import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MobileIdQuestion } from '../identity/mobile-id.ts';

export type QuestionRow = Selectable<Database['mobile_id_questions']>;
export type MobileIdRow = Selectable<Database['mobile_ids']>;

/** How long after its time a question may still bring the answer that was given in time, in milliseconds. */
const graceMs = 60_000;
export const isOver = ({ expires_at }: QuestionRow, now: Date): boolean =>
  now.getTime() > expires_at.getTime() + graceMs;

export const findMobileId = (db: Kysely<Database>, userId: string): Promise<MobileIdRow | undefined> =>
  db.selectFrom('mobile_ids').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findQuestion = (db: Kysely<Database>, id: string): Promise<QuestionRow | undefined> =>
  db.selectFrom('mobile_id_questions').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockQuestion = (trx: Kysely<Database>, id: string): Promise<QuestionRow | undefined> =>
  trx.selectFrom('mobile_id_questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the person's phone is being asked; one that nobody has answered in time is over first. */
export async function findOpenQuestion(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<QuestionRow | undefined> {
  const row = await db
    .selectFrom('mobile_id_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isOver(row, now)) return row;
  await failQuestion(db, row.id, row.transaction === null ? 'interrupted' : 'timeout', now);
  return undefined;
}

/** Ends a question that is open without success. */
export const failQuestion = (db: Kysely<Database>, id: string, reason: MobileIdFailure, now: Date) =>
  db
    .updateTable('mobile_id_questions')
    .set({ state: 'failed', reason, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** The same as Mobile ID knows it: a letter first, as its names want. */
export const nameQuestion = (id: string): string => `S${id.replaceAll('-', '')}`;
export const describeQuestion = ({ id, mobile, text }: QuestionRow): MobileIdQuestion => ({
  reference: nameQuestion(id),
  ...{ mobile, text },
});
