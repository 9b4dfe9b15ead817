import { lookAtMobileId as contract } from '@sigillum/api-contracts/identification/look-at-mobile-id.ts';
import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { implement, type Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { MobileIdError, type MobileIdAnswer } from '../identity/mobile-id.ts';
import { passFailPoint } from '../signing/failpoints.ts';
import { applyMobileIdAnswer } from './apply-mobile-id-answer.ts';
import { writeQuestion } from './describe-mobile-id.ts';
import { describeQuestion, failQuestion, findQuestion, isOver, type QuestionRow } from './mobile-id-questions.ts';

export const lookAtMobileId = implement(contract, async ({ params: { id } }, context) => {
  const { actor, now, services } = context;
  const row = await findQuestion(services.db, id);
  if (row?.user_id !== actor.id) throw refuse('error.not_found');
  const answered = row.ended_at ? undefined : await look(row, context);
  if (!answered) return { status: 200, body: writeQuestion(row) };
  if ('serial' in answered) await passFailPoint('mobile-id-confirmed');
  return context.transact(async (trx) => {
    if ('serial' in answered) await applyMobileIdAnswer(trx, context, id, answered);
    else await failQuestion(trx, id, answered.failure, now);
    return { status: 200, body: writeQuestion((await findQuestion(trx, id))!) };
  });
});

/** What has come of a question; undefined while it is open. */
async function look(
  row: QuestionRow,
  { now, services: { log, mobileId, secrets } }: Pick<Context, 'now' | 'services'>,
): Promise<MobileIdAnswer | { failure: MobileIdFailure } | undefined> {
  const over = isOver(row, now);
  if (!mobileId || row.transaction === null) return over ? { failure: 'interrupted' } : undefined;
  try {
    const transaction = secrets.decrypt(row.transaction, `mobile id ${row.id}`);
    return (await mobileId.look(describeQuestion(row), transaction)) ?? (over ? { failure: 'timeout' } : undefined);
  } catch (error) {
    if (!(error instanceof MobileIdError)) throw error;
    log.warn('Mobile ID tells of no success', { error });
    if (error.failure !== 'unavailable') return { failure: error.failure };
    if (over) return { failure: 'interrupted' };
    throw refuse('error.unavailable', { retryAfter: 2 });
  }
}
