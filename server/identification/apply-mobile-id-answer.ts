import type { Kysely } from 'kysely';
import { getAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import { keepMobileIdAnswer } from '../evidence/mobile-id-answers.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { MobileIdAnswer } from '../identity/mobile-id.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { findTurn, type Turn } from '../signing/find-turn.ts';
import { storeStepUp } from '../signing/step-up-repository.ts';
import { deleteTan } from '../signing/tan-repository.ts';
import { recordAccountEvent } from '../two-step/account-events.ts';
import {
  failQuestion,
  findMobileId,
  lockQuestion,
  nameQuestion,
  type MobileIdRow,
  type QuestionRow,
} from './mobile-id-questions.ts';

/** Somebody has confirmed on the phone: does what the question was for, once. */
export async function applyMobileIdAnswer(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  id: string,
  { serial, message }: MobileIdAnswer,
): Promise<void> {
  const { now } = call;
  const question = await lockQuestion(trx, id);
  if (!question || question.ended_at) return;
  if (question.purpose === 'connect') await connect(trx, call, question, serial);
  else {
    const own = await findMobileId(trx, question.user_id);
    const isSame = own?.mobile === question.mobile && openSerial(call, own) === serial;
    if (own) await noteUse(trx, call, { own, question, isSame });
    if (!isSame) return void (await failQuestion(trx, id, 'other_serial', now));
    if (question.purpose === 'sign') await confirmSigning(trx, call, { question, message });
  }
  await trx
    .updateTable('mobile_id_questions')
    .set({ state: 'confirmed', ended_at: now })
    .where('id', '=', id)
    .execute();
}

const context = (userId: string) => `mobile id of ${userId}`;
const openSerial = ({ services: { secrets } }: Call<UserActor>, { serial, user_id }: MobileIdRow): string =>
  secrets.decrypt(serial, context(user_id));

/** What is kept from the first use on; an earlier Mobile ID gives way, which its person has proved to want. */
async function connect(
  trx: Kysely<Database>,
  { actor, meta, now, services }: Call<UserActor>,
  { mobile, method, has_recovery_code }: QuestionRow,
  serial: string,
): Promise<void> {
  const values = {
    ...{ mobile, method: method ?? 'sim', has_recovery_code, connected_at: now, used_at: now, differs_since: null },
    serial: services.secrets.encrypt(serial, context(actor.id)),
  };
  await trx
    .insertInto('mobile_ids')
    .values({ user_id: actor.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  const user = await getAccount(trx, actor.id);
  await recordAccountEvent(services, trx, { name: 'MOBILE_ID_CONNECTED', user, meta, detail: `+${mobile}` }, now);
}

/** Whether it is still the same one. Once it differs its person is told by mail, and it is the same again after it was restored. */
async function noteUse(
  trx: Kysely<Database>,
  { meta, now, services }: Call<UserActor>,
  { own, question, isSame }: { own: MobileIdRow; question: QuestionRow; isSame: boolean },
): Promise<void> {
  const { method, has_recovery_code } = question;
  await trx
    .updateTable('mobile_ids')
    .set(
      isSame
        ? { used_at: now, differs_since: null, has_recovery_code, ...(method && { method }) }
        : { differs_since: own.differs_since ?? now, has_recovery_code },
    )
    .where('user_id', '=', own.user_id)
    .execute();
  if (isSame || own.differs_since) return;
  const user = await getAccount(trx, own.user_id);
  await recordAccountEvent(services, trx, { name: 'MOBILE_ID_DIFFERS', user, meta, detail: `+${own.mobile}` }, now);
}

/** Stands for the code of what the phone was asked about, of the documents as they were then. */
async function confirmSigning(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { question, message }: { question: QuestionRow; message: Uint8Array },
): Promise<void> {
  const { now, services } = call;
  const { id, request_ids, session_hash: sessionHash, shown } = question;
  for (const requestId of request_ids.toSorted()) {
    const turn = await findOwnTurn(trx, call, requestId);
    if (!turn) continue;
    const { sid } = turn;
    const kept = { requestId, message, at: now };
    const answerSha256 = await keepMobileIdAnswer({ db: trx, secrets: services.secrets }, kept);
    const data = { sid, method: 'mobile_id', evidenceId: nameQuestion(id), answerSha256 } as const;
    await appendEvent(trx, call, { requestId, name: 'STEP_UP_CONFIRMED', data });
    await storeStepUp(trx, { sid, sessionHash, method: 'mobile_id', shown }, now);
    await deleteTan(trx, sid);
  }
}

/** Undefined where it cannot be signed any more, which the attempt to sign tells. */
async function findOwnTurn(
  trx: Kysely<Database>,
  { actor, now }: Call<UserActor>,
  requestId: string,
): Promise<Turn | undefined> {
  try {
    return await findTurn(trx, actor, requestId, now);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
