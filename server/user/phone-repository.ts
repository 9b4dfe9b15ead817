import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PhoneVerification } from '@sigillum/api-contracts/user/schemas.ts';
import type { Database } from '../database/schema.ts';
import { tanRules } from '../rules/tan-rule.ts';
import type { Profile } from './profile-repository.ts';

export type PhoneRow = NonNullable<Awaited<ReturnType<typeof lockPhone>>>;

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** The last number that a person wanted to prove, proved or not, under a row lock: parallel tries count one after another. */
export const lockPhone = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('phone_verifications').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** A number that waits for its proof, as GET /v1/user shows it. */
export function describePhone({ id, mobile, sent_at, expires_at }: NonNullable<Profile['phone']>): PhoneVerification {
  const resendAt = secondsAfter(new Date(sent_at), tanRules.resendSeconds);
  return { id, mobile, expiresAt: new Date(expires_at).toISOString(), resendAt: resendAt.toISOString() };
}

interface SentCode {
  id: string;
  userId: string;
  mobile: string;
  codeHash: string;
}

/** Keeps a code that is being sent. Wrong tries before it count on, with another number too, until the lock has passed. */
export async function storePhoneCode(db: Kysely<Database>, sent: SentCode, now: Date): Promise<void> {
  const { id, userId, mobile, codeHash } = sent;
  const expires_at = secondsAfter(now, tanRules.lifeSeconds);
  await db
    .insertInto('phone_verifications')
    .values({ user_id: userId, id, mobile, code_hash: codeHash, sent_at: now, expires_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        id,
        mobile,
        previous_code_hash: sql`case when phone_verifications.id = ${id} then phone_verifications.code_hash end`,
        code_hash: codeHash,
        sent_at: now,
        expires_at,
        attempts: sql`case when phone_verifications.locked_until <= ${now} then 0 else phone_verifications.attempts end`,
        locked_until: null,
        ended_at: null,
      }),
    )
    .execute();
}

/** Counts a wrong try; the fifth locks. Answers how many are left. */
export async function countWrongCode(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  const row = await db
    .updateTable('phone_verifications')
    .set({
      attempts: sql`case when attempts + 1 >= ${tanRules.maxAttempts} then 0 else attempts + 1 end`,
      locked_until: sql`case when attempts + 1 >= ${tanRules.maxAttempts} then ${secondsAfter(now, tanRules.lockSeconds)}::timestamptz end`,
    })
    .where('user_id', '=', userId)
    .returning(['attempts', 'locked_until'])
    .executeTakeFirstOrThrow();
  return row.locked_until ? 0 : tanRules.maxAttempts - row.attempts;
}

/** Ends the proof that waits, if one does; `isProved` forgets the wrong tries. */
export const endPhone = (db: Kysely<Database>, userId: string, now: Date, isProved = false) =>
  db
    .updateTable('phone_verifications')
    .set({ ended_at: now, ...(isProved && { attempts: 0 }) })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();

/** A new proof's id. */
export const createPhoneId = (): string => randomUUID();
