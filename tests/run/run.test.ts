import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Plain JavaScript without types, because it runs before anything is installed.
const load = (name: string) => import(path.join(import.meta.dirname, name));
const { boundFolder, findCompiled } = await load('compiled.mjs');
const { hashInputs, listFiles } = await load('inputs.mjs');
const { keepWords } = await load('keep-words.mjs');
const { openProofs } = await load('proofs.mjs');
const { readReports } = await load('read-reports.mjs');
const { readTimes, runStep } = await load('run-step.mjs');
const { schedule } = await load('schedule.mjs');
const { openTimes } = await load('times.mjs');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sigillum-root-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

const step = { name: 'unit', commands: [['vitest']], inputs: ['server'], uses: ['app/build'] };
const machine = 'this one';
const hash = (changes: object = {}, on = machine): string =>
  hashInputs(root, { ...step, ...changes }, listFiles(root), on);

describe('the inputs of a step', () => {
  beforeEach(() => {
    write('.gitignore', 'build/\nnode_modules/\n');
    write('package-lock.json', '{}');
    write('server/main.ts', 'start();');
    write('servers.md', 'Other words.');
    write('app/build/app.js', 'built();');
  });

  it('are equal when nothing has changed, or only what is none of them or what git ignores', () => {
    const first = hash();
    expect(hash()).toBe(first);
    write('servers.md', 'New words.');
    write('server/node_modules/a.js', 'a();');
    expect(hash()).toBe(first);
  });

  it.each([
    ['a file', () => write('server/main.ts', 'stop();')],
    ['a file that git does not know yet', () => write('server/new.ts', '')],
    ['what is missing', () => rmSync(path.join(root, 'server/main.ts'))],
    ['what is installed', () => write('package-lock.json', '{ }')],
    ['what was built', () => write('app/build/app.js', 'rebuilt();')],
  ])('differ with %s', (_, change) => {
    execFileSync('git', ['add', '.'], { cwd: root });
    const first = hash();
    change();
    expect(hash()).not.toBe(first);
  });

  it('differ with the command, the machine and the environment', () => {
    expect(hash({ commands: [['vitest', '--bail']] })).not.toBe(hash());
    expect(hash({}, 'another one')).not.toBe(hash());
    const here = (): string => hashInputs(root, step, listFiles(root));
    const first = here();
    expect(here()).toBe(first);
    process.env['SIGILLUM_EVERY'] = 'moment';
    try {
      expect(here()).not.toBe(first);
    } finally {
      delete process.env['SIGILLUM_EVERY'];
    }
  });
});

describe('a proof', () => {
  const built = { name: 'build', commands: [['build']], inputs: ['app'], makes: ['app/build'] };

  it('is what was green with these inputs, and only as long as it was not red with them since', () => {
    const proofs = openProofs(root);
    expect(proofs.find(step, 'one')).toBeUndefined();
    proofs.keep(step, 'one', { isGreen: true, passed: 12 });
    expect(openProofs(root).find(step, 'one')).toMatchObject({ passed: 12 });
    expect(openProofs(root).find(step, 'other')).toBeUndefined();
    proofs.keep(step, 'one', { isGreen: false, passed: 11 });
    expect(openProofs(root).find(step, 'one')).toBeUndefined();
  });

  it('holds while what the step has made is there as it was', () => {
    const proofs = openProofs(root);
    write('app/build/app.js', 'built();');
    proofs.keep(built, 'one', { isGreen: true, passed: 0 });
    expect(proofs.find(built, 'one')).toBeDefined();
    write('app/build/app.js', 'rebuilt();');
    expect(proofs.find(built, 'one')).toBeUndefined();
    rmSync(path.join(root, 'app/build'), { recursive: true });
    expect(proofs.find(built, 'one')).toBeUndefined();
  });
});

describe('a step', () => {
  const run = (...commands: string[][]) => runStep({ commands }, { root, env: process.env, say: () => undefined });

  it('goes on after a red command, and is red', async () => {
    let said = '';
    const say = (text: string) => (said += text);
    const commands = [
      ['sh', '-c', 'echo first; exit 1'],
      ['sh', '-c', 'echo second >&2'],
    ];
    expect(await runStep({ commands }, { root, env: process.env, say })).toMatchObject({ isGreen: false });
    expect(said).toBe('first\nsecond\n');
    expect(await run(['true'], ['true'])).toMatchObject({ isGreen: true });
  });

  it('speaks under its heading, together at its end or as soon as it is the last', () => {
    let printed = '';
    const { say, speak } = keepWords((text: string) => (printed += text));
    say('one, ');
    say('two, ');
    expect(printed).toBe('');
    speak('Counting: ');
    expect(printed).toBe('Counting: one, two, ');
    say('three');
    speak('Counting: ');
    expect(printed).toBe('Counting: one, two, three');
  });

  it('is red when its command cannot be found', async () => {
    expect(await run(['no-such-command'])).toMatchObject({ isGreen: false });
  });

  it('has its processor time measured, with that of everything it started', async () => {
    expect(readTimes('0m0.010s 0m0.020s\n1m2.500s 0m0,500s\n')).toBeCloseTo(63.03);
    const busy = 'const end = Date.now() + 200; while (Date.now() < end);';
    const { cpu } = await run(['sh', '-c', `"${process.execPath}" -e "${busy}"`]);
    expect(cpu).toBeGreaterThan(0);
  });
});

describe('the order of the steps', () => {
  const light = (name: string, after: string[] = []) => ({ name, cores: 1, after });
  const heavy = (name: string) => ({ name, cores: 2 });

  /** Runs steps until nothing moves any more, and tells after each end what is running. */
  async function follow(steps: { name: string }[], ends: string[]): Promise<string[]> {
    const open = new Map<string, () => void>();
    const seen: string[] = [];
    const look = async () => {
      await new Promise(setImmediate);
      seen.push([...open.keys()].join(' '));
    };
    const done = schedule(steps, ({ name }: { name: string }) => new Promise<void>((end) => open.set(name, end)));
    await look();
    for (const name of ends) {
      open.get(name)!();
      open.delete(name);
      await look();
    }
    await done;
    return seen;
  }

  it('runs one heavy step and beside it a light one, and two light ones where no heavy one can begin', async () => {
    const steps = [light('types'), light('format'), heavy('unit'), light('pacts'), heavy('journeys'), light('late')];
    const seen = await follow(steps, ['types', 'format', 'unit', 'pacts', 'journeys', 'late']);
    expect(seen).toEqual(['types unit', 'unit format', 'unit pacts', 'pacts journeys', 'journeys late', 'late', '']);
    const made = [light('types'), light('format'), { ...heavy('faults'), after: ['types'] }];
    expect(await follow(made, ['types', 'format', 'faults'])).toEqual(['types format', 'format faults', 'faults', '']);
  });

  it('runs two heavy steps side by side once no light one is left', async () => {
    const steps = [heavy('engine'), heavy('journeys'), heavy('unit'), light('pacts')];
    const seen = await follow(steps, ['engine', 'pacts', 'journeys', 'unit']);
    expect(seen).toEqual(['pacts engine', 'pacts journeys', 'journeys unit', 'unit', '']);
  });

  it('tells a step that it is the only one, or has become the last', async () => {
    const told: string[] = [];
    const ends: Record<string, () => void> = {};
    type Told = { isAlone: boolean; whenAlone: Promise<void> };
    const run = ({ name }: { name: string }, { isAlone, whenAlone }: Told) => {
      if (isAlone) told.push(`only ${name}`);
      void whenAlone.then(() => told.push(`last ${name}`));
      return new Promise<void>((end) => (ends[name] = end));
    };
    const both = schedule([light('types'), heavy('unit')], run);
    ends['types']!();
    await new Promise(setImmediate);
    expect(told).toEqual(['last unit']);
    ends['unit']!();
    await both;
    const one = schedule([light('types')], run);
    ends['types']!();
    await one;
    expect(told).toEqual(['last unit', 'only types']);
  });

  it('keeps a step back until what it needs is made, and lets others go before it', async () => {
    const seen = await follow([light('types'), light('lint', ['types']), light('format')], ['types', 'format', 'lint']);
    expect(seen).toEqual(['types format', 'format lint', 'lint', '']);
  });

  it('does not wait for what was not asked for', async () => {
    expect(await follow([light('lint', ['types'])], ['lint'])).toEqual(['lint', '']);
  });
});

it('the times of a run are kept beside those of other steps, without those that are no steps any more', () => {
  write('tests/times.tsv', 'step\twall\tcpu\nunit\t200\t380\ngone\t9\t9\nbuild\t13\t14\n');
  const times = openTimes(root);
  expect(times.find('unit')).toEqual({ wall: '200', cpu: '380' });
  times.record([{ name: 'unit', wall: 190.4, cpu: 360.6 }], ['build', 'unit', 'stories']);
  expect(openTimes(root).find('unit')).toEqual({ wall: '190', cpu: '361' });
  expect(openTimes(root).find('build')).toEqual({ wall: '13', cpu: '14' });
  expect(openTimes(root).find('gone')).toBeUndefined();
});

describe('the reports of a step', () => {
  const vitest = { name: 'unit', commands: [['vitest', '--outputFile.json=reports/unit.json']] };
  const journeys = { name: 'journeys', commands: [['playwright', 'test']] };
  const test = (fullName: string, ...failureMessages: string[]) => ({
    fullName,
    status: failureMessages.length ? 'failed' : 'passed',
    failureMessages,
  });

  it('count what passed and failed, and name what is red with the beginning of its reason', () => {
    const [red, black] = ['\u001B[31m', '\u001B[39m'];
    const testResults = [
      {
        name: '/house/server/sign.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('signs once', `${red}expected 2${black}\n  to be 1`), test('signs')],
      },
      { name: '/house/server/seal.test.ts', status: 'failed', message: 'No database.', assertionResults: [] },
      { name: '/house/server/mail.test.ts', status: 'passed', message: '', assertionResults: [test('sends')] },
    ];
    write('unit.json', JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
    expect(readReports(vitest, root)).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['sign.test.ts > signs once: expected 2 to be 1', 'seal.test.ts > the file itself: No database.'],
    });
  });

  it('are read of journeys, too, whose suites hold suites', () => {
    const spec = (title: string, ok: boolean) => ({
      file: 'e2e/signing/decline.spec.ts',
      title,
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'Nothing to press' }] }] }],
    });
    const suites = [{ specs: [spec('signs', true)], suites: [{ specs: [spec('declines', false)] }] }];
    write('journeys.json', JSON.stringify({ stats: { expected: 1, unexpected: 1 }, suites }));
    expect(readReports(journeys, root)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['decline.spec.ts > declines: Nothing to press'],
    });
  });

  it('are none of a step that wrote none', () => {
    expect(readReports(vitest, root)).toEqual({ passed: 0, failed: 0, failures: [], triedSmall: 0 });
  });
});

describe('what Node has compiled for tests', () => {
  it('is the project’s own, and begins anew once it is larger than it may be', () => {
    const folder = findCompiled(root);
    expect(() => boundFolder(folder)).not.toThrow();
    write('node_modules/.cache/sigillum/compiled/v24/a', 'x'.repeat(600));
    write('node_modules/.cache/sigillum/compiled/v24/deep/b', 'x'.repeat(600));
    boundFolder(folder, 20_000);
    expect(existsSync(path.join(folder, 'v24/deep/b'))).toBe(true);
    boundFolder(folder, 1000);
    expect(existsSync(folder)).toBe(false);
  });
});
