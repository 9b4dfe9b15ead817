import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OutboxEntry, OutboxMail } from '../mail/outbox.ts';
import { escapeHtml } from '../process/escape-html.ts';
import type { Secrets } from '../process/secrets.ts';

/** As the outbox heads a text message: it has no subject of its own. */
const subject = 'SMS';

const describe = (row: { id: string; to_number: string; template: string; locale: string; created_at: Date }) => ({
  id: row.id,
  to: `+${row.to_number}`,
  subject,
  template: `sms-${row.template}`,
  locale: row.locale,
  createdAt: row.created_at,
});

/** The newest text messages first, as lines of the local outbox. `to` picks those to one number, with or without plus sign. */
export async function listSmsOutbox(
  { db }: { db: Kysely<Database> },
  { limit, to }: { limit: number; to?: string },
): Promise<OutboxEntry[]> {
  let query = db.selectFrom('sms_messages').select(['id', 'to_number', 'template', 'locale', 'created_at']);
  if (to) query = query.where('to_number', '=', to.replace(/^\+/, ''));
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(describe);
}

/** One text message with its content; undefined when there is none or a provider has taken it. */
export async function readSmsOutbox(
  { db, secrets }: { db: Kysely<Database>; secrets: Pick<Secrets, 'decrypt'> },
  id: string,
): Promise<OutboxMail | undefined> {
  const row = await db.selectFrom('sms_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.text) return undefined;
  const text = secrets.decrypt(row.text, `sms ${id}`);
  const html = escapeHtml(text);
  return { ...describe(row), text, html: `<p>${html}</p>`, attachments: [] };
}
