import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { TanSent } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { VisitorActor } from '../http/actor.ts';
import type { CallMeta } from '../http/implement.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { tanRules } from './tan-rule.ts';
import { storeTan } from './tan-repository.ts';

interface TanCallContext {
  services: Services;
  actor: VisitorActor;
  meta: CallMeta;
  now: Date;
}

/** What is stored in place of a code: bound to the signature, so that no code fits another. */
export const hashTan = ({ secrets }: Services, sid: string, tan: string): string =>
  secrets.hashToken(`tan ${sid} ${tan}`);

/** Makes a six-digit code, mails it to the signer (in the given language, else the signer's), and notes it in the evidence, all in the caller's transaction. */
export async function sendTan(
  trx: Transaction<Database>,
  { services, actor, meta, now }: TanCallContext,
  wanted?: Language,
): Promise<TanSent> {
  const { sid, requestId, email } = actor;
  const tan = String(randomInt(1_000_000)).padStart(6, '0');
  const { language, title } = await trx
    .selectFrom('signatures')
    .innerJoin('signature_requests', 'signature_requests.id', 'signatures.request_id')
    .select(['signatures.language', 'signature_requests.title'])
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  await appendEvent(trx, { actor, meta, now }, { requestId, name: 'TAN_SENT', data: { sid } });
  await storeTan(trx, sid, hashTan(services, sid, tan), now);
  const expiresAt = new Date(now.getTime() + tanRules.lifeSeconds * 1000);
  await queueMail(services, trx, {
    to: email,
    language: wanted ?? language,
    zone: meta.zone,
    template: 'tan',
    values: { tan, title, expiresAt },
  });
  return { expires_in: tanRules.lifeSeconds, resend_in: tanRules.resendSeconds };
}
