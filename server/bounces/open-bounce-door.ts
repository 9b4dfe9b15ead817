import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServerSession } from 'smtp-server';
import { limitConnections } from '../http/guard-connections.ts';
import { describeTls, followRenewals, type OwnTls } from '../http/open-tls.ts';
import type { Log } from '../process/log.ts';
import type { BounceAddresses } from './bounce-address.ts';
import { readBounce, type Bounce } from './read-bounce.ts';

/** What strangers may take of this server. Senders ask for the header alone (RFC 3461); where a whole mail comes back it is smaller than that. */
export const doorLimits = {
  bytes: 256 * 1024,
  connections: { total: 20, perAddress: 5 },
  messages: 20,
  wrongAddresses: 5,
  idleMs: 30_000,
  wholeMs: 120_000,
};

interface Door {
  host: string;
  port: number;
  domain: string;
  addresses: BounceAddresses;
  /** Offers STARTTLS with the certificate of the server's port. */
  tls: OwnTls | undefined;
  log: Log;
  /** Hears what came back; where it throws, the sender is told to come again. */
  note: (mailId: string, bounce: Bounce) => Promise<void>;
  limits?: typeof doorLimits;
}

const refuse = (responseCode: number, sentence: string) => Object.assign(new Error(sentence), { responseCode });

/**
 * Listens for mails that come back, and takes nothing else: from nobody (`MAIL FROM:<>`, RFC 3464) to one of the addresses that we have
 * written. Whatever has such an address is taken, so that nobody learns what it did.
 */
export async function openBounceDoor({ host, port, domain, addresses, tls, log, note, limits = doorLimits }: Door) {
  const { SMTPServer } = await import('smtp-server');
  const wrong = new WeakMap<SMTPServerSession, number>();
  const server = new SMTPServer({
    ...(tls && describeTls(tls).serverOptions),
    name: domain,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    logger: false,
    size: limits.bytes,
    maxRecipients: 1,
    socketTimeout: limits.idleMs,
    closeTimeout: 1000,
    onMailFrom({ address }, { transaction }, answer) {
      if (transaction > limits.messages) return answer(refuse(421, 'That is enough for now'));
      return answer(address ? refuse(550, 'Only delivery status notifications are taken here') : null);
    },
    onRcptTo({ address }, session, answer) {
      if (addresses.read(address)) return answer();
      const count = (wrong.get(session) ?? 0) + 1;
      wrong.set(session, count);
      return answer(count > limits.wrongAddresses ? refuse(421, 'That is enough') : refuse(550, 'No such address'));
    },
    onData(stream, { envelope }, answer) {
      const parts: Buffer[] = [];
      let size = 0;
      stream.on('data', (part: Buffer) => {
        size += part.length;
        if (size <= limits.bytes) parts.push(part);
      });
      stream.once('end', () => {
        if (size > limits.bytes) return answer(refuse(552, 'The message is too long'));
        const mailId = addresses.read(envelope.rcptTo[0]?.address ?? '');
        return void take(mailId, Buffer.concat(parts)).then(
          () => answer(null, 'Taken'),
          (error: unknown) => {
            log.error('a mail that came back was not noted', { mailId, error });
            answer(refuse(451, 'Come again later'));
          },
        );
      });
    },
  });
  const take = async (mailId: string | undefined, source: Buffer) => {
    const bounce = mailId === undefined ? undefined : await readBounce(source);
    if (mailId !== undefined && bounce) await note(mailId, bounce);
  };
  const sockets = server.server;
  limitConnections(sockets, limits.connections);
  sockets.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), limits.wholeMs).unref();
    socket.once('close', () => clearTimeout(end));
  });
  // What a stranger's line does wrong ends that line alone.
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.on('error', (error: Error) => {
    log.debug('a line to the door of bounces broke', { error });
    reject(error);
  });
  server.listen(port, host, resolve);
  await promise.catch((cause: unknown) => {
    throw new Error(
      `The server cannot listen on BOUNCE_HOST and BOUNCE_PORT (${host}:${port}): ${(cause as Error).message}`,
      { cause },
    );
  });
  if (tls)
    followRenewals(
      {
        setSecureContext: (context) => server.updateSecureContext(context),
        once: (event, hear) => sockets.once(event, hear),
      },
      tls,
    );
  return {
    port: (sockets.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
