import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it was handed over. */
export interface Delivery {
  to: string;
  messageId: string;
}

/** A mail server that keeps who got which message, and may be away, or hang up before it has said that it took a mail. */
export async function openMailbox() {
  const deliveries: Delivery[] = [];
  const state = { isAway: false, forgets: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(state.isAway ? Object.assign(new Error('come back later'), { responseCode: 451 }) : undefined),
    onData(stream, { envelope }, answer) {
      const take = (raw: string) => {
        const messageId = /^Message-ID: (.+)$/im.exec(raw)![1]!.trim();
        for (const { address } of envelope.rcptTo) deliveries.push({ to: address, messageId });
        if (state.forgets-- > 0) answer(Object.assign(new Error('try again'), { responseCode: 451 }));
        else answer();
      };
      // Whoever dies in the middle of a mail has handed nothing over.
      text(stream).then(take, () => undefined);
    },
  });
  // A line whose other end is killed breaks alone.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    state,
    deliveries,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
