import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limitPace } from './limit-pace.ts';
import type { Bindings } from './read-meta.ts';
import type { Config } from '../config.ts';
import type { TrustCentre } from '@sigillum/engine/trust-centre';

const derAnswer = (der: Uint8Array<ArrayBuffer>, type: string, cacheControl = 'no-store') =>
  new Response(der, { headers: { 'content-type': type, 'cache-control': cacheControl } });

/**
 * The trust centre over HTTP, at the addresses that its certificates name: OCSP by POST and GET (RFC 6960, appendix A), time stamps
 * (RFC 3161, section 3.4; for strangers unless the setting closes it), revocation lists and issuer certificates (RFC 5280, section 4.2.2.1). Open to all, like their kind.
 */
export function createTrustRoutes(
  centre: TrustCentre,
  { config, now }: { config: Pick<Config, 'hasOpenTsa'>; now: () => Date },
): Hono<{ Bindings: Bindings }> {
  const routes = new Hono<{ Bindings: Bindings }>();
  // Each answer of these two is signed.
  const pace = limitPace({ burst: 60, perSecond: 20 }, now);
  for (const path of ['/ocsp/*', '/tsa']) routes.use(path, pace);
  // Whoever asks is answered with a certificate that still holds.
  routes.use(async (_, next) => {
    await centre.rollOver();
    await next();
  });
  const limit = bodyLimit({ maxSize: 16 * 1024 });
  const readDer = async (request: Request) => new Uint8Array(await request.arrayBuffer());
  routes.post('/ocsp', limit, async (c) =>
    derAnswer(await centre.answerOcsp(await readDer(c.req.raw)), 'application/ocsp-response'),
  );
  routes.get('/ocsp/:request{.+}', async (c) => {
    // Decoded already; what cannot be read is answered as OCSP answers it (malformedRequest).
    const request = new Uint8Array(Buffer.from(c.req.param('request'), 'base64'));
    return derAnswer(await centre.answerOcsp(request), 'application/ocsp-response');
  });
  routes.post('/tsa', limit, async (c) =>
    config.hasOpenTsa
      ? derAnswer(await centre.answerTimestamp(await readDer(c.req.raw)), 'application/timestamp-reply')
      : c.notFound(),
  );
  routes.get('/crl/:file', async (c) => {
    const crl = await centre.currentCrl(c.req.param('file').replace(/\.crl$/, ''));
    return crl ? derAnswer(Uint8Array.from(crl), 'application/pkix-crl', 'public, max-age=3600') : c.notFound();
  });
  routes.get('/certificates/:file', (c) => {
    const certificate = centre.findCertificate(c.req.param('file').replace(/\.cer$/, ''));
    return certificate
      ? derAnswer(Uint8Array.from(certificate), 'application/pkix-cert', 'public, max-age=86400')
      : c.notFound();
  });
  return routes;
}
