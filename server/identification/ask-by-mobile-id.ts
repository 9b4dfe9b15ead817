import { randomUUID } from 'node:crypto';
import { askByMobileId as contract } from '@sigillum/api-contracts/identification/ask-by-mobile-id.ts';
import { Language } from '@sigillum/api-contracts/schemas.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { implement, type Context, type HandlerInput } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { MobileIdError, type MobileId } from '../identity/mobile-id.ts';
import { answerSeconds } from '../identity/mobile-id-messages.ts';
import { isSameSet } from '../rules/is-same-set.ts';
import { listProofTurns } from '../signing/list-proof-turns.ts';
import { printDocuments } from '../signing/print-documents.ts';
import { proveRecently } from '../user/prove-person.ts';
import { writeQuestion } from './describe-mobile-id.ts';
import {
  describeQuestion,
  failQuestion,
  findMobileId,
  findOpenQuestion,
  findQuestion,
  nameQuestion,
  type QuestionRow,
} from './mobile-id-questions.ts';
import { writePhoneText } from './write-phone-text.ts';

/** How often in an hour a person may have the phone asked. */
const mostAnHour = 20;
const appSeconds = 40;

export const askByMobileId = implement(contract, async ({ body }, context) => {
  const { actor, now, services } = context;
  const { db, mobileId } = services;
  if (!mobileId) throw refuse('error.mobile_id.not_offered');
  const mobile = await requireNumber(body, context);
  const requestIds = body.purpose === 'sign' ? body.signatureRequestIds : [];
  const turns = await listProofTurns(context, requestIds);
  const open = await findOpenQuestion(db, actor.id, now);
  if (open) {
    const isSame =
      open.purpose === body.purpose &&
      open.session_hash === actor.sessionHash &&
      isSameSet(open.request_ids, requestIds);
    if (!isSame) throw refuse('error.mobile_id.busy');
    return { status: 200, body: writeQuestion(open) };
  }
  const retryAfter = await countTry(db, { key: `mobile-id:${actor.id}`, limit: mostAnHour, windowSeconds: 3600 }, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const language = body.language ?? Language.catch('en').parse((await getAccount(db, actor.id)).lang.slice(0, 2));
  const id = randomUUID();
  let isNew = false;
  const answer = await context.transact(async (trx) => {
    isNew = true;
    const titles = requestIds.length
      ? await trx.selectFrom('signature_requests').select('title').where('id', 'in', requestIds).execute()
      : [];
    const row = await trx
      .insertInto('mobile_id_questions')
      .values({
        ...{ id, user_id: actor.id, purpose: body.purpose, session_hash: actor.sessionHash, mobile },
        text: writePhoneText({
          ...{ prefix: mobileId.prefix, purpose: body.purpose, language, id },
          titles: titles.map(({ title }) => title),
        }),
        request_ids: turns.map(({ requestId }) => requestId),
        shown: await printDocuments(
          trx,
          turns.map(({ requestId }) => requestId),
        ),
        state: 'open',
        asked_at: now,
        expires_at: new Date(now.getTime() + answerSeconds * 1000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw refuse('error.mobile_id.busy');
    return { status: 201, body: writeQuestion(row) };
  });
  if ('key' in answer || !isNew) return answer;
  await askPhone(context, mobileId, (await findQuestion(db, id))!, language);
  return { status: 201, body: writeQuestion((await findQuestion(db, id))!) };
});

/** The number that is asked: the account's own, and for everything but connecting the one that is connected. */
async function requireNumber(
  body: HandlerInput<typeof contract>['body'],
  { actor, now, services: { db } }: Context<typeof contract>,
): Promise<string> {
  const isConnecting = body.purpose === 'connect';
  const { mobile } = isConnecting ? await proveRecently(db, actor, body.password, now) : await getAccount(db, actor.id);
  if (mobile === null) throw refuse('error.mobile_id.mobile_missing');
  if (!isConnecting && (await findMobileId(db, actor.id))?.mobile !== mobile)
    throw refuse('error.mobile_id.not_connected');
  return mobile;
}

/** Has the phone ask. What stands between has been written down: whoever comes after a break of ours knows that it may have rung. */
async function askPhone(
  { now, services: { db, log, secrets } }: Context<typeof contract>,
  mobileId: MobileId,
  row: QuestionRow,
  language: Language,
): Promise<void> {
  const { id } = row;
  try {
    const hasRecoveryCode = await readRecoveryCode(mobileId, row);
    const { transaction, method } = await mobileId.ask(describeQuestion(row), language);
    await db
      .updateTable('mobile_id_questions')
      .set({
        ...{ method, has_recovery_code: hasRecoveryCode },
        transaction: secrets.encrypt(transaction, `mobile id ${id}`),
        ...(method === 'app' && { expires_at: new Date(now.getTime() + appSeconds * 1000) }),
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (!(error instanceof MobileIdError)) throw error;
    log.warn('Mobile ID has not asked', { error });
    await failQuestion(db, id, error.failure === 'unavailable' ? 'interrupted' : error.failure, now);
  }
}

/** What Mobile ID says of the number without a sound. Not every contract has this: without it the phone itself tells. */
async function readRecoveryCode(mobileId: MobileId, { id, mobile }: QuestionRow): Promise<boolean> {
  try {
    return (await mobileId.readProfile(`${nameQuestion(id)}P`, mobile)).hasRecoveryCode;
  } catch (error) {
    if (error instanceof MobileIdError && error.failure === 'unavailable') return false;
    throw error;
  }
}
