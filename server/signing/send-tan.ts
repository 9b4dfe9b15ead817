import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { TanSent } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call } from '../http/implement.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { queueSms } from '../sms/queue-sms.ts';
import type { Proof } from './proof-rule.ts';
import { printDocuments } from './print-documents.ts';
import { endStepUp } from './step-up-repository.ts';
import { tanRules } from '../rules/tan-rule.ts';
import { storeTan } from './tan-repository.ts';

/** What is stored in place of a code: bound to the signature, so that no code fits another. */
export const hashTan = ({ secrets }: Services, sid: string, tan: string): string =>
  secrets.hashToken(`tan ${sid} ${tan}`);

/**
 * Makes a six-digit code, sends it to the signer by the proof's channel (in the given language, else the signer's own), and notes it
 * in the evidence, all in the caller's transaction. It signs the documents that `requestIds` have now, and no others.
 */
export async function sendTan(
  trx: Transaction<Database>,
  call: Call,
  {
    sid,
    requestId,
    proof,
    requestIds,
  }: { sid: string; requestId: string; proof: Proof; requestIds: readonly string[] },
  wanted?: Language,
): Promise<TanSent> {
  const { meta, now, services } = call;
  const tan = String(randomInt(1_000_000)).padStart(6, '0');
  const { title, ...signer } = await trx
    .selectFrom('signatures')
    .innerJoin('signature_requests', 'signature_requests.id', 'signatures.request_id')
    .leftJoin('users as account', 'account.id', 'signatures.user_id')
    .select(['signatures.language', 'signature_requests.title', 'account.lang'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  await appendEvent(trx, call, { requestId, name: 'TAN_SENT', data: { sid, channel: proof.channel } });
  // The newest way of proving counts.
  await endStepUp(trx, sid);
  const shown = await printDocuments(trx, requestIds);
  await storeTan(trx, { sid, channel: proof.channel, codeHash: hashTan(services, sid, tan), shown }, now);
  const expiresAt = new Date(now.getTime() + tanRules.lifeSeconds * 1000);
  const language = wanted ?? signer.lang ?? signer.language;
  if (proof.channel === 'sms') {
    await queueSms(services, trx, { to: proof.to, language, template: 'tan', values: { tan, title } });
  } else {
    const values = { tan, title, expiresAt };
    await queueMail(services, trx, { to: proof.to, language, zone: meta.zone, template: 'tan', values });
  }
  return { expires_in: tanRules.lifeSeconds, resend_in: tanRules.resendSeconds };
}
