import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Plain JavaScript without types, because they run before anything is installed.
const load = (name: string) => import(path.join(import.meta.dirname, name));
const { isInstalled } = await load('install-dependencies.mjs');
const { hashSources } = await load('build-app.mjs');
const { findNode } = await load('hand-over.mjs');

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

describe('handing over', () => {
  // A stand-in for the server that says how it was asked to stop.
  const server = `process.on('SIGTERM', () => process.exit(99)); process.on('message', (wish) => process.exit(wish === 'stop' ? 7 : 98));
    process.on('disconnect', () => require('node:fs').writeFileSync(process.env.NOTE, 'gone') || process.exit(0)); console.log('up'); setInterval(() => 0, 1000);`;

  function writeScript() {
    write('server.cjs', server);
    write(
      'script.mjs',
      `import { runServer } from ${JSON.stringify(path.join(import.meta.dirname, 'hand-over.mjs'))};
      process.exitCode = await runServer(process.execPath, [${JSON.stringify(path.join(root, 'server.cjs'))}]);`,
    );
  }

  function startScript() {
    writeScript();
    const env = { ...process.env, NOTE: path.join(root, 'note'), npm_lifecycle_event: '' };
    const script = spawn(process.execPath, [path.join(root, 'script.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const up = new Promise<void>((resolve) => script.stdout.once('data', () => resolve()));
    const ended = new Promise<number | null>((resolve) => script.once('exit', (code) => resolve(code)));
    return { script, up, ended };
  }

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'turns %s into a wish to stop and ends as the server ends',
    async (signal) => {
      const { script, up, ended } = startScript();
      await up;
      script.kill(signal);
      expect(await ended).toBe(7);
    },
  );

  it('ends the server when it is killed itself', async () => {
    const { script, up, ended } = startScript();
    await up;
    const closed = new Promise((resolve) => script.stdout.once('close', resolve));
    script.kill('SIGKILL');
    await ended;
    await closed;
    expect(readFileSync(path.join(root, 'note'), 'utf8')).toBe('gone');
  });

  it('ends everything when npm is killed, although npm’s shell lives on', async () => {
    writeScript();
    const npm = `require('node:child_process').spawn('sh', ['-c', '"${process.execPath}" script.mjs; :'], { stdio: 'inherit' })`;
    const env = { ...process.env, NOTE: path.join(root, 'note'), npm_lifecycle_event: 'start' };
    const outer = spawn(process.execPath, ['-e', npm], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => outer.stdout.once('data', resolve));
    const closed = new Promise((resolve) => outer.stdout.once('close', resolve));
    outer.kill('SIGKILL');
    await closed;
    expect(outer.signalCode).toBe('SIGKILL');
  });
});
