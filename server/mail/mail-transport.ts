import type { Readable } from 'node:stream';

/** A rendered mail on its way out. */
export type OutgoingMail = {
  /** Address alone, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same at every try, so that receivers can tell a repetition: <id@host>. */
  messageId: string;
  /** The sender on the envelope, to which it comes back; without, that of the letter. */
  returnPath?: string | undefined;
  attachments?: readonly OutgoingAttachment[];
};

/** A PDF that goes with a mail. */
export interface OutgoingAttachment {
  filename: string;
  open: () => Promise<Readable>;
}

/** Takes mails out of the house, or keeps them in it. */
export interface MailTransport {
  /** Whether mails stay readable in the local outbox after they were "sent". */
  readonly isOutbox: boolean;
  /** Resolves when the mail has been taken over. Throws MailRefusedError when no further try can help. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail, e.g. because the address does not exist. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The transport without a mail server: the rows of `mails` are the outbox, so there is nothing left to do. */
export const outboxTransport: MailTransport = {
  isOutbox: true,
  send: () => Promise.resolve(),
  close: () => undefined,
};
