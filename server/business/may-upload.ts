import type { FreePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Kysely } from 'kysely';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { StoredAttributes } from '../accounts/preferences.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findMembership, findProgramBusiness } from './business-repository.ts';
import { readFreePlan } from '../rules/find-successor.ts';
import { isLocked, type Standing } from '../rules/read-payment-method.ts';

/** Whether an account may upload; if not, the key of the problem that says why and how to get there. */
export type UploadVerdict = { isAllowed: true } | { isAllowed: false; key: ProblemKey };

/** Members of a business in good standing upload documents, and people without one unless theirs is the new free plan. */
export function mayUpload(business: Standing | undefined, freePlan: FreePlan | undefined, now: Date): UploadVerdict {
  if (business)
    return isLocked(business, now) ? { isAllowed: false, key: 'error.business.trial_expired' } : { isAllowed: true };
  return freePlan === 'free_v1' ? { isAllowed: false, key: 'error.business.upload_not_allowed' } : { isAllowed: true };
}

/**
 * Throws the refusal when the account may not upload. Answers the id of the business that the upload belongs to, null where the person
 * belongs to none.
 */
export async function requireUpload(
  { config }: Pick<Services, 'config'>,
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<string | null> {
  const membership = (await findMembership(db, userId)) ?? (await findProgramBusiness(db, userId));
  const verdict = mayUpload(
    membership,
    membership ? undefined : readFreePlan(config.priceCatalogue, await findAttributes(db, userId), now),
    now,
  );
  if (!verdict.isAllowed) throw refuse(verdict.key);
  return membership?.business_id ?? null;
}

/**
 * Throws the refusal when the account may not claim what was handed over. Everybody signs what they receive; to invite others is for who
 * may upload. Answers the id of the business that the request belongs to, null for a plain account's.
 */
export async function requireClaim(
  services: Pick<Services, 'config'>,
  db: Kysely<Database>,
  userId: string,
  purpose: 'SIGN' | 'INVITE',
  now: Date,
): Promise<string | null> {
  const isPlain = purpose === 'SIGN' && !(await findMembership(db, userId));
  return isPlain ? null : requireUpload(services, db, userId, now);
}

async function findAttributes(db: Kysely<Database>, userId: string): Promise<StoredAttributes> {
  const { attributes } = await db
    .selectFrom('users')
    .select('attributes')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return attributes;
}
