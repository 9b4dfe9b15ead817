import { systemCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { Services } from '../services.ts';
import { lockCase } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { followPayment } from './follow-payment.ts';
import { releaseNames } from './release-names.ts';
import { tellPerson } from './tell-person.ts';
import { tellRequest } from './tell-request.ts';

/**
 * Ends a case whose person was identified and whom the trust service has not taken over in all its time, so that it does not stay open for
 * ever and another one may begin. What the vendor has found does not count then.
 */
export async function endUnactivated(services: Services, caseId: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const row = await lockCase(trx, caseId);
    if (!row || row.ended_at || row.state !== 'success') return;
    const now = services.now();
    const state = 'failure' as const;
    const reason = 'not_activated' as const;
    await trx
      .updateTable('identification_cases')
      .set({ state, reason, updated_at: now, ended_at: now, link: null })
      .where('id', '=', caseId)
      .execute();
    await trx
      .updateTable('identifications')
      .set({ expires_at: now, end_told_at: now })
      .where('case_id', '=', caseId)
      .execute();
    await appendIdentificationEvent(trx, systemCall(now), caseId, {
      name: 'FAILED',
      data: { ...describeEvent(row), state, reason },
    });
    await followPayment(services, trx, caseId, reason);
    if (row.user_id !== null) await releaseNames(trx, row.user_id, now);
    await tellPerson(services, trx, row, { change: 'FAILED' });
    await tellRequest(services, trx, row, now);
  });
}
