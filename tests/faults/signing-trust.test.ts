import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { readMail } from '../support/people.ts';
import { startServerProcess } from '../support/server-process.ts';
import { openSigningWorld } from '../support/signing-world.ts';

let world: Awaited<ReturnType<typeof openSigningWorld>>;

beforeAll(async () => {
  world = await openSigningWorld('trust-faults');
  await world.restart(world.timestamps.env);
});
afterAll(() => world?.close());

const view = (id: string) => world.owner.client.call(getSignatureRequest, { params: { id } });

/** Waits until a request that was accepted is signed, without anybody's doing, within a minute. */
async function expectToEnd(id: string): Promise<void> {
  await expect.poll(async () => (await view(id)).status_overall, { interval: 250 }).toBe('SIGNED');
}

const accepted = { status: 'SIGNED', level_reason: 'timestamp', long_term: 'pending', documents: [{ level: 'B-B' }] };

describe('a timestamp authority that is away', () => {
  it('keeps nobody from sealing: accepted, long-term data pending, and finished when it is back', async () => {
    const { owner, timestamps } = world;
    const id = await world.send('Rejected stamps', 'SES');
    timestamps.setFault('rejects');
    expect(await world.sign(owner, 'SES', id)).toMatchObject([accepted]);
    expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['SIGNED'] });
    expect(await view(id)).toMatchObject({
      long_term: 'pending',
      signatures: [{ level_asked: 'B-LTA', level_reached: 'B-B', level_reason: 'timestamp' }],
    });
    timestamps.setFault(undefined);
    await expectToEnd(id);
    expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  });

  it('lets nobody sign whose identity was proved; nothing has changed, and later it signs', async () => {
    const { owner, timestamps } = world;
    const id = await world.send('No stamp for a person', 'DEMO');
    timestamps.setFault('unavailable');
    await expect(world.sign(owner, 'DEMO', id)).rejects.toMatchObject({ status: 503, key: 'error.unavailable' });
    expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['OPEN'] });
    timestamps.setFault(undefined);
    expect(await world.sign(owner, 'DEMO', id)).toMatchObject([{ status: 'SIGNED', long_term: 'complete' }]);
    await world.expectBalance(id);
  });

  it('or answers one byte a second, or nothing ever, holds nobody else up and ends in an answer', async () => {
    const { owner, timestamps } = world;
    const sealed = await world.send('Slow stamps', 'SES');
    const own = await world.send('Silent stamps', 'DEMO');
    timestamps.setFault('silent');
    const asked = timestamps.requests.length;
    const refused = world.sign(owner, 'DEMO', own).catch((error: unknown) => error);
    await expect.poll(() => timestamps.requests.length).toBeGreaterThan(asked);
    timestamps.setFault('slow');
    const answer = world.sign(owner, 'SES', sealed);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => view(own)));
    expect(others.map(({ status_overall }) => status_overall)).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN']);
    expect(await refused).toMatchObject({ status: 503, key: 'error.unavailable' });
    expect(await answer).toMatchObject([accepted]);
    timestamps.setFault(undefined);
    await expectToEnd(sealed);
    for (const [id, status] of [
      [sealed, 'SIGNED'],
      [own, 'OPEN'],
    ] as const)
      expect(await world.expectBalance(id)).toEqual({ status, signatures: [status] });
  });
});

describe('a timestamp authority that lies', () => {
  it.each(['wrong_imprint', 'wrong_nonce', 'wrong_policy', 'too_large', 'garbage', 'expired_certificate'] as const)(
    'is not believed (%s): nothing is signed with its token, and everything is once it is right',
    async (fault) => {
      const { owner, timestamps } = world;
      for (const quality of ['SES', 'DEMO'] as const) {
        const id = await world.send(`Lies ${fault} to ${quality}.`, quality);
        timestamps.setFault(fault);
        await expect(world.sign(owner, quality, id), quality).rejects.toMatchObject({
          status: 503,
          key: 'error.unavailable',
        });
        expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['OPEN'] });
        timestamps.setFault(undefined);
        expect(await world.sign(owner, quality, id)).toMatchObject([{ status: 'SIGNED', long_term: 'complete' }]);
        expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
      }
    },
  );
});

describe('an authority’s status that is asked for after the signature was accepted', () => {
  const acceptWithoutStatus = async (title: string) => {
    const { owner, timestamps } = world;
    const id = await world.send(title, 'SES');
    timestamps.setStatusAway(true);
    expect(await world.sign(owner, 'SES', id)).toMatchObject([
      { status: 'SIGNED', level_reason: 'revocation', long_term: 'pending' },
    ]);
    return id;
  };

  it.each(['unknown', 'stale', 'garbage'] as const)(
    'keeps the request open and pending while it is %s, and lets it end once it is good',
    async (status) => {
      const { timestamps } = world;
      // What is known of an authority is kept for a while: a start forgets it.
      await world.restart(timestamps.env);
      const id = await acceptWithoutStatus(`Status ${status}.`);
      timestamps.setStatus(status);
      timestamps.setStatusAway(false);
      const asked = timestamps.countStatusRequests();
      await expect.poll(() => timestamps.countStatusRequests()).toBeGreaterThan(asked + 1);
      expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['SIGNED'] });
      expect(await view(id)).toMatchObject({ long_term: 'pending', signatures: [{ level_reason: 'revocation' }] });
      timestamps.setStatus(undefined);
      await expectToEnd(id);
      expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
    },
  );

  it('ends the request within a minute when it is revoked, and tells everybody why', async () => {
    const { owner, timestamps } = world;
    await world.restart(timestamps.env);
    const id = await acceptWithoutStatus('Status revoked.');
    timestamps.setStatus('revoked');
    timestamps.setStatusAway(false);
    try {
      await expect.poll(async () => (await view(id)).status_overall, { interval: 250 }).toBe('ERROR');
      expect(await view(id)).toMatchObject({ long_term: null, signatures: [{ status_code: 'ERROR' }] });
      expect(await world.expectBalance(id)).toEqual({ status: 'ERROR', signatures: ['ERROR'] });
      const mail = await readMail(world.server().url, owner.email, 'signature-failed');
      expect(mail.text).toContain('its certificate was revoked before the proof of the signature was complete');
      await expect(world.sign(owner, 'SES', id)).rejects.toMatchObject({ key: 'error.sr.not_open' });
    } finally {
      timestamps.setStatus(undefined);
    }
  });
});

describe('a clock that is a day behind', () => {
  it('is told by /readyz, stamps nothing, and is forgotten once it is right', async () => {
    const { owner } = world;
    await world.restart();
    const id = await world.send('Yesterday', 'DEMO');
    const wrong = pathToFileURL(fileURLToPath(new URL('../support/shifted-clock.mjs', import.meta.url))).href;
    await world.restart({ NODE_OPTIONS: `--import=${wrong}`, CLOCK_SHIFT_HOURS: '-24' }, '/livez');
    const response = await fetch(`${world.server().url}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { isReady: false, checks: { database: 'ok', trustClock: 'clock_behind' } },
    ]);
    await expect.poll(() => world.server().output()).toMatch(/24 h later: set the clock/);
    await expect(world.sign(owner, 'DEMO', id)).rejects.toMatchObject({ key: 'error.unavailable' });
    expect(await world.expectBalance(id)).toEqual({ status: 'OPEN', signatures: ['OPEN'] });
    await world.restart();
    expect(await world.sign(owner, 'DEMO', id)).toMatchObject([{ status: 'SIGNED', long_term: 'complete' }]);
    expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  });
});

describe('keys that cannot be opened', () => {
  const expectRefusedStart = async (sentence: RegExp, env: Record<string, string> = {}) => {
    const { dataDir } = world;
    const failure = await startServerProcess({ dataDir, env }).then(
      (started) => started.stop().then(() => 'It started.'),
      (error: Error) => error.message,
    );
    expect(failure).toMatch(/^The server ended with 1 before it was ready/);
    expect(failure).toMatch(sentence);
    expect(failure, 'no stack').not.toMatch(/^\s+at /m);
  };

  it('stop the start with a sentence: missing, damaged, or encrypted with another passphrase', async () => {
    await world.server().stop();
    const keys = path.join(world.dataDir, 'trust/keys');
    const key = path.join(
      keys,
      readdirSync(keys).find((name) => name.startsWith('tsa'))!,
    );
    const kept = readFileSync(key);

    renameSync(key, `${key}.away`);
    await expectRefusedStart(/tsa.*is missing/s);
    writeFileSync(key, kept.subarray(0, 20));
    await expectRefusedStart(/tsa.*damaged/s);
    renameSync(`${key}.away`, key);
    expect(readFileSync(key)).toEqual(kept);

    await expectRefusedStart(/KEY_PASSPHRASE is set, but .* was made without one/, {
      KEY_PASSPHRASE: 'a passphrase that nobody chose',
    });
    const serverKey = path.join(world.dataDir, 'server-key.json');
    renameSync(serverKey, `${serverKey}.away`);
    // Without its key, a folder is no new folder: a fresh key would open nothing that it holds.
    await expectRefusedStart(/passphrase/i);
    renameSync(`${serverKey}.away`, serverKey);
    expect(existsSync(`${serverKey}.away`)).toBe(false);
    await world.restart();
    expect((await fetch(`${world.server().url}/readyz`)).status).toBe(200);
  });
});
