import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitPace } from '../http/limit-pace.ts';
import type { Bindings } from '../http/read-meta.ts';
import type { Services } from '../services.ts';
import { receiveNotice } from './receive-notice.ts';

/** Where the payment provider tells what has happened, in its own words: so it is in no contract of ours. What it signs are the bytes. */
export function createPaymentRoutes(services: Services): Hono<{ Bindings: Bindings }> {
  const routes = new Hono<{ Bindings: Bindings }>();
  routes.post(
    '/stripe',
    limitPace({ burst: 100, perSecond: 50 }, services.now),
    bodyLimit({ maxSize: 512 * 1024 }),
    async (c) => {
      if (!services.payments) return c.notFound();
      const isKnown = await receiveNotice(services, c.req.raw.headers, await c.req.raw.text());
      return c.body(null, isKnown ? 202 : 401);
    },
  );
  return routes;
}
