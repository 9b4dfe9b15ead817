import { connect } from 'node:net';

export interface RawCall {
  method?: string;
  /** As it goes over the wire: nothing is resolved, decoded or encoded. */
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  /** By lower-case names; repeated ones are joined by a line break. */
  headers: Record<string, string>;
  /** As sent, lengths of chunks included. */
  body: string;
}

/** Sends one call over a connection of its own, which fetch would tidy up first. A body without a stated length is sent as a form of known length. */
export async function sendRaw(
  server: string,
  { method = 'GET', target, headers = {}, body = '' }: RawCall,
): Promise<RawAnswer> {
  const { hostname, host, port } = new URL(server);
  const isSized = !body || Object.keys(headers).some((name) => /^(content-length|transfer-encoding)$/i.test(name));
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  const fields = { host, connection: 'close', ...(!isSized && form), ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  let text = '';
  try {
    for await (const chunk of socket) text += String(chunk);
  } catch (error) {
    // Whoever refuses a call may hang up before the rest of it has arrived.
    if (!text) throw error;
  }
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...rest] = text.slice(0, end).split('\r\n');
  const answered: Record<string, string> = {};
  for (const field of rest) {
    const at = field.indexOf(':');
    const name = field.slice(0, at).toLowerCase();
    const value = field.slice(at + 1).trim();
    answered[name] = name in answered ? `${answered[name]}\n${value}` : value;
  }
  return { status: Number(line.split(' ')[1]), headers: answered, body: text.slice(end + 4) };
}
