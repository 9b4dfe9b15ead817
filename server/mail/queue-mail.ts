import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../process/secrets.ts';
import { isNecessary } from './is-necessary.ts';
import type { Mail } from './mail.ts';

/** What queueing needs of the server's services. */
export type MailServices = {
  config: Pick<Config, 'publicUrl'>;
  jobs: Pick<Jobs, 'enqueue'>;
  secrets: Secrets;
  now: () => Date;
};

/**
 * Renders a mail and stores it with the job that sends it, inside the caller's transaction: it goes out after the commit
 * and never after a rollback. Returns the mail's id; undefined for a mail that its recipient's account does not want. What it says is
 * encrypted at rest, because it holds links and codes.
 */
export async function queueMail(
  services: MailServices,
  trx: Kysely<Database>,
  mail: Mail,
): Promise<string | undefined> {
  if (!isNecessary(mail) && (await wantsOnlyImportant(trx, mail.to))) return undefined;
  const { config, jobs, secrets, now } = services;
  // Loaded when first needed: the renderer costs 0.3 s, which the start of the server does not have.
  const { renderMail } = await import('./render-mail.ts');
  const { subject, html, text, locale } = await renderMail(mail, config.publicUrl);
  const id = randomUUID();
  await trx
    .insertInto('mails')
    .values({
      id,
      to_address: mail.to,
      subject,
      html: secrets.encrypt(html, `mail ${id} html`),
      text: secrets.encrypt(text, `mail ${id} text`),
      template: mail.template,
      locale,
      message_id: `<${id}@${new URL(config.publicUrl).hostname}>`,
      created_at: now(),
    })
    .execute();
  await jobs.enqueue(trx, 'send-mail', { mailId: id }, { singletonKey: id });
  return id;
}

/** Whether the account of an address has chosen the level IMPORTANT; people without account get everything. */
async function wantsOnlyImportant(trx: Kysely<Database>, address: string): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where('deleted_at', 'is', null)
    .where(sql`attributes ->> 'emailNotificationLevel'`, '=', 'IMPORTANT')
    .executeTakeFirst();
  return account !== undefined;
}
