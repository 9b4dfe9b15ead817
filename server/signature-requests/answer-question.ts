import { answerQuestion as contract } from '@sigillum/api-contracts/signature-requests/answer-question.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { countQuestions } from './count-questions.ts';
import { describeEvents } from './describe-events.ts';
import { tellAnswer } from './notify.ts';

export const answerQuestion = implement(contract, async ({ params, body }, context) => {
  const { actor, db, services } = context;
  const { message } = body;
  const view = await claimRequest(db, context, params.id, 'answer');
  const question = Number(params.seq);
  const events = await db
    .selectFrom('audit_events')
    .select(['seq', 'name', 'data'])
    .where('request_id', '=', params.id)
    .where('name', 'in', ['QUESTION_ASKED', 'QUESTION_ANSWERED'])
    .execute();
  const asked = events.find(({ seq, name }) => name === 'QUESTION_ASKED' && seq === question);
  if (!asked) throw refuse('error.not_found');
  if (events.some(({ data }) => data.question === question)) throw refuse('error.sr.answered_already');
  const { sid } = asked.data;
  await appendEvent(db, context, { requestId: params.id, name: 'QUESTION_ANSWERED', data: { sid, question, message } });
  await countQuestions(db, params.id, -1);
  const signer = view.signatures.find((row) => row.sid === sid);
  if (signer)
    await tellAnswer(services, db, view.request, {
      signer,
      by: actor,
      question: asked.data.message ?? '',
      answer: message,
    });
  return { status: 201, body: (await describeEvents(db, view)).events.at(-1)! };
});
