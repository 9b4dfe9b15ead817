import type { Config } from '../config.ts';
import { greetMailServer } from '../mail/smtp-transport.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('mail');

/** Whether the mail server takes us in. Sends nothing. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding[]> {
  if (!smtpUrl) return [ok('SMTP_URL is not set: mail stays in the outbox.')];
  const { hostname, port, protocol } = new URL(smtpUrl);
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  try {
    await greetMailServer(smtpUrl);
    return [ok(`The mail server at ${place} lets us in.`)];
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const sentences: Readonly<Record<string, string>> = {
      EAUTH: `The mail server at ${place} refuses user or password of SMTP_URL. Correct them.`,
      ETLS: `The mail server at ${place} offers no TLS that holds. Where it may do without, end SMTP_URL with ?requireTLS=false.`,
      EDNS: `SMTP_URL names a host that is not known: ${hostname}. Correct it.`,
    };
    return [
      wrong(
        sentences[code] ??
          `The mail server at ${place} is not reached: ${message}. Correct SMTP_URL, or open the way to that port.`,
      ),
    ];
  }
}
