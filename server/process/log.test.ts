import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { LogOptions } from './log.ts';

function record(options: Partial<LogOptions> = {}) {
  const lines: string[] = [];
  const now = () => new Date('2026-11-21T08:00:00Z');
  const log = createLog({ level: 'info', write: (line) => lines.push(line), now, ...options });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line)) };
}

describe('log', () => {
  it('writes one JSON line an event with time, level, message and facts', () => {
    const { log, lines, read } = record();
    log.with({ area: 'mail' }).info('mail sent', { count: 2, at: new Date(0) });
    expect(lines[0]?.endsWith('}\n')).toBe(true);
    expect(read()).toEqual([
      {
        time: '2026-11-21T08:00:00.000Z',
        level: 'info',
        message: 'mail sent',
        area: 'mail',
        count: 2,
        at: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('leaves out what is below its level', () => {
    const { log, read } = record({ level: 'warn' });
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(read().map(({ message }) => message)).toEqual(['c', 'd']);
  });

  it('blots out secrets by the name of their field, at any depth', () => {
    const { log, lines } = record();
    log.info('call', {
      headers: new Headers({ Authorization: 'Bearer s3cret', cookie: 'sid=s3cret', accept: '*/*' }),
      body: { email: 'a@b.ch', password: 's3cret', tan: 's3cret', access_token: 's3cret', userid: 's3cret' },
    });
    expect(lines[0]).not.toContain('s3cret');
    expect(lines[0]).toContain('*/*');
  });

  it.each([
    'GET /view/5b1d/s3cret?lang=de-ch',
    'https://sign.example.ch/view/5b1d/s3cret',
    'GET /v3/direct/documents/1/download?token=s3cret&x=1',
    'authorization: Basic s3cret==',
    'connect postgresql://sigillum:s3cret@db/sigillum',
    'connect smtps://me:s3cret@mail:465',
  ])('blots out the secret inside %j', (text) => {
    const { log, lines } = record();
    log.info(text, { url: text, error: new Error(text) });
    expect(lines[0]).not.toContain('s3cret');
    expect(lines[0]).toContain('[redacted]');
  });

  it('keeps an error’s stack, code and causes, but not the row a database error quotes', () => {
    const { log, read, lines } = record();
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(a@b.ch)',
      constraint: 'users_email',
    });
    log.error('call failed', { error: new Error('outer', { cause }) });
    expect(read()[0].error).toMatchObject({ message: 'outer', cause: { code: '23505', constraint: 'users_email' } });
    expect(read()[0].error.stack).toContain('log.test.ts');
    expect(lines[0]).not.toContain('a@b.ch');
  });

  it('survives circles, bytes, functions and numbers that JSON cannot hold', () => {
    const { log, read } = record();
    const circle: Record<string, unknown> = { bytes: new Uint8Array(3), big: 5n, act: () => 1 };
    circle['self'] = circle;
    log.info('odd', { circle });
    expect(read()[0].circle).toMatchObject({ bytes: '[3 bytes]', big: '5', act: '[function]' });
  });

  it('writes lines for people on a terminal, without foreign control characters', () => {
    const { log, lines } = record({ isPretty: true });
    log.warn('slow\u001b[2J', { path: '/x', ms: 12 });
    expect(lines).toEqual(['08:00:00.000 warn  slow\ufffd[2J path=/x ms=12\n']);
  });
});
