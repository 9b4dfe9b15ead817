import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';

/**
 * A stand-in for a pooler in transaction mode (PgBouncer): whoever speaks gets a session of the database until their transaction has ended,
 * each time another one. As there, a session cannot be told anything by the connection, and a prepared statement lies in one of them.
 */
export interface TransactionPooler {
  /** As DATABASE_URL. */
  url: string;
  close(): Promise<void>;
}

interface Address {
  host: string;
  user: string;
  database: string;
}

const allowed = ['user', 'database', 'application_name', 'client_encoding'];

/** Cuts what comes into whole messages: a letter, the length, the rest. */
function openMessages(): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const found: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      found.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return found;
  };
}

const write = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, kind);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const writeStartup = (words: Record<string, string>): Buffer => {
  const text = Object.entries(words).flatMap(([name, value]) => [name, value]);
  const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(`${text.join('\0')}\0\0`)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};
const ready = write('Z', Buffer.from('I'));

interface Session {
  socket: Socket;
  /** Hears what the database says, until it says that it is ready and within no transaction. */
  hear: ((message: Buffer) => void) | undefined;
}

async function openSession({ host, user, database }: Address): Promise<Session> {
  const socket = connect(path.join(host, '.s.PGSQL.5432'));
  const session: Session = { socket, hear: undefined };
  const { promise, resolve } = Promise.withResolvers<void>();
  session.hear = (message) => message[0] === 0x5a && resolve();
  const cut = openMessages();
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    for (const message of cut(chunk)) session.hear?.(message);
  });
  await once(socket, 'connect');
  socket.write(writeStartup({ user, database, client_encoding: 'UTF8' }));
  await promise;
  return session;
}

export async function openTransactionPooler(address: Address, size = 3): Promise<TransactionPooler> {
  const free = await Promise.all(Array.from({ length: size }, () => openSession(address)));
  const all = [...free];
  const waiting: ((session: Session) => void)[] = [];
  const people = new Set<Socket>();
  const take = async (): Promise<Session> =>
    free.shift() ?? new Promise((resolve) => waiting.push((session) => resolve(session)));
  const giveBack = (session: Session) => {
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };

  const server = createServer((socket) => {
    people.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => people.delete(socket));
    const cut = openMessages();
    let isGreeted = false;
    let session: Session | undefined;
    let queue = Promise.resolve();

    const greet = (chunk: Buffer) => {
      isGreeted = true;
      const words = chunk.subarray(8).toString().split('\0');
      const foreign = words.find((word, index) => index % 2 === 0 && word !== '' && !allowed.includes(word));
      if (foreign !== undefined) {
        const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${foreign}\0\0`;
        return void socket.end(write('E', Buffer.from(fields)));
      }
      socket.write(Buffer.concat([write('R', Buffer.alloc(4)), ready]));
    };
    const pass = async (message: Buffer) => {
      if (message[0] === 0x58) return void socket.end();
      if (!session) {
        const taken = await take();
        session = taken;
        taken.hear = (answer) => {
          // Ready, and within no transaction: it is anybody's again before whoever had it hears of it.
          if (answer[0] === 0x5a && answer[5] === 0x49) {
            session = undefined;
            giveBack(taken);
          }
          socket.write(answer);
        };
      }
      session.socket.write(message);
    };
    socket.on('data', (chunk) => {
      if (!isGreeted) return greet(chunk);
      for (const message of cut(chunk)) queue = queue.then(() => pass(message));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://${address.user}@127.0.0.1:${port}/${address.database}`,
    async close() {
      for (const socket of people) socket.destroy();
      for (const { socket } of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
