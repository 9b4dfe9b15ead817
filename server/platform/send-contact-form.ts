import { randomUUID } from 'node:crypto';
import { sendContactForm as contract } from '@sigillum/api-contracts/platform/send-contact-form.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { FormsRefusal, FormsServiceError } from './forms-service.ts';

/** The service is asked before anything is kept: consent to what was never sent is of no use. No transaction is open meanwhile. */
export const sendContactForm = implement(contract, async ({ body }, { services, transact, now, meta }) => {
  const { db, forms, log } = services;
  if (!forms) throw refuse('error.not_found');
  const limit = { key: `contact:${meta.ip}`, limit: 5, windowSeconds: 3600 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const { email, first_name: firstName, last_name: lastName, company, message, consent, news } = body;
  await forms.submit({ email, firstName, lastName, company, message, consent, news }).catch((error: unknown) => {
    if (error instanceof FormsRefusal) throw refuse('error.contact.refused');
    if (!(error instanceof FormsServiceError)) throw error;
    log.error('the contact form was not taken', { error });
    throw refuse('error.contact.unavailable');
  });
  return transact(async (trx) => {
    await trx
      .insertInto('contact_consents')
      .values({ id: randomUUID(), email, consent_text: consent, news_text: news ?? null, ip: meta.ip, at: now })
      .execute();
    return { status: 204 as const, body: undefined };
  });
});
