import { rmSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands in the network between a program and what it calls: lets bytes through late, or tears every connection. */
export interface Door {
  /** Of every piece of bytes, in each direction. */
  delayMs: number;
  /** Tears what is connected, as a cable that is pulled. */
  tear(): void;
  close(): void;
}

/** Listens at a port of 127.0.0.1 or at the path of a socket, and hands everything on to `target`. */
export async function openDoor(at: { port: number } | { path: string }, target: NetConnectOpts): Promise<Door> {
  const connected = new Set<Socket>();
  const carry = async (from: Socket, to: Socket) => {
    for await (const bytes of from) {
      if (door.delayMs) await delay(door.delayMs);
      if (!to.write(bytes as Buffer)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
    to.end();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...target, allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      connected.add(one);
      // Whoever was carried for may be gone while the other end is: that tears this line alone.
      one.on('error', () => other.destroy());
      one.once('close', () => {
        connected.delete(one);
        other.destroy();
      });
      carry(one, other).catch(() => {
        one.destroy();
        other.destroy();
      });
    }
  });
  if ('path' in at) rmSync(at.path, { force: true });
  server.listen('path' in at ? at.path : { host: '127.0.0.1', port: at.port });
  await once(server, 'listening');
  const door: Door = {
    delayMs: 0,
    tear: () => {
      for (const socket of connected) socket.destroy();
    },
    close: () => {
      server.close();
      door.tear();
    },
  };
  return door;
}
