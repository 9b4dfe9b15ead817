import { usualSettings, type Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';

/** What people may choose about their visual signatures, and what holds unless they do. */
export type LookRules = Settings['visualSignatures'];

/** Of who belongs to no organisation, and of visitors. */
export const usualLookRules: LookRules = usualSettings.visualSignatures;

/** What the person's organisation has settled. */
export async function findLookRules(db: Kysely<Database>, userId: string): Promise<LookRules> {
  const membership = await findMembership(db, userId);
  return membership ? readSettings(membership.settings).visualSignatures : usualLookRules;
}

/** The choice that holds: where people may not choose, their organisation's. */
export const settleLook = (
  { canUpdate, defaultValue }: LookRules[keyof LookRules],
  chosen: boolean = defaultValue,
): boolean => (canUpdate ? chosen : defaultValue);
