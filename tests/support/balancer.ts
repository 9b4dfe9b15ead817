import { createServer, request as callServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** Stands before several servers and hands each call to the next of them, whoever makes it. */
export interface Balancer {
  url: string;
  /** Where calls go, by turns. */
  targets: string[];
  close(): void;
}

/** With `asks` it hands calls only to those that say they are ready, as it last heard, and a connection that is refused goes to the next. */
export async function openBalancer({ asks = false } = {}): Promise<Balancer> {
  let turn = 0;
  const away = new Set<string>();
  const hand = (incoming: IncomingMessage, answer: ServerResponse, tries: number) => {
    const ready = balancer.targets.filter((target) => !away.has(target));
    if (ready.length === 0) return void answer.writeHead(503, { 'retry-after': '1' }).end();
    const { hostname, port } = new URL(ready[turn++ % ready.length]!);
    const { method, url, headers } = incoming;
    const onward = callServer({ hostname, port, method, path: url, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (asks && error.code === 'ECONNREFUSED' && tries > 0) hand(incoming, answer, tries - 1);
      else answer.destroy();
    });
    // Nothing of the body is read before somebody takes it.
    onward.once('socket', (socket) => socket.once('connect', () => incoming.pipe(onward)));
  };
  const server = createServer((incoming, answer) => hand(incoming, answer, 3)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (target: string) => {
    const isReady = await fetch(`${target}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) away.delete(target);
    else away.add(target);
  };
  const asking = asks ? setInterval(() => void Promise.all(balancer.targets.map(ask)), 500) : undefined;
  const balancer: Balancer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    targets: [],
    close() {
      clearInterval(asking);
      server.close();
      server.closeAllConnections();
    },
  };
  return balancer;
}
