import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createApi } from './api.ts';
import type { AppOptions, createApp as createAppOf } from './app.ts';
import type { Services } from './services.ts';
import { createServer, type ViteDevServer } from 'vite';

interface Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}
type Handle = (request: Request, env: Bindings) => Response | Promise<Response>;

const serverEntry = path.resolve(import.meta.dirname, 'app.ts');

/** True when Vite has answered: its client, sources, styles. */
function askVite(vite: ViteDevServer, { incoming, outgoing }: Bindings): Promise<boolean> {
  return new Promise((resolve, reject) => {
    outgoing.once('finish', () => resolve(true));
    vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)));
  });
}

/**
 * Stands in for the bundle while developing: `server/main.ts` starts this module instead, and pages follow the sources without
 * a build. The API is read once, by Node itself; restart after changing it.
 */
export function createApp(services: Services, options: AppOptions = {}): { fetch: Handle } {
  const starting = createServer({
    root: path.resolve(import.meta.dirname, '../app'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const api = options.api ?? createApi(services);
  let loaded: { createApp: unknown; app: { fetch: Handle } } | undefined;
  return {
    async fetch(request, env) {
      const vite = await starting;
      if ((request.method === 'GET' || request.method === 'HEAD') && (await askVite(vite, env)))
        return RESPONSE_ALREADY_SENT;
      try {
        const { createApp } = (await vite.ssrLoadModule(serverEntry)) as { createApp: typeof createAppOf };
        if (loaded?.createApp !== createApp) loaded = { createApp, app: createApp(services, { ...options, api }) };
        return await loaded.app.fetch(request, env);
      } catch (error) {
        console.error(error);
        return new Response('The sources cannot be loaded; the terminal says why.', { status: 500 });
      }
    },
  };
}
