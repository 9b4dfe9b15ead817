import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import { createServer } from 'node:net';
import { drainBody } from './drain-body.ts';
import { guardConnections, type ConnectionLimits } from './guard-connections.ts';
import { linger } from './linger.ts';
import { noteArrival } from './open-body.ts';
import { describeTls, followRenewals, type OwnTls } from './open-tls.ts';

/** Any Hono app, or a function with its shape. */
export type Handler = (request: Request, env: object) => Response | Promise<Response>;

export type Listener = {
  /** Takes no new connections, lets requests under way finish for `drainMs`, and cuts what is left. */
  close(drainMs: number): Promise<void>;
};

/** Where the server listens, and under which origin people reach it. */
interface Address {
  host: string;
  port: number;
  publicUrl: string;
  /** Without, as many connections as the machine bears. */
  connections?: ConnectionLimits;
  /** Without, the port speaks http. */
  tls?: OwnTls | undefined;
}

/**
 * What every answer says, whoever gives it: it is what its type says, no other site's page shows it, and opened by itself it runs and
 * loads nothing, unless it has a policy of its own. People who came by https come by it again, to everything below this host, too.
 */
const describeAlways = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'referrer-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Listens on a port. Throws with a sentence for the operator when it is taken or not allowed. */
export async function listen(handle: Handler, address: Address): Promise<Listener> {
  const always = Object.entries(describeAlways(address.publicUrl));
  // The longest upload (112.5 MB) over 3 Mbit/s takes five minutes.
  const serverOptions = { requestTimeout: 600_000, keepAliveTimeout: 65_000 };
  const answer = async (request: Request, env: { incoming: IncomingMessage }) => {
    noteArrival(request, env.incoming);
    const response = await handle(request, env);
    for (const [name, value] of always) if (!response.headers.has(name)) response.headers.set(name, value);
    if (env.incoming.complete || (await drainBody(request, env.incoming))) return response;
    linger(env.incoming);
    return closing(response);
  };
  const options = { fetch: answer as Handler, hostname: address.host };
  const server = (
    address.tls ? openTls(options, serverOptions, address.tls) : createAdaptorServer({ ...options, serverOptions })
  ) as Server;
  if (address.connections) guardConnections(server, address.connections);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(describeFailure(error, address)));
  server.listen(address.port, address.host, () => resolve());
  await promise;
  return {
    async close(drainMs) {
      const closed = new Promise<void>((done) => server.close(() => done()));
      // Connections that are kept alive fall idle one by one, when their last answer has gone out.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}

function openTls(options: { fetch: Handler; hostname: string }, serverOptions: object, tls: OwnTls): TlsServer {
  const own = describeTls(tls);
  const server = createAdaptorServer({
    ...options,
    ...own,
    serverOptions: { ...serverOptions, ...own.serverOptions },
  }) as TlsServer;
  followRenewals(server, tls);
  return server;
}

/** What of the body is still on its way would be read as the next request: the client sends that on another connection. */
function closing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Throws as `listen` would, before anything is built that a wrong port would make vain. */
export async function probePort(address: Pick<Address, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', (error) => reject(describeFailure(error, address)));
  probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  await promise;
}

function describeFailure(error: NodeJS.ErrnoException, { host, port }: Pick<Address, 'host' | 'port'>): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    EACCES: `This account may not use port ${port}. Choose one above 1023 with PORT.`,
    ENOTFOUND: `HOST names no address that this machine knows: ${host}.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this machine. Choose another one with HOST.`,
  };
  return new Error(reasons[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`, {
    cause: error,
  });
}
