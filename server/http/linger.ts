import type { IncomingMessage } from 'node:http';

/** How long a client has to read its answer before the connection is given up. */
const mostMs = 10_000;

/**
 * Lets the answer arrive where the rest of a body will not be waited for. A socket that is closed with something unread is reset, and a client
 * that is still writing loses what it has not read: the connection is ended on this side only, and what still comes is thrown away until the
 * client has hung up (RFC 9112, 9.6). Node closes by `destroySoon` what says `connection: close` (decision 361).
 */
export function linger(incoming: IncomingMessage): void {
  const { socket } = incoming;
  socket.destroySoon = () => {
    socket.destroySoon = () => undefined;
    socket.end();
    incoming.removeAllListeners('data').resume();
    const timer = setTimeout(() => socket.destroy(), mostMs);
    socket.once('close', () => clearTimeout(timer));
  };
}
