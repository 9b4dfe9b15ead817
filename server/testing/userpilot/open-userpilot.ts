import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listenLocally } from '../listen-locally.ts';

/** The methods of Userpilot's script that a page may call. */
const methods = ['identify', 'anonymous', 'reload', 'track', 'reset', 'end', 'destroy'];

const writeScript = (url: string) => `window.userpilot = Object.fromEntries(${JSON.stringify(methods)}.map((method) => [
  method,
  (...values) => void fetch('${url}/calls', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([method, ...values]),
  }),
]));
`;

/** Userpilot on this machine: serves its script, which tells here what pages call, in the very bytes. Nothing leaves the machine. */
export async function openUserpilot() {
  /** What the script told, each call as JSON: its method and its arguments. */
  const calls: string[] = [];
  /** The files that were asked for. */
  const served: string[] = [];
  const token = 'NX-twin';
  const version = '1.2.3';
  let script = '';
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    if (method === 'POST' && url === '/calls') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => void parts.push(part));
      request.on('end', () => {
        calls.push(Buffer.concat(parts).toString());
        response.writeHead(204).end();
      });
      return;
    }
    served.push(url);
    if (url !== `/sdk/version/${version}/app.js`) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(script);
  });
  const { url, close } = await listenLocally(server);
  script = writeScript(url);
  return {
    url,
    token,
    calls,
    served,
    env: {
      USERPILOT_URL: url,
      USERPILOT_TOKEN: token,
      USERPILOT_VERSION: version,
      USERPILOT_SRI: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    },
    close,
  };
}
