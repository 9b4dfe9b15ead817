import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Log } from '../process/log.ts';
import type { Secrets } from '../process/secrets.ts';
import { isAsking } from './is-asking.ts';
import { MailRefusedError } from './mail-transport.ts';
import type { MailTransport, OutgoingAttachment } from './mail-transport.ts';

/** Opens the files that go with a mail; what was erased meanwhile is missing. */
export type OpenAttachments = (mailId: string) => Promise<OutgoingAttachment[]>;

/** Hears of a mail that its mail server will never take. */
export type NoteRefused = (mail: { to: string; template: string }) => Promise<void>;

/** Writes the sender on the envelope of a mail that has one of its own. */
export type WriteReturnPath = (mailId: string) => string;

export type SendServices = { db: Kysely<Database>; secrets: Secrets; log: Log; now: () => Date };

/**
 * Makes the handler of the job `send-mail`. A mail is handed over at least once: after a crash between the mail server's
 * answer and the row that says so it goes out again, with the same Message-ID. Once a mail server has it, its content is forgotten.
 */
export function createMailSender(
  services: SendServices,
  transport: MailTransport,
  {
    openAttachments = () => Promise.resolve([]),
    noteRefused = () => Promise.resolve(),
    writeReturnPath,
  }: {
    openAttachments?: OpenAttachments;
    noteRefused?: NoteRefused;
    writeReturnPath?: WriteReturnPath | undefined;
  } = {},
): JobHandler<'send-mail'> {
  const { db, secrets, log, now } = services;
  return async ({ mailId }) => {
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
    if (!mail || mail.sent_at) return;
    try {
      await transport.send({
        to: mail.to_address,
        subject: mail.subject,
        html: secrets.decrypt(mail.html, `mail ${mailId} html`),
        text: secrets.decrypt(mail.text, `mail ${mailId} text`),
        messageId: mail.message_id,
        returnPath: isAsking(mail.template) ? writeReturnPath?.(mailId) : undefined,
        attachments: await openAttachments(mailId),
      });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      log.error('mail refused', { mailId, template: mail.template, error });
      await noteRefused({ to: mail.to_address, template: mail.template });
      return;
    }
    // The job's end is a step of its own: run again, it finds that this one was sent.
    await (
      transport.isOutbox
        ? db
        : db.with('attachments', (then) => then.deleteFrom('mail_attachments').where('mail_id', '=', mailId))
    )
      .updateTable('mails')
      .set({ sent_at: now(), ...(!transport.isOutbox && { html: '', text: '' }) })
      .where('id', '=', mailId)
      .execute();
    log.info('mail sent', { mailId, template: mail.template });
  };
}
