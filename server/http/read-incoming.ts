import type { Context } from 'hono';
import { giveBody } from './open-body.ts';
import type { Bindings, Incoming } from './read-meta.ts';

/** A call over HTTP, once its route is found. */
export const readIncoming = (c: Context<{ Bindings: Bindings }>): Incoming => ({
  method: c.req.method,
  path: c.req.path,
  env: c.env,
  params: () => c.req.param(),
  query: () => c.req.query(),
  header: (name) => c.req.header(name),
  request: () => giveBody(c.req.raw),
});
