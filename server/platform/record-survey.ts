import { recordSurvey as contract } from '@sigillum/api-contracts/platform/record-survey.ts';
import { implement } from '../http/implement.ts';

export const recordSurvey = implement(contract, async ({ body: { survey, score, comment } }, { db, actor, now }) => {
  await db
    .insertInto('surveys')
    .values({ user_id: actor.id, survey, asked_at: now })
    .onConflict((row) => row.doNothing())
    .execute();
  if (score !== null)
    await db
      .updateTable('surveys')
      .set({ score, comment: comment || null, answered_at: now })
      .where('user_id', '=', actor.id)
      .where('survey', '=', survey)
      .where('answered_at', 'is', null)
      .execute();
  return { status: 204, body: undefined };
});
