import { answerAesForBusiness as contract } from '@sigillum/api-contracts/business/answer-aes-for-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { systemCall } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { claimBusiness } from './access-business.ts';
import { describeApplication, requireApplication } from './find-aes-application.ts';

export const answerAesForBusiness = implement(contract, async ({ body }, { db, now, meta, services }) => {
  const { business_id: id } = await requireApplication(db, services, body.token, now);
  await claimBusiness(db, id);
  // Judged again: another application may have taken its place meanwhile.
  const row = await requireApplication(db, services, body.token, now);
  await db
    .updateTable('aes_for_business')
    .set({ token_hash: null, ...(body.confirmed ? { confirmed_at: now } : { declined_at: now }) })
    .where('business_id', '=', id)
    .execute();
  // Whoever holds the link has no account here; the address says who was asked.
  const data = { subject: row.domains.join(', '), email: row.representative_email };
  await appendBusinessEvents(db, { ...systemCall(now), meta }, id, [
    { name: body.confirmed ? 'AES_CONFIRMED' : 'AES_DECLINED', data },
  ]);
  return { status: 200, body: describeApplication(row) };
});
