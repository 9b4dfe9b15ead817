import type { IncomingMessage } from 'node:http';

/** For how long the rest of a body is awaited that nobody wants any more. */
const mostMs = 2000;

/**
 * Reads the rest of a body whose call has been answered without it (a refusal, say), so that the connection may go on and the client
 * reads the answer. Resolves to whether the end was reached.
 */
export async function drainBody(request: Request, incoming: IncomingMessage): Promise<boolean> {
  const { body } = request;
  if (!body || body.locked) return incoming.complete;
  const reader = body.getReader();
  const { promise: late, resolve } = Promise.withResolvers<{ done: true }>();
  const timer = setTimeout(resolve, mostMs, { done: true });
  try {
    while (!(await Promise.race([reader.read(), late])).done);
  } catch {
    // The client has gone, or the body was given up: there is nothing left to keep in order.
  } finally {
    clearTimeout(timer);
  }
  return incoming.complete;
}
