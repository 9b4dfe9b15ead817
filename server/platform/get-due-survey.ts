import { getDueSurvey as contract } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { implement } from '../http/implement.ts';
import { judgeSurvey, surveyAfter } from './judge-survey.ts';

export const getDueSurvey = implement(contract, async (_input, { db, actor, now }) => {
  const { created_at: signedUpAt } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const asked = await db
    .selectFrom('surveys')
    .select(['survey', 'asked_at as askedAt'])
    .where('user_id', '=', actor.id)
    .execute();
  const signed = await db
    .selectFrom('signatures')
    .select('sid')
    .where('user_id', '=', actor.id)
    .where('signed_at', 'is not', null)
    .limit(surveyAfter.signatures)
    .execute();
  return { status: 200, body: { survey: judgeSurvey({ signedUpAt, signatures: signed.length, asked }, now) } };
});
