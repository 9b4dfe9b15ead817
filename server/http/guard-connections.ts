import type { IncomingMessage, Server } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { toNetwork } from '../process/client-ip.ts';

/** How much of this server strangers may hold. */
export interface ConnectionLimits {
  /** Connections at a time, from everywhere. */
  total: number;
  /** Connections at a time from one address; an IPv6 network of a household counts as one. */
  perAddress: number;
  /** An address that speaks for many: a proxy. */
  isShared?: (address: string) => boolean;
  /** Of a body that is awaited, `bytes` at least arrive in `ms`, or its connection ends. */
  slowest?: { bytes: number; ms: number };
}

/** A telephone at the edge of its network sends more. */
const slowestBody = { bytes: 4096, ms: 20_000 };

/** Closes connections beyond a limit at once, and those whose body hardly comes. */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  limitConnections(server, limits);
  endSlowBodies(server, limits.slowest ?? slowestBody);
}

/** The same for what speaks another language than HTTP: closes connections beyond a limit at once. */
export function limitConnections(
  server: NetServer,
  { total, perAddress, isShared = () => false }: ConnectionLimits,
): void {
  server.maxConnections = total;
  const held = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isShared(address)) return;
    const place = toNetwork(address);
    const count = (held.get(place) ?? 0) + 1;
    held.set(place, count);
    socket.once('close', () => {
      const left = held.get(place)! - 1;
      if (left) held.set(place, left);
      else held.delete(place);
    });
    if (count > perAddress) socket.destroy();
  });
}

function endSlowBodies(server: Server, { bytes, ms }: { bytes: number; ms: number }): void {
  const awaited = new Map<IncomingMessage, { before: number; since: number }>();
  server.on('request', (incoming: IncomingMessage) => {
    awaited.set(incoming, { before: incoming.socket.bytesRead, since: performance.now() });
    incoming.once('close', () => awaited.delete(incoming));
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [incoming, { before, since }] of awaited) {
      const { bytesRead } = incoming.socket;
      if (incoming.complete) awaited.delete(incoming);
      // Each has its own time, whenever it has begun.
      else if (now - since < ms) continue;
      else if (bytesRead - before < bytes) incoming.socket.destroy();
      else awaited.set(incoming, { before: bytesRead, since: now });
    }
  }, ms / 10).unref();
  server.once('close', () => clearInterval(look));
}
