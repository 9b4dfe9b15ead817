import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { chooseMailLocale } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { writeSms, type SmsTemplate, type SmsValues } from './sms-texts.ts';

/** A message to one phone. */
export interface Sms<Template extends SmsTemplate> {
  /** Digits with country code. */
  to: string;
  /** Two letters or a locale, as for mails. */
  language: string;
  template: Template;
  values: SmsValues[Template];
}

/**
 * Stores a text message with the job that hands it over, inside the caller's transaction: it goes out after the commit and never
 * after a rollback. What it says is encrypted at rest, because it holds a code. Returns its id.
 */
export async function queueSms<Template extends SmsTemplate>(
  { jobs, secrets, now }: Pick<Services, 'jobs' | 'secrets' | 'now'>,
  trx: Kysely<Database>,
  { to, language, template, values }: Sms<Template>,
): Promise<string> {
  const id = randomUUID();
  const locale = chooseMailLocale(language);
  const text = secrets.encrypt(writeSms(locale, template, values), `sms ${id}`);
  await trx
    .insertInto('sms_messages')
    .values({ id, to_number: to, text, template, locale, created_at: now() })
    .execute();
  await jobs.enqueue(trx, 'send-sms', { smsId: id }, { singletonKey: id });
  return id;
}
