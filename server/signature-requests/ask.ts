import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { RequestEvent } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { RequestActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { countQuestions } from './count-questions.ts';
import { describeEvents } from './describe-events.ts';
import { tellQuestion } from './notify.ts';

/** Whoever looks after a request gets a mail for each. */
const maxQuestions = 20;

/** A signer, with or without account, asks whoever looks after a request. Answers the event. */
export async function ask(
  trx: Kysely<Database>,
  call: Call<RequestActor>,
  id: string,
  message: string,
): Promise<z.output<typeof RequestEvent>> {
  const { services } = call;
  const view = await claimRequest(trx, call, id, 'ask');
  const { request, own } = view;
  const { sid } = own!;
  const { count } = await trx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request_id', '=', id)
    .where('name', '=', 'QUESTION_ASKED')
    .where(({ ref }) => ref('data', '->>').key('sid'), '=', sid)
    .executeTakeFirstOrThrow();
  if (count >= maxQuestions) throw refuse('error.sr.too_many_questions');
  await appendEvent(trx, call, { requestId: id, name: 'QUESTION_ASKED', data: { sid, message } });
  await countQuestions(trx, id, 1);
  await tellQuestion(services, trx, request, { signer: own!, message });
  return (await describeEvents(trx, view)).events.at(-1)!;
}
