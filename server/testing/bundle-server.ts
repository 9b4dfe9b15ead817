import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/sigillum');
const builtApp = path.join(root, 'app/build/server/app.js');

/** Packages of many small modules that look for no files beside them. Others stay where they are. */
const bundled =
  /^(@emotion|@formatjs|@hono|@libpdf|@noble|@peculiar|@react-router|@remix-run|@scure|@sigillum|@zxcvbn-ts|asn1js|brotli|bytestreamjs|clone|cookie-es|cron-parser|dfa|fast-deep-equal|fontkit|hono|intl-messageformat|isbot|jose|kysely|luxon|nodemailer|oauth4webapi|openid-client|otpauth|pg-boss|pkijs|pvtsutils|pvutils|react|react-dom|react-intl|react-router|restructure|semver|stream-chain|stream-json|styled-components|swr|tiny-inflate|tslib|tsyringe|unicode-properties|unicode-trie|uqr|use-sync-external-store|zod)(\/|$)/;
const isBundled = (id: string) => id.startsWith('.') || path.isAbsolute(id) || bundled.test(id);

/** Every module still lies where it was, as far as it can tell. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    const file = id.split('?')[0]!;
    if (!code.includes('import.meta.')) return undefined;
    return code
      .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(path.dirname(file)))
      .replaceAll(/\bimport\.meta\.filename\b/g, JSON.stringify(file))
      .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href));
  },
};

/**
 * The server and the built app in one file each and what they share, in a folder that is named by what they are made of and made once. A
 * start then reads few files instead of two thousand, and takes two thirds of its processor time. Returns the folder.
 */
export async function bundleServer(): Promise<string> {
  const folder = path.join(cache, `server-${hashSources()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepPlaces],
    ssr: { noExternal: true },
    // As Node resolves them.
    resolve: { conditions: ['node', 'module-sync'], mainFields: ['main'] },
    environments: { ssr: { resolve: { conditions: ['node', 'module-sync'], mainFields: ['main'] } } },
    build: {
      ssr: true,
      outDir: unfinished,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { main: path.join(root, 'server/main.ts'), app: builtApp },
        external: (id) => !isBundled(id),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', keepNames: true },
      },
    },
  });
  // To build sets it for everything that this process does afterwards.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  forgetOld();
  return folder;
}

function hashSources(): string {
  const hash = createHash('sha256');
  const add = (file: string) =>
    hash.update(`${path.relative(root, file)}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  for (const file of ['package-lock.json', 'server/testing/bundle-server.ts']) add(path.join(root, file));
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
