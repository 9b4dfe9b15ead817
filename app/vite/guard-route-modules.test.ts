import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replacedModule } from './guard-route-modules.ts';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production/lib/dom/ssr',
);

it('knows the file of the router that it replaces, and all that the others want of it', () => {
  const wanted = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((code) => /import \{([^}]*)\} from "\.\/routeModules\.js"/.exec(code)?.[1]?.trim() ?? []);
  expect(new Set(wanted)).toEqual(new Set(['loadRouteModule']));
  expect(replacedModule.test(path.join(folder, 'routes.js'))).toBe(true);
});
