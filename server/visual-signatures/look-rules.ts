import { usualSettings, type Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { Kysely } from 'kysely';
import { findMembership } from '../business/business-repository.ts';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';

/** What people may choose about their visual signatures, and what holds unless they do. */
export type LookRules = Settings['visualSignatures'];

/** Of who belongs to no organisation, and of visitors. */
export const usualLookRules: LookRules = usualSettings.visualSignatures;

/** What the person's organisation has settled. */
export async function findLookRules(db: Kysely<Database>, userId: string): Promise<LookRules> {
  const membership = await findMembership(db, userId);
  return membership ? readSettings(membership.settings).visualSignatures : usualLookRules;
}

/** What the person's organisation has settled, with the visual signature that the person uses unless told otherwise. */
export async function findUsualLook(
  db: Kysely<Database>,
  userId: string,
): Promise<{ rules: LookRules; usual: VisualSignatureRow | undefined }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('visual_signatures as usual', (join) =>
      join.onRef('usual.user_id', '=', 'users.id').on('usual.is_default', '=', true),
    )
    .selectAll('usual')
    .select(({ selectFrom }) =>
      selectFrom('memberships')
        .innerJoin('businesses', 'businesses.id', 'memberships.business_id')
        .select('businesses.settings')
        .whereRef('memberships.user_id', '=', 'users.id')
        .where('memberships.state', '=', 'accepted')
        .where('businesses.deleted_at', 'is', null)
        .limit(1)
        .as('settings'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { settings, ...usual } = row;
  return {
    rules: readSettings(settings).visualSignatures,
    usual: usual.id === null ? undefined : (usual as VisualSignatureRow),
  };
}

/** The choice that holds: where people may not choose, their organisation's. */
export const settleLook = (
  { canUpdate, defaultValue }: LookRules[keyof LookRules],
  chosen: boolean = defaultValue,
): boolean => (canUpdate ? chosen : defaultValue);
