import { sql, type RawBuilder } from 'kysely';

/** What one may ask the activity of an organisation for. */
export const activityKinds = ['accounts', 'signatures', 'identifications'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * Where the activities of a kind lie: organisation, moment and quality of each. A use of a seal is a signature, and told as one. What a person
 * has paid alone is no organisation's.
 */
export const activitySources: Readonly<Record<ActivityKind, RawBuilder<unknown>>> = {
  accounts: sql`(select business_id, at, '' as quality from business_events where name <> 'SEAL_USED')`,
  signatures: sql`(select business_id, at, quality from paid_signatures where business_id is not null)`,
  identifications: sql`(select business_id, at, quality from seen_identifications where business_id is not null)`,
};
