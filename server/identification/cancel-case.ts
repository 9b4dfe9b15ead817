import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { Services } from '../services.ts';
import { isFinal } from './advance-case.ts';
import { lockCase, type CaseRow } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { followPayment } from './follow-payment.ts';
import { tellPerson } from './tell-person.ts';

/** Ends a case at the person's wish, or because nobody needs it any more, after the vendor has. False: it has come to its end before. */
export async function cancelCase(
  services: Services,
  trx: Kysely<Database>,
  call: EvidenceCall,
  { id }: Pick<CaseRow, 'id'>,
): Promise<boolean> {
  const { now } = call;
  const row = await lockCase(trx, id);
  if (!row || row.ended_at || isFinal(row.state)) return false;
  const state = 'cancelled' as const;
  await trx
    .updateTable('identification_cases')
    .set({ state, updated_at: now, ended_at: now, link: null, appointment_at: null })
    .where('id', '=', id)
    .execute();
  await appendIdentificationEvent(trx, call, id, { name: 'CANCELLED', data: { ...describeEvent(row), state } });
  await followPayment(services, trx, id, null);
  if (row.appointment_at) await tellPerson(services, trx, row, { change: 'APPOINTMENT_CANCELLED' });
  return true;
}
