import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listScripts } from '@sigillum/app/http/list-scripts.ts';

/** The browser's part of the build. */
const client = path.resolve(import.meta.dirname, '../..', process.env['SIGILLUM_CLIENT'] ?? 'app/build/client');

type Manifest = Parameters<typeof listScripts>[0];

/** What the built app loads at first, and what it has beside: sizes as it is served, gzipped. */
export function readBuild() {
  const assets = new Set(readdirSync(path.join(client, 'assets')));
  const readJson = (file: string) => JSON.parse(readFileSync(path.join(client, 'builds', file), 'utf8')) as object;
  /** Without what is kept of the release before. */
  const { own } = readJson(`meta/${(readJson('latest.json') as { id: string }).id}.json`) as { own: string[] };
  const manifestFile = own.find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestFile) throw new Error(`There is no build in ${client}: npm run build`);
  const source = readFileSync(path.join(client, 'assets', manifestFile), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
  const { routes } = manifest;
  return {
    own,
    /** Every script that the document of a route names, but the texts of its language; layouts' among them. */
    listFirstLoad(id: string): string[] {
      const matched: string[] = [];
      for (let route = routes[id]; route; route = routes[route.parentId ?? '']) matched.push(route.id);
      return listScripts(manifest, matched);
    },
    readCode: (file: string) => readFileSync(path.join(client, file), 'utf8'),
    /** Bytes of a file as a browser gets it. */
    measure(file: string): number {
      const whole = path.join(client, file);
      return statSync(assets.has(`${path.basename(file)}.gz`) ? `${whole}.gz` : whole).size;
    },
  };
}

export const isModal = (file: string) => /-(?:dialog|overlay)-[\w-]+\.js$/.test(path.basename(file));
