import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

import type { TlsIdentity } from './tls-identity.ts';

/** What a local server has received. */
export type LocalRequest = {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};

/** An answer, and the manner in which it arrives. */
export type LocalAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** Objects go out as JSON. */
  body?: Uint8Array | string | object;
  /**
   * `whole` unless said otherwise; `slow`: one byte at a time with pauses; `broken_off`: half of it, then the connection
   * ends; `cut_short`: half of it, as if that were all; `silent`: nothing ever; `lost`: received, then hung up.
   */
  manner?: 'whole' | 'slow' | 'broken_off' | 'cut_short' | 'silent' | 'lost';
};

export type LocalServer = { url: string; requests: LocalRequest[]; close(): Promise<void> };

/** Between two bytes of a slow answer, in milliseconds. */
const PAUSE = 1000;

function encodeBody(body: LocalAnswer['body']): { bytes: Buffer; type: string } {
  if (body === undefined) return { bytes: Buffer.alloc(0), type: 'application/octet-stream' };
  if (body instanceof Uint8Array) return { bytes: Buffer.from(body), type: 'application/octet-stream' };
  if (typeof body === 'string') return { bytes: Buffer.from(body), type: 'text/plain' };
  return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' };
}

function sendAnswer(response: http.ServerResponse, answer: LocalAnswer): void {
  const { status = 200, manner = 'whole' } = answer;
  const { bytes, type } = encodeBody(answer.body);
  if (manner === 'silent') return;
  if (manner === 'lost') {
    response.destroy();
    return;
  }
  const half = Math.ceil(bytes.length / 2);
  const length = manner === 'cut_short' ? half : bytes.length;
  response.writeHead(status, { 'content-type': type, 'content-length': length, ...answer.headers });
  if (manner === 'slow') {
    let sent = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(sent, sent + 1));
      sent += 1;
      if (sent >= bytes.length) response.end();
    }, PAUSE);
    response.once('close', () => clearInterval(timer));
  } else if (manner === 'broken_off') {
    response.write(bytes.subarray(0, half), () => response.destroy());
  } else response.end(bytes.subarray(0, length));
}

/** Serves on a free port of this machine until closed, by HTTPS when it has an identity for that; every request is kept for the test to look at. */
export async function serveLocally(
  answer: (request: LocalRequest) => LocalAnswer | Promise<LocalAnswer>,
  tls?: TlsIdentity,
): Promise<LocalServer> {
  const requests: LocalRequest[] = [];
  const serve = (incoming: http.IncomingMessage, response: http.ServerResponse) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method = 'GET', headers } = incoming;
      const request = { method, headers, url: new URL(incoming.url ?? '/', local.url), body: Buffer.concat(parts) };
      requests.push(request);
      Promise.resolve(request)
        .then(answer)
        .then((result) => sendAnswer(response, result))
        .catch((error: unknown) => sendAnswer(response, { status: 599, body: String(error) }));
    });
  };
  // Whoever comes with the very certificate that the server has is known; anybody else is turned away.
  const secure = tls && { ...tls, ca: tls.cert, requestCert: true, rejectUnauthorized: true };
  const server = secure ? https.createServer(secure, serve) : http.createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const local: LocalServer = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return local;
}
