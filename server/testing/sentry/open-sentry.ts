import { createServer } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

export interface ReceivedItem {
  type: string;
  payload: string;
}

/** Reads an envelope as Sentry's documentation describes it, and throws for anything else. */
function readStrictly(body: string): { dsn: string; items: ReceivedItem[] } {
  const bytes = Buffer.from(body);
  const first = bytes.indexOf(10);
  const { dsn } = JSON.parse(bytes.subarray(0, first).toString()) as { dsn: string };
  const items: ReceivedItem[] = [];
  for (let at = first + 1; at < bytes.length;) {
    const end = bytes.indexOf(10, at);
    const { type, length } = JSON.parse(bytes.subarray(at, end).toString()) as { type: string; length: number };
    items.push({ type, payload: bytes.subarray(end + 1, end + 1 + length).toString() });
    at = end + 2 + length;
  }
  return { dsn, items };
}

/** Sentry on this machine: takes the envelopes of one project. `fault`: `busy` answers 429, `silent` never answers. */
export async function openSentry() {
  const state = { fault: undefined as 'busy' | 'silent' | undefined };
  /** Everything that came, as it came. */
  const bodies: string[] = [];
  const items: ReceivedItem[] = [];
  const broken: string[] = [];
  const key = '0123456789abcdef0123456789abcdef';
  let dsn = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      bodies.push(body);
      if (state.fault === 'silent') return;
      if (state.fault === 'busy') return void response.writeHead(429, { 'retry-after': '60' }).end();
      const isKnown = String(request.headers['x-sentry-auth']).includes(`sentry_key=${key}`);
      if (!isKnown || request.method !== 'POST' || request.url !== '/api/7/envelope/') {
        broken.push(`${request.method} ${request.url}`);
        return void response.writeHead(403).end();
      }
      try {
        const envelope = readStrictly(body);
        if (envelope.dsn !== dsn) throw new Error('another project');
        items.push(...envelope.items);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      } catch (error) {
        broken.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  const { url, close } = await listenLocally(server);
  dsn = `${url.replace('//', `//${key}@`)}/7`;
  return {
    dsn,
    state,
    bodies,
    items,
    broken,
    close,
  };
}
