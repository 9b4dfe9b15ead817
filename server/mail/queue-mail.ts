import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Secrets } from '../process/secrets.ts';
import { isNecessary } from './is-necessary.ts';
import type { Mail, MailAttachment, RenderedMail } from './mail.ts';

/** What queueing needs of the server's services. */
export type MailServices = {
  config: Pick<Config, 'publicUrl'>;
  jobs: Pick<Jobs, 'enqueueAll'>;
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
  const [id] = await queueMails(services, trx, [mail]);
  return id;
}

/** The same for many, in three statements, however many there are. Returns the ids of the mails that are wanted. */
export async function queueMails(
  services: MailServices,
  trx: Kysely<Database>,
  mails: readonly Mail[],
): Promise<string[]> {
  const sparing = await findSparing(
    trx,
    mails.filter((mail) => !isNecessary(mail)).map(({ to }) => to),
  );
  // A program has a user name where people have an address (decision 177), and some signers have none.
  const addressed = mails.filter(({ to }) => to.includes('@'));
  const wanted = addressed.filter((mail) => isNecessary(mail) || !sparing.has(mail.to.toLowerCase()));
  if (!wanted.length) return [];
  const rows: ReturnType<typeof writeRow>[] = [];
  const render = makeRenderer(services);
  for (const mail of wanted) rows.push(writeRow(services, mail, await render(mail)));
  await trx.insertInto('mails').values(rows).execute();
  const attached = wanted.flatMap(({ attachments = [] }, index) => attachments.map(writeAttachment(rows[index]!.id)));
  if (attached.length) await trx.insertInto('mail_attachments').values(attached).execute();
  const ids = rows.map(({ id }) => id);
  const jobs = ids.map((mailId) => ({ payload: { mailId }, singletonKey: mailId }));
  await services.jobs.enqueueAll(trx, 'send-mail', jobs);
  return ids;
}

/** Renders once what says the same to several: a thousand invitations are a thousand times the same but for the address. */
function makeRenderer({ config }: MailServices) {
  const known = new Map<string, RenderedMail>();
  return async (mail: Mail): Promise<RenderedMail> => {
    const { language, zone, template, values } = mail;
    const key = JSON.stringify([language, zone, template, values]);
    const earlier = known.get(key);
    if (earlier) return earlier;
    // Loaded when first needed: the renderer costs 0.3 s, which the start of the server does not have.
    const { renderMail } = await import('./render-mail.ts');
    const rendered = renderMail(mail, config.publicUrl);
    known.set(key, rendered);
    return rendered;
  };
}

function writeRow({ config, secrets, now }: MailServices, mail: Mail, { subject, html, text, locale }: RenderedMail) {
  const id = randomUUID();
  return {
    id,
    to_address: mail.to,
    subject,
    html: secrets.encrypt(html, `mail ${id} html`),
    text: secrets.encrypt(text, `mail ${id} text`),
    template: mail.template,
    locale,
    message_id: `<${id}@${new URL(config.publicUrl).hostname}>`,
    created_at: now(),
  };
}

const writeAttachment =
  (mailId: string) =>
  ({ requestId, filename, size, file }: MailAttachment, position: number) => ({
    ...{ mail_id: mailId, position, request_id: requestId, filename, size },
    version_id: 'versionId' in file ? file.versionId : null,
    blob: 'blob' in file ? file.blob : null,
  });

/** Those of these addresses whose account has chosen the level IMPORTANT, in lower case; people without account get everything. */
async function findSparing(trx: Kysely<Database>, addresses: readonly string[]): Promise<Set<string>> {
  if (!addresses.length) return new Set();
  const email = sql<string>`lower(email)`;
  const accounts = await trx
    .selectFrom('users')
    .select(email.as('email'))
    .where(
      email,
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .where('deleted_at', 'is', null)
    .where(sql`attributes ->> 'emailNotificationLevel'`, '=', 'IMPORTANT')
    .execute();
  return new Set(accounts.map((account) => account.email));
}
