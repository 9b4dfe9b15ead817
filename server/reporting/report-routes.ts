import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitPace } from '../http/limit-pace.ts';
import type { Bindings } from '../http/read-meta.ts';
import { readEnvelope, scrubEnvelope } from './envelope.ts';
import type { ReportOutlet } from './report-outlet.ts';
import { isOwnDsn } from './sentry-settings.ts';

/** A minute's recording of a busy page, with room to spare. */
const maxSize = 2 * 1024 * 1024;

/**
 * Where pages report errors to: our own address, so that browsers talk to nobody else. What comes is scrubbed and handed on to the one
 * project that is set up; the page is answered before that, and whatever becomes of it.
 */
export function createReportRoutes(outlet: ReportOutlet, now: () => Date): Hono<{ Bindings: Bindings }> {
  const routes = new Hono<{ Bindings: Bindings }>();
  const pace = limitPace({ burst: 30, perSecond: 1 }, now);
  const tooLarge = bodyLimit({ maxSize, onError: (c) => c.body(null, 413) });
  routes.post('/reports', pace, tooLarge, async (c) => {
    const pause = outlet.pauseSeconds();
    if (pause > 0) return c.body(null, 429, { 'retry-after': String(pause) });
    const envelope = readEnvelope(Buffer.from(await c.req.raw.arrayBuffer()));
    if (!envelope) return c.body(null, 400);
    if (!isOwnDsn(envelope.header['dsn'], outlet.settings)) return c.body(null, 403);
    const scrubbed = scrubEnvelope(envelope, outlet.settings.dsn);
    if (scrubbed) outlet.send(scrubbed);
    return c.json({});
  });
  return routes;
}
