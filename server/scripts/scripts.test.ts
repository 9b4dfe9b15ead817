import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Plain JavaScript without types, because they run before anything is installed.
const load = (name: string) => import(path.join(import.meta.dirname, name));
const { isInstalled } = await load('install-dependencies.mjs');
const { hashSources } = await load('build-app.mjs');
const { findNode } = await load('find-node.mjs');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sigillum-root-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

describe('dependencies', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/mac-only': { version: '1.0.0', integrity: 'sha512-m', optional: true },
  };
  const lock = (changes: object = {}) => JSON.stringify({ packages: { ...packages, ...changes } });
  const hidden = JSON.stringify({ packages: { 'node_modules/a': packages['node_modules/a'] } });

  beforeEach(() => {
    write('package-lock.json', lock());
    write('node_modules/.package-lock.json', hidden);
    write('node_modules/a/package.json', '{}');
  });

  it('are there when what npm installed is what the lock file says, but for other platforms', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it('are missing when nothing is installed, or npm was interrupted', () => {
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });

  it('are missing when the lock file asks for another version, another package, or a folder was deleted', () => {
    write('package-lock.json', lock({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } }));
    expect(isInstalled(root)).toBe(false);
    write('package-lock.json', lock({ 'node_modules/b': { version: '1.0.0' } }));
    expect(isInstalled(root)).toBe(false);
    write('package-lock.json', lock());
    rmSync(path.join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});

describe('the build', () => {
  beforeEach(() => {
    write('app/root.tsx', 'one');
    write('api-contracts/endpoint.ts', 'two');
  });

  it('is due when a source changed, was added, moved or removed', () => {
    const hashes = [hashSources(root)];
    write('app/root.tsx', 'changed');
    hashes.push(hashSources(root));
    write('app/user/login.tsx', '');
    hashes.push(hashSources(root));
    cpSync(path.join(root, 'app/user'), path.join(root, 'app/person'), { recursive: true });
    hashes.push(hashSources(root));
    rmSync(path.join(root, 'app/user'), { recursive: true });
    hashes.push(hashSources(root));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is not due for tests, results of the build, and the server’s other files', () => {
    const before = hashSources(root);
    for (const name of ['app/root.test.tsx', 'app/build/server/app.js', 'app/node_modules/x/x.js', 'server/main.ts'])
      write(name, 'x');
    expect(hashSources(root)).toBe(before);
  });
});

describe('the Node of the server', () => {
  it('is the one at hand when there is no pinned one and it is new enough', () => {
    expect(findNode(root, '22.22.0')).toBe(process.execPath);
    expect(findNode(root, '26.0.0')).toBe(process.execPath);
    expect(() => findNode(root, '22.21.9')).toThrow('Install Node 22.22 or newer (this is 22.21.9)');
  });
});

describe('the start', () => {
  /** A project in which everything is prepared, with a stand-in for the server. */
  function writeProject(prepare: string, server: string) {
    cpSync(path.join(import.meta.dirname, 'start.sh'), path.join(root, 'server/scripts/start.sh'), { recursive: true });
    write('server/scripts/prepare.mjs', prepare);
    write('app/build/start/main.mjs', server);
  }

  function start(env: Record<string, string> = {}) {
    const child = spawn('sh', [path.join(root, 'server/scripts/start.sh')], {
      env: { ...process.env, NODE_ENV: '', NODE_COMPILE_CACHE: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const first = new Promise<string>((resolve) => child.stdout.once('data', (text: Buffer) => resolve(String(text))));
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
    return { child, first, ended, read: () => said };
  }
  const prepared = `console.error('prepared'); console.log(${JSON.stringify(process.execPath)});`;

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'becomes the server: one process, which %s reaches',
    async (signal) => {
      const server = `process.on('${signal}', () => process.exit(7)); setInterval(() => 0, 1000);
        const { pid, argv, env } = process; console.log(JSON.stringify([pid, argv.slice(1), env.NODE_ENV, env.NODE_COMPILE_CACHE]));`;
      writeProject(prepared, server);
      const { child, first, ended, read } = start();
      const folder = path.join(realpathSync(root), 'app/build/start');
      const [pid, words, ...settings] = JSON.parse(await first) as [number, string[], ...string[]];
      expect([pid, words]).toEqual([child.pid, [path.join(folder, 'main.mjs'), path.join(folder, 'app.mjs')]]);
      expect(settings).toEqual(['production', path.join(realpathSync(root), 'node_modules/.cache/compiled')]);
      child.kill(signal);
      expect(await ended).toBe(7);
      expect(read()).toBe('prepared\n');
    },
  );

  it('ends with what stands in its way, and starts nothing', async () => {
    writeProject(`console.error('There is no Node.'); process.exitCode = 1;`, `console.log('started')`);
    const { ended, first, read } = start();
    expect(await Promise.race([ended, first])).toBe(1);
    expect(read()).toBe('There is no Node.\n');
  });

  it('lets the server end when npm is killed, although npm’s shell lives on', async () => {
    const watch = JSON.stringify(path.join(import.meta.dirname, '../process/watch-starter.ts'));
    writeProject(
      prepared,
      `import { watchStarter } from ${watch}; watchStarter(() => process.exit(0)); console.log('up'); setInterval(() => 0, 1000);`,
    );
    const npm = `require('node:child_process').spawn('sh', ['-c', 'sh server/scripts/start.sh; :'], { stdio: 'inherit' })`;
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const outer = spawn(process.execPath, ['-e', npm], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => outer.stdout.once('data', resolve));
    const closed = new Promise((resolve) => outer.stdout.once('close', resolve));
    outer.kill('SIGKILL');
    await closed;
    expect(outer.signalCode).toBe('SIGKILL');
  });
});
