import { createHash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isLoopbackIp } from '../process/client-ip.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';

/** A line of the local outbox. */
export type OutboxEntry = {
  id: string;
  to: string;
  subject: string;
  template: string;
  locale: string;
  createdAt: Date;
};

/** A whole mail of the local outbox. */
export type OutboxMail = OutboxEntry & {
  html: string;
  text: string;
  attachments: { filename: string; size: number }[];
};

type OutboxServices = { db: Kysely<Database>; secrets: Secrets };

/** The newest mails first, without what they say. `to` picks those to one address. */
export async function listOutbox(
  { db }: OutboxServices,
  options: { limit: number; to?: string },
): Promise<OutboxEntry[]> {
  let query = db.selectFrom('mails').select(['id', 'to_address', 'subject', 'template', 'locale', 'created_at']);
  if (options.to) query = query.where('to_address', 'ilike', options.to.replace(/[\\%_]/g, '\\$&'));
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(options.limit).execute();
  return rows.map(({ to_address, created_at, ...row }) => ({ ...row, to: to_address, createdAt: created_at }));
}

/** One mail with its content; undefined when there is none or when its content was forgotten after sending. */
export async function readOutbox({ db, secrets }: OutboxServices, id: string): Promise<OutboxMail | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.html) return undefined;
  const attachments = await db
    .selectFrom('mail_attachments')
    .select(['filename', 'size'])
    .where('mail_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    id,
    to: row.to_address,
    subject: row.subject,
    template: row.template,
    locale: row.locale,
    createdAt: row.created_at,
    html: secrets.decrypt(row.html, `mail ${id} html`),
    text: secrets.decrypt(row.text, `mail ${id} text`),
    attachments,
  };
}

/** The secret that opens the outbox to a machine other than this one; printed at start, the same at every start. */
export function deriveOutboxSecret(secrets: Pick<Secrets, 'deriveSecret'>): string {
  return secrets.deriveSecret('outbox').slice(0, 22);
}

/**
 * Whether a caller may read the outbox, whose mails hold log-in links: never when there is a mail server or the public
 * URL is not local; otherwise from this machine, or with the secret. `ip` is the client's address after proxies: behind a
 * proxy on this machine that does not name its client, everybody would look local, so such a caller needs the secret too.
 */
export function mayOpenOutbox(
  config: Pick<Config, 'isLocal' | 'smtpUrl'>,
  caller: { ip: string; isProxied: boolean; secret: string | undefined },
  outboxSecret: string,
): boolean {
  if (!config.isLocal || config.smtpUrl) return false;
  if (isLoopbackIp(caller.ip) && !caller.isProxied) return true;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(caller.secret ?? ''), hash(outboxSecret));
}
