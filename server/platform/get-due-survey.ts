import { getDueSurvey as contract } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { sql } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import { implement } from '../http/implement.ts';
import { judgeSurvey, surveyAfter } from './judge-survey.ts';

export const getDueSurvey = implement(contract, async (_input, { db, actor, now }) => {
  const rows = await listAsked(db, { userId: actor.id });
  const { signedUpAt, signatures } = rows[0]!;
  const asked = rows.flatMap(({ survey, askedAt }) => (survey && askedAt ? [{ survey, askedAt }] : []));
  return { status: 200, body: { survey: judgeSurvey({ signedUpAt, signatures, asked }, now) } };
});

/** A row for each survey that was put, one without where none was. */
const listAsked = keepQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('surveys', 'surveys.user_id', 'users.id')
    .select(['users.created_at as signedUpAt', 'surveys.survey', 'surveys.asked_at as askedAt'])
    .select(
      sql<number>`(select count(*)::int from (select from signatures where user_id = users.id and signed_at is not null
        limit ${surveyAfter.signatures}::int) signed)`.as('signatures'),
    )
    .where('users.id', '=', userId),
);
