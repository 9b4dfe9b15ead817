import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/**
 * What a client sends, as it arrives: the pieces that Node's parser of HTTP hands out are nobody else's, so they are handed on as they are.
 * (`Readable.toWeb` copies each of them, which takes an upload of 1 MB the sixth part of what reading it costs.) Whoever stops reading lets
 * the client wait; whoever cancels ends the connection.
 */
export function openBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const most = { highWaterMark: incoming.readableHighWaterMark, size: (chunk: Uint8Array) => chunk.byteLength };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.pause();
        incoming.on('data', (chunk: Buffer) => {
          controller.enqueue(chunk);
          if (controller.desiredSize! <= 0) incoming.pause();
        });
        finished(incoming, { writable: false }, (error) => {
          if (error) controller.error(error);
          else controller.close();
        });
      },
      pull: () => void incoming.resume(),
      cancel: (reason) => void incoming.destroy(reason instanceof Error ? reason : undefined),
    },
    most,
  );
}

/** Gives a request that body; those of Hono's server have Node's own until somebody asks for it. */
export function giveBody(request: Request, incoming: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  let body: ReadableStream<Uint8Array> | undefined;
  Object.defineProperty(request, 'body', { get: () => (body ??= openBody(incoming)), configurable: true });
}
