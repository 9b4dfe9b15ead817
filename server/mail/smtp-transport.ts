import type { Readable } from 'node:stream';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import { createTransport } from 'nodemailer';
import { MailRefusedError } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';

/**
 * Whether a server of smtp:// that offers no STARTTLS is left alone: mails hold links that let people in. This machine's own may do
 * without; for any other the operator says so in the URL (`?requireTLS=false`).
 */
export function demandsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return (searchParams.get('requireTLS') ?? String(!isLoopbackHost(hostname))) === 'true';
}

const openTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    requireTLS: demandsTls(smtpUrl),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Connects, demands TLS and logs in as for a mail, and sends none. Throws what the server or the network said. */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const transport = openTransport(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends through the mail server of an smtp:// or smtps:// URL. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = openTransport(smtpUrl);
  return {
    isOutbox: false,
    async send({ to, subject, html, text, messageId, returnPath, attachments = [] }) {
      // Auto-Submitted (RFC 3834) keeps absence notes from answering.
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const files: { filename: string; content: Readable; contentType: string }[] = [];
      try {
        for (const { filename, open } of attachments)
          files.push({ filename, content: await open(), contentType: 'application/pdf' });
        const address = { name: '', address: to };
        // What comes back brings no letter with it (RFC 3461), in which links stand that let people in.
        const envelope = returnPath && {
          envelope: { from: returnPath, to },
          dsn: { id: messageId, return: 'headers' as const, notify: ['failure' as const, 'delay' as const] },
        };
        const letter = { from, to: address, subject, html, text, messageId, headers, attachments: files };
        await transport.sendMail({ ...letter, ...envelope });
      } catch (error) {
        const {
          responseCode = 0,
          command,
          message,
        } = error as {
          responseCode?: number;
          command?: string;
          message: string;
        };
        // Whatever it does not like before (our log-in, our sender, that there is no TLS) says nothing of who gets the mail.
        const isAboutMail = command === 'RCPT TO' || command === 'DATA';
        if (isAboutMail && responseCode >= 500 && responseCode < 600)
          throw new MailRefusedError(message, { cause: error });
        throw error;
      } finally {
        // One may have been opened, and the next one not.
        for (const { content } of files) content.destroy();
      }
    },
    close: () => transport.close(),
  };
}
