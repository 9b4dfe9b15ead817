import type { Kysely, Selectable } from 'kysely';
import type { CheckEnd } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { BusinessEventData, BusinessEventName } from '../evidence/business-event.ts';
import type { Services } from '../services.ts';
import { printDocument } from './identity-secrets.ts';
import { releaseNames } from './release-names.ts';

export type CheckRow = Selectable<Database['identity_checks']>;

/** Days that a record waits for the person who was checked. */
export const daysOfWaiting = 14;

/** A record of a business, or of a person; the business is locked first, so that its records change one after another. */
export async function lockCheck(
  trx: Kysely<Database>,
  id: string,
  of: { businessId: string } | { userId: string },
): Promise<CheckRow | undefined> {
  const select = () =>
    trx
      .selectFrom('identity_checks')
      .selectAll()
      .where('id', '=', id)
      .$if('businessId' in of, (query) => query.where('business_id', '=', (of as { businessId: string }).businessId))
      .$if('userId' in of, (query) => query.where('user_id', '=', (of as { userId: string }).userId));
  const found = await select().executeTakeFirst();
  if (!found) return undefined;
  await trx.selectFrom('businesses').select('id').where('id', '=', found.business_id).forNoKeyUpdate().execute();
  return select().forUpdate().executeTakeFirst();
}

/** Tells in the chain of the business what has happened to a record: whose it is, who has made it, and the print of what stands in it. */
export async function tellCheck(
  { secrets }: Pick<Services, 'secrets'>,
  trx: Kysely<Database>,
  call: EvidenceCall,
  row: CheckRow,
  name: Extract<BusinessEventName, `IDENTITY_${string}`>,
): Promise<void> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  const data: BusinessEventData = {
    userId: row.user_id,
    email,
    subject: `${row.officer_name} (${row.officer_email})`,
    checkId: row.id,
    ...(row.document !== null && { documentPrint: printDocument(secrets, row.id, row.document) }),
  };
  await appendBusinessEvents(trx, call, row.business_id, [{ name, data }]);
}

const endEvents = {
  rejected: 'IDENTITY_REJECTED',
  given_up: 'IDENTITY_ENDED',
  withdrawn: 'IDENTITY_WITHDRAWN',
  replaced: 'IDENTITY_ENDED',
  left: 'IDENTITY_ENDED',
  expired: 'IDENTITY_ENDED',
} as const satisfies Record<CheckEnd, BusinessEventName>;

/** Ends a record that is locked. What was never confirmed is nobody's evidence, and what stands in it is deleted at once. */
export async function endCheck(
  services: Pick<Services, 'secrets'>,
  trx: Kysely<Database>,
  call: EvidenceCall,
  row: CheckRow,
  reason: CheckEnd,
): Promise<void> {
  await tellCheck(services, trx, call, row, endEvents[reason]);
  await trx
    .updateTable('identity_checks')
    .set({ ended_at: call.now, end_reason: reason, ...(row.confirmed_at === null && { document: null }) })
    .where('id', '=', row.id)
    .execute();
  if (row.confirmed_at) await releaseNames(trx, row.user_id, call.now);
}
