import { createStaticHandler, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { narrowHandlers } from './narrow-handlers.ts';

const layouts = [...new Set(screens.map(({ layout }) => `layouts/${layout}`))];
const list = [
  { id: 'root', path: '' },
  ...layouts.map((id) => ({ id, parentId: 'root' })),
  ...screens.map(({ path, layout }) => ({ id: path, path, parentId: `layouts/${layout}` })),
  ...resources.map(({ path }) => ({ id: path, path, parentId: 'root' })),
];
const build = { routes: Object.fromEntries(list.map((route) => [route.id, route])) } as unknown as ServerBuild;

interface Found {
  ids: string[];
  params: object | undefined;
}

/** As the router finds what an address leads to, among the routes that it is given. */
function openMatcher({ routes }: ServerBuild) {
  const listBelow = (parentId: string | undefined): { id: string; path?: string }[] =>
    Object.values(routes)
      .filter((route) => route!.parentId === parentId)
      .map((route) => ({ ...route!, children: listBelow(route!.id) }));
  const { match } = createStaticHandler(listBelow(undefined));
  const find = ({ pathname }: URL): Found => {
    const found = match(pathname.replace(/\.data$/, ''));
    return { ids: found?.map(({ route }) => route.id) ?? [], params: found?.at(-1)?.params };
  };
  return { find, size: Object.keys(routes).length };
}

const choose = narrowHandlers(build, openMatcher);
const { find: findAmongAll, size } = openMatcher(build);
const at = (address: string) => new URL(`http://localhost${address}`);

it('finds what the router finds among all, for each screen, below it, beside it, and however it is written', () => {
  const patterns = [...screens, ...resources].map(({ path }) => path.replaceAll(/:\w+/g, '7d1c-2b'));
  const addresses = patterns.flatMap((path) => [
    ...[path, `${path}/`, `${path}.data`, `${path}/nowhere`, `${path}/nowhere/at/all`, `${path}-other`],
    ...[path.toUpperCase(), `/${path}`, path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`)],
  ]);
  for (const address of [...addresses, '/', '/_root.data', '/__manifest', '/*', '/:id', '/nowhere', '/%2Fview/7'])
    expect([address, choose(at(address)).find(at(address))]).toEqual([address, findAmongAll(at(address))]);
});

it('looks through few for what is asked for most, and makes them once', () => {
  expect(choose(at('/dashboard?tab=inbox')).size).toBeLessThan(10);
  expect(choose(at('/view/7')).size).toBeLessThan(10);
  expect(choose(at('/view/8/9.data'))).toBe(choose(at('/view/7')));
  expect(choose(at('/View/7')).size).toBe(size);
  expect(choose(at('/nowhere')).size).toBe(size);
});
