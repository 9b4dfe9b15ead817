import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { CaseOwner } from './case-owner.ts';
import { listIdentified } from './cases-repository.ts';
import { isEnoughFor } from './is-enough-for.ts';
import { daysOfWarning } from './list-changes.ts';

/** Refuses to identify somebody who is known under a law already, and well enough for as long as matters: somebody else would pay twice. */
export async function refuseKnown(
  db: Kysely<Database>,
  owner: CaseOwner,
  { legislation, vendor, now }: { legislation: Legislation; vendor: Pick<IdentityVendor, 'quality'>; now: Date },
): Promise<void> {
  const soon = new Date(now.getTime() + daysOfWarning * 86_400_000);
  const known = await listIdentified(db, owner, soon);
  if (known.some((row) => row.legislation === legislation && isEnoughFor(vendor.quality, row)))
    throw refuse('error.identification.already_known');
}
