import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitPace } from '../http/limit-pace.ts';
import type { Bindings } from '../http/read-meta.ts';
import type { Services } from '../services.ts';
import { receiveNotification } from './receive-notification.ts';

/**
 * Where vendors tell that an identification has moved, each under its name, in its own words: so they are in no contract of ours. The bytes
 * are read first and as they came, since what a vendor signs is those.
 */
export function createNotificationRoutes(services: Services): Hono<{ Bindings: Bindings }> {
  const routes = new Hono<{ Bindings: Bindings }>();
  routes.post(
    '/:vendor',
    limitPace({ burst: 60, perSecond: 20 }, services.now),
    bodyLimit({ maxSize: 64 * 1024 }),
    async (c) => {
      const vendor = services.identity.find(({ name }) => name === c.req.param('vendor'));
      if (!vendor) return c.notFound();
      const body = new Uint8Array(await c.req.raw.arrayBuffer());
      const isKnown = await receiveNotification(services, vendor, { headers: c.req.raw.headers, body });
      return c.body(null, isKnown ? 202 : 401);
    },
  );
  return routes;
}
