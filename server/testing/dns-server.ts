import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface TestNameServer {
  /** As a resolver takes it. */
  address: string;
  /** TXT records by name; a name with none is there, one that is missing is not. */
  records: Map<string, string[]>;
  /** Answers nothing, as a server that is away. */
  isSilent: boolean;
  /** The names that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

const types = { soa: 6, txt: 16 } as const;

/**
 * A real name server on this machine (RFC 1035, over UDP), for TXT and SOA. `read` tells at each question what more is published than its own
 * records.
 */
export async function startNameServer(
  read: () => Iterable<readonly [string, string[]]> = () => [],
): Promise<TestNameServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: TestNameServer = {
    address: `127.0.0.1:${socket.address().port}`,
    records: new Map(),
    isSilent: false,
    asked: [],
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (query, { address, port: from }) => {
    const { name, type, end } = readQuestion(query);
    server.asked.push(name);
    if (server.isSilent) return;
    const records = new Map([...server.records, ...read()]);
    const isThere = [...records.keys()].some((known) => known === name || known.endsWith(`.${name}`));
    const texts = type === types.txt ? (records.get(name) ?? []) : [];
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    // An answer with authority; 3: no such name.
    header.writeUInt16BE(0x8580 | (isThere ? 0 : 3), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...texts.map(writeAnswer)]), from, address);
  });
  socket.unref();
  return server;
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** A TXT record of the name that was asked for, in strings of 255 bytes at most. */
function writeAnswer(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(types.txt, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
