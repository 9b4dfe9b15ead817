import { once } from 'node:events';
import type { IncomingMessage, Server as PlainServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';

/** Where a stand-in of somebody else's service is reached, until it is closed. */
export interface LocalPlace {
  /** Without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Opens a stand-in on a free port of this machine. */
export const listenLocally = (server: PlainServer | SecureServer): Promise<LocalPlace> =>
  listenAt(server, [['127.0.0.1', 0]]);

/**
 * The same on an address of this machine that it has to itself, under the product's own port, so that links and cookies outlive a start and
 * are told apart; some machines have only 127.0.0.1.
 */
export const listenApart = (server: PlainServer | SecureServer, host: ApartHost, port: number): Promise<LocalPlace> =>
  listenAt(server, [
    [apartHosts[host], port],
    ['127.0.0.1', 0],
  ]);

/** Who has which address. */
const apartHosts = {
  identificationDesk: '127.0.0.2',
  idAustria: '127.0.0.3',
  mobileId: '127.0.0.4',
  stripe: '127.0.0.5',
  chargebee: '127.0.0.6',
} as const;
type ApartHost = keyof typeof apartHosts;

async function listenAt(
  server: PlainServer | SecureServer,
  places: readonly (readonly [host: string, port: number])[],
): Promise<LocalPlace> {
  for (const [host, port] of places) {
    if (!(await listens(server, port, host))) continue;
    const scheme = 'setSecureContext' in server ? 'https' : 'http';
    return {
      url: `${scheme}://${host}:${(server.address() as AddressInfo).port}`,
      async close() {
        server.close();
        server.closeAllConnections();
        await once(server, 'close');
      },
    };
  }
  throw new Error(
    `A local stand-in finds no address among ${places.map(([host, port]) => `${host}:${port}`).join(', ')}.`,
  );
}

function listens(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host);
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
}

/** What was sent to a stand-in. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
