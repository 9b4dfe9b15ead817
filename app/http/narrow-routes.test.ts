import { createStaticHandler, createStaticRouter, type EntryContext, type StaticHandlerContext } from 'react-router';
import { expect, it } from 'vitest';
import { narrowRoutes } from './narrow-routes.ts';

const route = (id: string, parentId: string | undefined, rest: { path?: string; index?: boolean } = {}) => ({
  ...{ id, parentId, hasLoader: true, hasAction: false, hasErrorBoundary: false, module: `/assets/${id}.js` },
  ...{ hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false, ...rest },
});
const routes = [
  route('root', undefined, { path: '' }),
  route('main', 'root'),
  route('welcome', 'root', { index: true }),
  route('dashboard', 'main', { path: 'dashboard' }),
  route('view', 'main', { path: 'view/:id' }),
  route('rest', 'root', { path: '*' }),
];
const manifest = {
  ...{ version: '1', url: '/manifest.js', entry: { module: '/entry.js', imports: [] } },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
} as unknown as EntryContext['manifest'];

it('keeps the routes of the page, and those of the address at which every way begins', () => {
  const matches = ['root', 'main', 'dashboard'].map((id) => ({ route: { id } }));
  const context = { manifest, staticHandlerContext: { matches, statusCode: 200 } } as unknown as EntryContext;
  const narrowed = narrowRoutes(context);
  expect(Object.keys(narrowed.manifest.routes)).toEqual(['root', 'main', 'dashboard', 'welcome']);
  expect(narrowed.manifest.routes['dashboard']).toBe(manifest.routes['dashboard']);
  expect(narrowed.manifest.entry).toBe(manifest.entry);
  expect(narrowed.staticHandlerContext.statusCode).toBe(200);
  expect(Object.keys(manifest.routes)).toHaveLength(6);
});

it('answers the router, which asks for the addresses above a page, with the home that is left', async () => {
  const inRouter = [{ id: 'root', path: '', children: [{ id: 'main', children: [{ id: 'view', path: 'view/:id' }] }] }];
  const { query, dataRoutes } = createStaticHandler(inRouter);
  const staticHandlerContext = (await query(new Request('http://localhost/view/7'))) as StaticHandlerContext;
  const narrowed = narrowRoutes({ manifest, staticHandlerContext } as EntryContext);
  const router = createStaticRouter(dataRoutes, narrowed.staticHandlerContext);
  expect(router.state.matches.map(({ route: { id } }) => id)).toEqual(['root', 'main', 'view']);
  expect(router.match('/view')!.map(({ route: { id } }) => id)).toEqual(['root', 'welcome']);
});
