import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { CaseOwner } from './case-owner.ts';
import { listIdentified } from './cases-repository.ts';
import { isKnown } from './is-known.ts';

/** Refuses to identify somebody who is known under a law already, and well enough for as long as matters: somebody else would pay twice. */
export async function refuseKnown(
  db: Kysely<Database>,
  owner: CaseOwner,
  law: { legislation: Legislation; vendor: Pick<IdentityVendor, 'quality'>; now: Date },
): Promise<void> {
  if (isKnown(await listIdentified(db, owner, law.now), law)) throw refuse('error.identification.already_known');
}
