import { layout, route, type RouteConfig } from '@react-router/dev/routes';
import { layoutNames } from './access/screen.ts';
import { resources } from './resources.ts';
import { screens } from './screens.ts';

/** Screens grouped by their layout; a route's id is its pattern, so that code and screens meet in one word. */
const areas = layoutNames.map((name) => ({ name, rows: screens.filter((screen) => screen.layout === name) }));

export default [
  ...areas
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) =>
      layout(
        `layouts/${name}.tsx`,
        { id: `layouts/${name}` },
        rows.map(({ path, file }) => route(path, file, { id: path })),
      ),
    ),
  ...resources.map(({ path, file }) => route(path, file, { id: path })),
] satisfies RouteConfig;
