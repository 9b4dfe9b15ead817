import type { EntryContext } from 'react-router';
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
  const narrowed = narrowRoutes(manifest, ['root', 'main', 'dashboard']);
  expect(Object.keys(narrowed.routes)).toEqual(['root', 'main', 'dashboard', 'welcome']);
  expect(narrowed.routes['dashboard']).toBe(manifest.routes['dashboard']);
  expect(narrowed.entry).toBe(manifest.entry);
  expect(Object.keys(manifest.routes)).toHaveLength(6);
});
