import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/**
 * What a client sends, as it arrives: the pieces that Node's parser of HTTP hands out are nobody else's, so they are handed on as they are.
 * (`Readable.toWeb` copies each of them, which takes an upload of 1 MB the sixth part of what reading it costs.) Whoever stops reading lets
 * the client wait. Whoever cancels leaves the rest where it is, and the connection to whoever answers on it (drain-body.ts).
 */
function openBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.pause();
        const hear = (chunk: Buffer) => {
          if (isLeft) return;
          controller.enqueue(chunk);
          if (controller.desiredSize! <= 0) incoming.pause();
        };
        incoming.on('data', hear);
        finished(incoming, { writable: false }, (error) => {
          incoming.off('data', hear);
          // A connection that broke may say so twice.
          incoming.on('error', () => undefined);
          if (isLeft) return;
          if (error) controller.error(error);
          else controller.close();
        });
      },
      pull: () => void incoming.resume(),
      cancel() {
        isLeft = true;
        incoming.pause();
      },
    },
    { highWaterMark: incoming.readableHighWaterMark, size: (chunk) => chunk.byteLength },
  );
}

/** Requests that have come over a connection, and what of each is still on its way. */
const arriving = new WeakMap<Request, IncomingMessage>();

export const noteArrival = (request: Request, incoming: IncomingMessage): void => void arriving.set(request, incoming);

/**
 * Gives a call that body, and answers it. Whoever reads it in another way than by `body` (`arrayBuffer`, `formData`) has Node's own, and must
 * not be given this one: only one of the two gets what arrives.
 */
export function giveBody(request: Request): Request {
  const incoming = arriving.get(request);
  if (!incoming || request.method === 'GET' || request.method === 'HEAD') return request;
  arriving.delete(request);
  let body: ReadableStream<Uint8Array> | undefined;
  return Object.defineProperty(request, 'body', { get: () => (body ??= openBody(incoming)), configurable: true });
}
