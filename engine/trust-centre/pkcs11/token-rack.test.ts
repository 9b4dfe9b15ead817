import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { placeFakePkcs11Tool, type FakePkcs11Tool } from '../../testing/softhsm.ts';
import { makeTokenRack } from './token-rack.ts';

const work = mkdtempSync(join(tmpdir(), 'sigillum-rack-'));
const address = { module: '/m.so', label: 'Card', id: '01', pin: '1234', importedAt: '2026-11-21T08:00:00.000Z' };
const now = new Date('2026-11-21T12:00:00Z');
const [SIGNS, HANGS] = ["printf 'signature'", 'exec sleep 60'];
const fail = (words: string) => `echo 'error: ${words}' >&2; exit 1`;
let tool: FakePkcs11Tool;

beforeEach(() => {
  tool = placeFakePkcs11Tool(work, SIGNS);
});
afterEach(() => tool.remove());
afterAll(() => rmSync(work, { recursive: true, force: true }));

const open = (limits = {}, readMs?: () => number) => {
  const rack = makeTokenRack(() => now, { timeoutMs: 20_000, ...limits }, readMs);
  const sign = (changes = {}) => rack.sign({ ...address, ...changes }, ['--mechanism', 'ECDSA'], Buffer.from('hash'));
  return { rack, sign };
};

describe('a token on the rack', () => {
  it('gets what is to be signed and the PIN, neither of them on the command line, and none of our secrets', async () => {
    process.env['KEY_PASSPHRASE'] = 'ours alone';
    tool.behave('test "$PKCS11_PIN" = 1234 && test -z "$KEY_PASSPHRASE" && case "$*" in *1234*) exit 1;; esac; cat');
    const { sign } = open();
    expect(Buffer.from(await sign()).toString()).toBe('hash');
    delete process.env['KEY_PASSPHRASE'];
  });

  it.each([
    ['token_pin_refused', 'PKCS11 function C_Login failed: rv = CKR_PIN_INCORRECT (0xa0)'],
    ['token_pin_refused', 'PKCS11 function C_Login failed: rv = CKR_PIN_LOCKED (0xa4)'],
    ['token_absent', 'No slot with token named "Card" found'],
    ['token_absent', 'Failed to load pkcs11 module'],
    ['token_absent', 'PKCS11 function C_Sign failed: rv = CKR_DEVICE_REMOVED (0x32)'],
    ['token_failed', 'Private key not found'],
    ['token_failed', 'PKCS11 function C_SignInit failed: rv = CKR_MECHANISM_INVALID (0x70)'],
    ['token_failed', 'something new'],
  ])('is told to be %s when the tool says: %s', async (fault, words) => {
    tool.behave(fail(words));
    const { rack, sign } = open();
    await expect(sign()).rejects.toMatchObject({ fault, failure: 'unavailable' });
    expect(rack.findFault(address)).toBe(fault);
    expect(rack.findFault({ ...address, id: '02' })).toBeUndefined();
  });

  it('is sent a PIN that it has refused never again, by no key and however many wait, until the key is imported anew', async () => {
    tool.behave(fail('CKR_PIN_INCORRECT'));
    const { rack, sign } = open();
    const answers = await Promise.allSettled([sign(), sign(), sign({ id: '02' }), sign()]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    await expect(sign()).rejects.toThrow('it is not tried again');
    expect(tool.countStarts()).toBe(1);
    tool.behave(SIGNS);
    await expect(sign()).rejects.toMatchObject({ fault: 'token_pin_refused' });
    const later = new Date(now.getTime() + 1000).toISOString();
    expect(Buffer.from(await sign({ importedAt: later })).toString()).toBe('signature');
    expect(Buffer.from(await sign({ pin: '5678' })).toString()).toBe('signature');
    expect(rack.findFault(address)).toBeUndefined();
  });

  it('that is silent costs one wait; then calls fail at once, until after a pause one of them is a trial', async () => {
    tool.behave(HANGS);
    let ms = 0;
    const { sign } = open({ timeoutMs: 3000, pauseMs: 15_000 }, () => ms);
    const waiting = [sign(), sign(), sign({ id: '02' })];
    for (const answer of await Promise.allSettled(waiting)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { fault: 'token_silent' } });
    }
    ms = 14_999;
    await expect(sign()).rejects.toThrow('did not answer a moment ago');
    // Nobody has waited but the first, for whom alone the tool was started.
    expect(tool.countStarts()).toBe(1);
    ms = 15_000;
    await expect.poll(() => sign().catch(() => tool.countStarts())).toBe(2);
    tool.behave(SIGNS);
    ms = 30_000;
    await expect.poll(() => sign().catch(() => undefined)).toBeDefined();
    await expect(Promise.all([sign(), sign(), sign()])).resolves.toHaveLength(3);
  });

  it('keeps another token from nothing', async () => {
    tool.behave('case "$*" in *Other*) printf ok;; *) exec sleep 60;; esac');
    const { sign } = open({ timeoutMs: 1500 });
    const silent = sign();
    expect(Buffer.from(await sign({ label: 'Other' })).toString()).toBe('ok');
    await expect(silent).rejects.toMatchObject({ fault: 'token_silent' });
  });

  it('signs one thing after another, and lets no more wait with one key than it should', async () => {
    tool.behave(`test -e ${work}/inside && exit 1; touch ${work}/inside; rm ${work}/inside; printf ok`);
    const { sign } = open({ maxWaiting: 4, timeoutMs: 10_000 });
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => sign()).concat(sign({ id: '02' })));
    expect(answers.map(({ status }) => (status === 'fulfilled' ? 'ok' : 'no'))).toEqual([
      ...['ok', 'ok', 'ok', 'ok', 'no'],
      'ok',
    ]);
  });

  it('is told to be absent, with advice, where pkcs11-tool is not installed', async () => {
    const before = process.env['PATH'];
    process.env['PATH'] = work;
    const answer = open().sign();
    await expect(answer).rejects.toThrow('pkcs11-tool is not installed (Debian: apt-get install opensc)');
    await expect(answer).rejects.toMatchObject({ fault: 'token_absent' });
    process.env['PATH'] = before;
  });
});
