import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { register } from '@sigillum/api-contracts/user/register.ts';
import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';
import { inventEmail, type Person } from './people.ts';

/** A mail as the mail server took it over. */
export interface Delivery {
  /** The sender on the envelope. */
  from: string;
  to: string;
  raw: string;
  /** What comes back when it cannot be delivered, as the sender asked (RFC 3461). */
  returns: string | undefined;
}

export interface MailServer {
  url: string;
  deliveries: Delivery[];
  /** While true, everybody is told to come later. */
  isAway: boolean;
  /** The first mail to an address that contains a text, its lines unfolded from quoted-printable. */
  receive(to: string, contains: string): Promise<string>;
  close(): Promise<void>;
}

const unfold = ({ raw }: Delivery) =>
  raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** A mail server of this machine, which takes everything but mails to somebody called nobody. */
export async function openMailServer(): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideDSN: false,
    onRcptTo: ({ address }, _session, done) => {
      if (mails.isAway) return done(Object.assign(new Error('come back later'), { responseCode: 451 }));
      return done(
        address.startsWith('nobody') ? Object.assign(new Error('no such person'), { responseCode: 550 }) : undefined,
      );
    },
    onData(stream, { envelope }, answer) {
      const take = (raw: string) => {
        const { mailFrom, rcptTo, dsn } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        for (const { address } of rcptTo) deliveries.push({ from, to: address, raw, returns: dsn?.ret ?? undefined });
        answer();
      };
      // Whoever dies in the middle of a mail has handed nothing over.
      text(stream).then(take, () => undefined);
    },
  });
  // A line whose other end is killed breaks alone.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    deliveries,
    isAway: false,
    async receive(to, contains) {
      const deadline = Date.now() + 240_000;
      for (;;) {
        const found = deliveries
          .filter((delivery) => delivery.to === to)
          .map(unfold)
          .find((mail) => mail.includes(contains));
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`No mail for ${to} with ${contains} arrived.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return mails;
}

/** Signs a person up who leads a business, on a server whose mails come here. */
export async function signUpByMail(url: string, mails: MailServer, firstName = 'Nora'): Promise<Person> {
  const client = createClient(fetch, {}, url);
  const [email, password] = [inventEmail(firstName.toLowerCase()), 'Correct-horse-battery-9f2c'];
  await client.call(requestConfirmation, { body: { email, flow: 'business', lang: 'en' } });
  const mailed = /\/signup\/confirm\?token=([\w-]+)/.exec(await mails.receive(email, '/signup/confirm'))![1]!;
  const { token } = await client.call(validConfirmation, { body: { token: mailed } });
  await client.call(register, {
    body: { token, firstName, lastName: 'Ammann', password, lang: 'en', gtc: true },
  });
  const session = await client.call(login, { body: { email, password } });
  const person = {
    ...{ email, password, firstName, lastName: 'Ammann', token: session.token },
    client: createClient(fetch, { bearer: session.token }, url),
  };
  await person.client.call(createBusiness, { body: { name: 'Post AG', gtc_accepted: true } });
  return person;
}

/** Brings a message to the door for mails that come back, as a mail server does; what the door answered at its end. */
export async function bringBack(
  port: number,
  { from = '', to, raw }: { from?: string; to: string; raw: string },
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return response;
  } catch (error) {
    return (error as { response?: string }).response ?? (error as Error).message;
  } finally {
    transport.close();
  }
}
