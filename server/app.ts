import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { apiContext, environmentContext, framingContext, nonceContext, tourContext } from '@sigillum/app/context.ts';
import { crossBridge, isForeignChange, isOwnCall } from '@sigillum/app/http/bridge.ts';
import { describeSecurity } from '@sigillum/app/http/security-headers.ts';
import { narrowHandlers } from '@sigillum/app/http/narrow-handlers.ts';
import { openTexts } from '@sigillum/app/http/serve-texts.ts';
import { readSession } from '@sigillum/app/http/session-cookie.ts';
import { redactPath } from '@sigillum/app/http/redact-path.ts';
import { readWhole } from '@sigillum/app/http/whole-page.ts';
import { screens } from '@sigillum/app/screens.ts';
import { trialDays } from '@sigillum/api-contracts/business/create-business.ts';
import type { CallInit } from '@sigillum/api-contracts/client.ts';
import { wallets } from '@sigillum/api-contracts/identification/ways.ts';
import type { Environment } from '@sigillum/app/environment.ts';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi } from './api.ts';
import type { AskDirectly } from './http/ask-directly.ts';
import { openKnownSessions } from './http/authenticate.ts';
import { compressAnswer } from './http/compress.ts';
import { describeCaller } from './http/describe-caller.ts';
import type { Api } from './http/mount.ts';
import { isMachineHost } from './http/read-machine-path.ts';
import type { Bindings } from './http/read-meta.ts';
import { makePageTracer } from './http/trace-page.ts';
import { findVendor } from './identity/identity-vendor.ts';
import { isStaff } from './maintenance/maintenance-settings.ts';
import { createReportRoutes } from './reporting/report-routes.ts';
import type { Services } from './services.ts';
import { readBuild } from './platform/read-build.ts';
import { judgeLocalTrust } from './signing/judge-local-trust.ts';
import { listDemonstrated, listQualities } from './signing/list-qualities.ts';

export interface AppOptions {
  /** Another API than that of the services, for tests of the app alone. */
  api?: Api & { askDirectly?: AskDirectly };
  /** Folder of the browser's build; default: beside this bundle. In development Vite serves these files. */
  clientFolder?: string;
}

type App = Hono<{ Variables: { caller: Bindings } }>;

const apiPaths = /^\/(?:(?:v1|v2|v3|api|machine|trust|api-docs)(?:\/|$)|(?:openapi\.json|livez|readyz)$)/;
const clientFiles = /^\/(?:(?:assets|img|builds)\/|sigillum-sign\.js$)/;
const immutable = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * The whole product in one Hono app: the API, the app's pages, the bridge between them, and the files of the browser's build.
 * This file and `main.ts` are the composition root: nothing else in `server` knows the app.
 */
export function createApp(services: Services, options: AppOptions = {}): App {
  const { config, log } = services;
  const api: NonNullable<AppOptions['api']> = options.api ?? createApi(services);
  // Read once: a build that comes later is that of the next start.
  const clientFolder = options.clientFolder ?? path.resolve(import.meta.dirname, '../client');
  const ownBuild = import.meta.env.PROD ? readBuild(clientFolder) : undefined;
  const environment: Environment = {
    publicUrl: config.publicUrl,
    build: ownBuild,
    region: config.region,
    isTestSystem: config.isTestSystem,
    readLocalTrust: () => judgeLocalTrust(services),
    hasOutbox: config.isLocal && !config.smtpUrl,
    hasSmsOutbox: config.isLocal && !config.smtpUrl && !config.sms,
    listQualities: () => listQualities(services),
    listDemonstrated: () => listDemonstrated(services),
    contactForm: services.forms && { hasNews: services.forms.hasNews },
    trialDays: config.billing === 'none' ? null : trialDays,
    isStaff: (email) => isStaff(config.maintenance.staff, email),
    readMaintenance: () => services.notices.read(),
    paymentScript: services.payments?.page.scriptUrl ?? null,
    tour: config.tour,
    reporting: config.sentry && {
      dsn: config.sentry.dsn,
      environment: config.isTestSystem ? 'test' : 'production',
      release: ownBuild?.id,
      tracesRate: config.sentry.tracesRate,
      replayRate: config.sentry.replayRate,
    },
    hasEid: findVendor(services.identity, wallets.swiyu) !== undefined,
    hasReferral: services.referral !== undefined,
    reportError: (message, details) => log.error(message, details),
  };
  // Behind a proxy that ends TLS the address of a call says http, while the browser's Origin says https: the router would take every
  // form of ours for a foreign one. Which page may send one, `isForeignChange` judges by the host that was called.
  const allowedActionOrigins = [new URL(config.publicUrl).host];
  const chooseHandler = narrowHandlers({ ...build, allowedActionOrigins }, (routes) =>
    createRequestHandler(routes, import.meta.env.MODE),
  );
  const callApi = (caller: Bindings) => {
    const bindings = { ...caller, isPage: true, sessions: openKnownSessions() };
    return async (url: string, init: CallInit) =>
      api.askDirectly?.(url, init, bindings) ?? api.request(url, init, bindings);
  };
  const follow = makePageTracer(screens, services);
  const app: App = new Hono();

  app.use(async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    const forwardedFor = c.req.header('x-forwarded-for');
    const { hostname } = new URL(c.req.url);
    const userAgent = c.req.header('user-agent');
    c.set('caller', {
      ...describeCaller({ remoteAddress: readAddress(c), forwardedFor, hostname }, config.trustedProxies),
      ...(userAgent !== undefined && { userAgent }),
    });
    await follow(c.req.method, c.req.path, async () => {
      await next();
      return c.res.status;
    });
    c.res.headers.set('x-request-id', id);
    const duration = Math.round(performance.now() - started);
    log[clientFiles.test(c.req.path) ? 'debug' : 'info']('request', {
      id,
      method: c.req.method,
      path: redactPath(c.req.path),
      status: c.res.status,
      duration,
    });
  });

  const reports = services.reports && createReportRoutes(services.reports, services.now);
  if (reports)
    app.post('/reports', (c) => (isOwnCall(c.req.raw) ? reports.fetch(c.req.raw, c.get('caller')) : c.body(null, 403)));

  app.get('/builds/latest.json', (c) =>
    ownBuild ? c.json(ownBuild, 200, { 'cache-control': 'no-store' }) : c.text('Not found', 404),
  );
  if (import.meta.env.PROD) serveClient(app, clientFolder);

  app.all('*', async (c) => {
    const request = c.req.raw;
    const caller = c.get('caller');
    if (apiPaths.test(c.req.path) || isMachineHost(config, request.url))
      return compressAnswer(request, await api.fetch(request, caller));
    if (isForeignChange(request)) return c.body(null, 403);
    const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : '';
    const context = new RouterContextProvider();
    const response =
      (await crossBridge(request, callApi(caller), environment)) ??
      (await renderPage(request, { caller, nonce, context }));
    // What the router writes for its own script is UTF-8, and says so.
    if (response.headers.get('content-type') === 'text/x-script')
      response.headers.set('content-type', 'text/x-script; charset=utf-8');
    const audience = {
      hasSession: readSession(request, environment) !== undefined,
      hasTour: context.get(tourContext) !== null,
      framedBy: context.get(framingContext),
    };
    for (const [name, value] of Object.entries(describeSecurity(new URL(request.url), nonce, environment, audience))) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return compressAnswer(request, response, readWhole(response));
  });

  function renderPage(
    request: Request,
    { caller, nonce, context }: { caller: Bindings; nonce: string; context: RouterContextProvider },
  ): Promise<Response> {
    context.set(environmentContext, environment);
    context.set(apiContext, callApi(caller));
    context.set(nonceContext, nonce);
    return chooseHandler(new URL(request.url))(request, context);
  }

  return app;
}

/** The other end of the connection; nothing when the app is called in process. */
function readAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

/** Files of the browser's build. Names in /assets carry a hash and never change; a missing one is a 404, not a page. */
function serveClient(app: App, root: string): void {
  const findTexts = openTexts(root);
  app.get('/assets/:texts{texts-.+}/*', async (c) => {
    const response = await findTexts(c.req.raw);
    response?.headers.set('cache-control', immutable);
    return response ?? c.text('Not found', 404);
  });
  const serveWith = (cacheControl: string) =>
    serveStatic({ root, precompressed: true, onFound: (_file, c) => c.header('cache-control', cacheControl) });
  app.use('/assets/*', serveWith(immutable));
  app.use('/img/*', serveWith('public, max-age=86400'));
  // For pages of other sites (docs/decisions/189-signing-in-frames.md).
  app.use('/sigillum-sign.js', async (c, next) => {
    await next();
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.set('access-control-allow-origin', '*');
  });
  app.use('/sigillum-sign.js', serveWith('public, max-age=3600'));
  app.use('/builds/meta/*', serveWith(immutable));
  for (const folder of ['/assets/*', '/img/*', '/builds/*']) app.get(folder, (c) => c.text('Not found', 404));
}
