import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineModules } from '@sigillum/engine/pdf/workers';
import { build, type Plugin } from 'vite';
import { verificationModules } from '../verification/worker-modules.ts';
import { settleFolder } from './settle-folder.ts';
import { writeAscii } from './write-ascii.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/sigillum');
const builtApp = path.join(root, 'app/build/server/app.js');

/** Packages of many small modules that look for no files beside them, and those whose hooks need the one React. Others stay where they are. */
const bundled =
  /^(@emotion|@formatjs|@hono|@internationalized|@libpdf|@noble|@peculiar|@react-router|@remix-run|@scure|@sigillum|@swc|@zxcvbn-ts|asn1js|brotli|bytestreamjs|clone|clsx|cookie-es|cron-parser|dfa|fast-deep-equal|fontkit|hono|intl-messageformat|isbot|jose|kysely|luxon|nodemailer|oauth4webapi|openid-client|otpauth|pg-boss|pkijs|pvtsutils|pvutils|react|react-aria|react-aria-components|react-dom|react-intl|react-router|react-stately|restructure|semver|styled-components|swr|tiny-inflate|tslib|tsyringe|unicode-properties|unicode-trie|uqr|use-sync-external-store|zod)(\/|$)/;
const placesId = '\0places';
const isBundled = (id: string) => id === placesId || id.startsWith('.') || path.isAbsolute(id) || bundled.test(id);

/** Where a specifier leads to, also among tests, whose modules cannot say. */
const { resolve: findModule } = createRequire(import.meta.url);

/** Modules that worker processes run, by the specifier that the sources name: each is a file of its own beside the server. */
const workerEntries = Object.fromEntries(
  [...Object.values(engineModules), ...Object.values(verificationModules)].map((specifier) => [
    specifier,
    path.basename(specifier, '.ts'),
  ]),
);
const watchdog = 'watchdog';
const entries = {
  main: path.join(root, 'server/main.ts'),
  app: builtApp,
  'pdf-worker': path.join(root, 'engine/pdf/workers/pdf-worker.ts'),
  [watchdog]: path.join(root, 'engine/pdf/workers/watchdog.ts'),
  ...Object.fromEntries(Object.entries(workerEntries).map(([specifier, name]) => [name, findModule(specifier)])),
};

/** What a worker is started from lies beside the bundle. A change that this does not find would start it from the sources. */
function leadToBundle(code: string, file: string): string {
  const name = path.basename(file);
  const replace = (from: string | RegExp, to: string) => {
    const changed = code.replace(from, to);
    if (changed === code) throw new Error(`${file} names no worker as bundle-server.ts expects it: ${from}`);
    code = changed;
  };
  if (name === 'worker-process.ts')
    replace(
      /createRequire\(import\.meta\.url\)\.resolve\('[^']*\/pdf-worker'\)/,
      `decodeURIComponent(new URL('pdf-worker.mjs', bundledPlace).pathname)`,
    );
  if (name === 'pdf-worker.ts')
    replace(/new URL\('watchdog\.ts', import\.meta\.url\)/, `new URL('${watchdog}.mjs', bundledPlace)`);
  if (name === 'engine-modules.ts' || name === 'worker-modules.ts')
    for (const [specifier, entry] of Object.entries(workerEntries))
      if (code.includes(`'${specifier}'`)) replace(`'${specifier}'`, `new URL('${entry}.mjs', bundledPlace).href`);
  return code;
}

/** Every module still lies where it was, as far as it can tell, wherever the project's folder goes. */
const keepPlaces = (outDir: string): Plugin => ({
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (id.startsWith('\0')) return undefined;
    const file = id.split('?')[0]!;
    const led = leadToBundle(code, file);
    if (led === code && !/import\.meta\.(dirname|filename|url)\b/.test(code)) return undefined;
    const place = JSON.stringify(path.relative(outDir, file).replaceAll(path.sep, '/'));
    return led
      .replaceAll(/\bimport\.meta\.dirname\b/g, `placeOf(${place}, '..')`)
      .replaceAll(/\bimport\.meta\.filename\b/g, `placeOf(${place})`)
      .replaceAll(/\bimport\.meta\.url\b/g, `urlOf(${place})`)
      .replaceAll(/\bbundledPlace\b/g, `urlOf('.')`)
      .replace(/^(#!.*\n)?/, `$1import { placeOf, urlOf } from '\\0places';\n`);
  },
});

const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  resolveId: (source) => (source === placesId ? placesId : null),
  load: (id) =>
    id === placesId
      ? `import { resolve } from 'node:path';
         import { pathToFileURL } from 'node:url';
         const folder = import.meta.dirname;
         export const placeOf = (...words) => resolve(folder, ...words);
         export const urlOf = (place) => pathToFileURL(resolve(folder, place)).href + (place === '.' ? '/' : '');`
      : null,
};

const inAscii: Plugin = {
  name: 'in-ascii',
  enforce: 'post',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = writeAscii(file.code);
  },
};

/**
 * The server, its workers and the built app in a file each and what they share, in a folder. A start then reads few files instead of two
 * thousand, and Node needs not to take the types out of them.
 */
async function bundleInto(
  folder: string,
  { input = entries, ...how }: { input?: Record<string, string>; isReplaced: boolean },
): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  const { NODE_ENV } = process.env;
  const resolve = { conditions: ['node', 'module-sync'], mainFields: ['main'] };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [places, keepPlaces(unfinished), inAscii],
    // What React and others check while one develops would only be read, and stay in the memory.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    // As Node resolves them.
    resolve,
    environments: { ssr: { resolve } },
    build: {
      ssr: true,
      outDir: unfinished,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        external: (id) => !isBundled(id),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', keepNames: true },
      },
    },
  });
  // To build sets it for everything that this process does afterwards.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  settleFolder(unfinished, folder, how);
}

/** What `npm start` runs, beside the built app. */
export const bundleForStart = () => bundleInto(path.join(root, 'app/build/start'), { isReplaced: true });

/** For servers of tests: in a folder that is named by what it is made of and made once. Returns the folder. */
export async function bundleServer(): Promise<string> {
  const folder = path.join(cache, `server-${hashSources()}`);
  if (existsSync(folder)) return folder;
  // Two steps of `npm test` begin at the same moment: servers of the faster one run from there by now.
  await bundleInto(folder, { isReplaced: false });
  forgetOld();
  return folder;
}

/** For a benchmark's own processes, which are then as the server is: a module with what it imports, made anew. Returns its file. */
export async function bundleModule(file: string): Promise<string> {
  const { name } = path.parse(file);
  const folder = path.join(cache, name);
  await bundleInto(folder, { input: { [name]: file }, isReplaced: true });
  return path.join(folder, `${name}.mjs`);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const add = (file: string) =>
    hash.update(`${path.relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  for (const file of ['package-lock.json', 'server/scripts/bundle-server.ts']) add(path.join(root, file));
  add(builtApp);
  for (const name of ['api-contracts', 'engine', 'server'])
    for (const file of listSources(path.join(root, name))) add(file);
  return hash.digest('hex').slice(0, 16);
}

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))
    .toSorted();

/** A run that has begun may still start the one before. */
function forgetOld(): void {
  const folders = readdirSync(cache).filter((name) => /^server-\w+$/.test(name));
  const age = (name: string) => statSync(path.join(cache, name)).mtimeMs;
  for (const name of folders.toSorted((a, b) => age(b) - age(a)).slice(3))
    rmSync(path.join(cache, name), { recursive: true, force: true });
}
