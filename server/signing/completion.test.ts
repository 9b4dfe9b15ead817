import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as requests from '@sigillum/api-contracts/signature-requests/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { keyOf, listEvents, listMails, sendRequest, sign, view, visitor } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { TrustError } from '@sigillum/engine/pki';
import type { TrustService } from '@sigillum/engine/trust';
import * as verifier from '@sigillum/engine/verifier';
import { completeRequest } from './complete-request.ts';
import { renewTimestamps } from './renew-timestamps.ts';
import { resumeSigning } from './resume-signing.ts';

vi.mock(import('@sigillum/engine/verifier'), { spy: true });
let world: TestServices;
let trust: TrustService;
let anna: SeededPerson;

beforeAll(async () => {
  world = await createTestServices();
  trust = world.services.trust;
});
beforeEach(async () => {
  world.services.trust = trust;
  vi.mocked(verifier.verifyDocument).mockRestore();
  await world.reset();
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});
afterAll(() => world.close());

const own = { account_email: 'anna@example.ch' };
const away = () => Promise.reject(new TrustError('unavailable', 'nobody answers', { reason: 'timestamp' }));
const replace = (part: Partial<TrustService>) => {
  world.services.trust = { ...trust, ...part };
};
const run: JobRun = { id: '', attempt: 1, signal: AbortSignal.abort(), complete: async () => undefined };
const complete = (id: string) => completeRequest(world.services, id, run);

const listVersions = async (id: string) => {
  const { documents } = await view(anna, id);
  const query = world.services.db.selectFrom('document_versions').selectAll().orderBy('ordinal');
  return query.where('document_id', '=', documents[0]!.id).execute();
};
const listCauses = async (id: string) => (await listVersions(id)).map(({ cause }) => cause);
const countAllSigned = async () => (await listMails(world)).filter((mail) => mail.startsWith('all-signed')).length;
describe('the last signature', () => {
  it('normally is B-LTA at once, of a file that our verifier has passed', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    expect(await sign(anna, id)).toMatchObject({
      status: 'SIGNED',
      documents: [{ level: 'B-LTA' }],
      level_asked: 'B-LTA',
      level_reason: null,
      long_term: 'complete',
    });
    expect(await view(anna, id)).toMatchObject({
      status_overall: 'SIGNED',
      long_term: 'complete',
      signatures: [{ level_asked: 'B-LTA', level_reached: 'B-LTA', level_reason: null }],
    });
    expect(await listCauses(id)).toEqual(['UPLOAD', 'INTAKE', 'SIGNATURE', 'VALIDATION_DATA', 'TIMESTAMP']);
    const newest = (await listVersions(id)).at(-1)!;
    expect(newest.verdict).toMatchObject({ verdict: 'TOTAL_PASSED', sha256: newest.sha256 });
    expect(newest.timestamp_expires_at!.getTime()).toBeGreaterThan(Date.now());
  });

  it('of others before it says that the archive timestamp waits for them, and lifts theirs when it comes', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [own, { account_email: 'noemi@example.ch' }] });
    expect(await sign(anna, id)).toMatchObject({
      documents: [{ level: 'B-LT' }],
      level_reason: 'others_to_sign',
      long_term: null,
    });
    await sign(noemi, id);
    const { signatures } = await view(anna, id);
    expect(signatures.map(({ level_reached, level_reason }) => [level_reached, level_reason])).toEqual([
      ['B-LTA', null],
      ['B-LTA', null],
    ]);
  });
});

describe('while the timestamp authority is away', () => {
  it('a simple signature is accepted as B-B, tells so, ends nothing, and is finished when it is back', async () => {
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    const id = await sendRequest(anna, { signatures: [own], expiration_date: deadline });
    replace({ timestamp: away });
    expect(await sign(anna, id)).toMatchObject({
      status: 'SIGNED',
      documents: [{ level: 'B-B' }],
      level_reason: 'timestamp',
      long_term: 'pending',
    });
    expect(await countAllSigned()).toBe(0);
    await expect(complete(id)).rejects.toThrow('nobody answers');
    const withdraw = anna.client.call(requests.withdrawSignatureRequest, { params: { id }, body: {} });
    expect(await keyOf(withdraw)).toBe('error.sr.not_open');

    world.setClock(new Date(Date.now() + 7_200_000));
    expect(await view(anna, id)).toMatchObject({
      status_overall: 'OPEN',
      long_term: 'pending',
      signatures: [{ status_code: 'SIGNED', level_reached: 'B-B', level_reason: 'timestamp' }],
    });
    const list = await anna.client.call(requests.listSignatureRequests, {});
    expect(list.signature_requests[0]!.status_overall).toBe('OPEN');

    world.services.trust = trust;
    await complete(id);
    expect(await view(anna, id)).toMatchObject({
      status_overall: 'SIGNED',
      long_term: 'complete',
      signatures: [{ level_reached: 'B-LTA', level_reason: null }],
    });
    expect(await countAllSigned()).toBe(1);
    await complete(id);
    const events = await listEvents(world, id);
    expect(events.map(({ name }) => name).slice(-3)).toEqual(['SIGNED', 'LONG_TERM_DATA_ADDED', 'COMPLETED']);
    expect(verifyChain(events).isIntact).toBe(true);
    expect(await countAllSigned()).toBe(1);
    expect((await listVersions(id)).at(-1)!.verdict).toMatchObject({ verdict: 'TOTAL_PASSED' });
  });

  it('a person whose identity was proved signs nothing, and nothing has changed', async () => {
    const id = await sendRequest(anna, { quality: 'DEMO', signatures: [own] });
    replace({ timestamp: away });
    expect(await keyOf(sign(anna, id))).toBe('error.unavailable');
    expect(await listCauses(id)).toEqual(['UPLOAD']);
    world.services.trust = trust;
    expect(await sign(anna, id)).toMatchObject({ status: 'SIGNED', long_term: 'complete' });
  });

  it('an earlier signature is completed too, before the next signer comes, without ending the request', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [own, { account_email: 'noemi@example.ch' }] });
    replace({ timestamp: away });
    expect(await sign(anna, id)).toMatchObject({ level_reason: 'timestamp', long_term: null });
    world.services.trust = trust;
    await complete(id);
    const { status_overall, signatures } = await view(anna, id);
    expect([status_overall, signatures[0]!.level_reached, signatures[0]!.level_reason]).toEqual([
      'OPEN',
      'B-LT',
      'others_to_sign',
    ]);
    expect(await sign(noemi, id)).toMatchObject({ long_term: 'complete' });
  });
});

describe('what is pending', () => {
  it('is nothing while our own verifier does not pass the file: no mail, no SIGNED, and a try later', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    vi.mocked(verifier.verifyDocument).mockImplementation(async (source, options) => {
      vi.mocked(verifier.verifyDocument).mockRestore();
      const report = await verifier.verifyDocument(source, options);
      const signatures = report.signatures.map((one) => ({ ...one, indication: 'INDETERMINATE' as const }));
      return { ...report, signatures };
    });
    expect(await sign(anna, id)).toMatchObject({
      status: 'SIGNED',
      level_reason: 'verification',
      long_term: 'pending',
    });
    expect(await countAllSigned()).toBe(0);
    await complete(id);
    expect((await view(anna, id)).status_overall).toBe('SIGNED');
    expect(await countAllSigned()).toBe(1);
  });

  it('never meets a file that somebody is signing', async () => {
    const id = await sendRequest(anna, { signatures: [own, visitor('luca@example.it')] });
    replace({ timestamp: away });
    const { sid } = await sign(anna, id);
    const { bootId, db } = world.services;
    const expires_at = new Date(Date.now() + 60_000);
    await db.insertInto('signing_locks').values({ request_id: id, sid: sid!, boot_id: bootId, expires_at }).execute();
    world.services.trust = trust;
    await expect(complete(id)).rejects.toThrow('Somebody is signing');
  });
});

describe('a late answer', () => {
  it('for a file that has grown meanwhile is refused, and leaves no trace', async () => {
    const id = await sendRequest(anna, { signatures: [own, visitor('luca@example.it')] });
    const { db } = world.services;
    replace({
      async sign(authorization, items) {
        const [upload] = await db.selectFrom('document_versions').selectAll().execute();
        const twin = { ...upload!, id: crypto.randomUUID(), ordinal: 7, evidence: null, verdict: null };
        await db.insertInto('document_versions').values(twin).execute();
        await db.updateTable('documents').set({ current_version_id: twin.id }).execute();
        return trust.sign(authorization, items);
      },
    });
    expect(await keyOf(sign(anna, id))).toBe('error.sr.changed_meanwhile');
    const { signatures } = await view(anna, id);
    expect(signatures[0]).toMatchObject({ status_code: 'OPEN', level_reached: null });
    expect((await listEvents(world, id)).map(({ name }) => name)).not.toContain('SIGNED');
  });

  it('that names a revoked certificate is told as such', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    replace({ sign: () => Promise.reject(new TrustError('refused', 'revoked', { reason: 'revoked' })) });
    expect(await keyOf(sign(anna, id))).toBe('error.sign.certificate_revoked');
  });
});

// From here on jobs run.
describe('the server', () => {
  it('finishes by itself what an earlier start left', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    replace({ status: away });
    expect(await sign(anna, id)).toMatchObject({ level_reason: 'revocation', long_term: 'pending' });
    world.services.trust = trust;
    await resumeSigning(world.services);
    await expect.poll(async () => (await view(anna, id)).status_overall, { interval: 100 }).toBe('SIGNED');
    expect(await countAllSigned()).toBe(1);
  });
});

// Last: the centre's certificates are those of years ahead afterwards.
describe('an archive timestamp', () => {
  it('is renewed sixty days before its authority’s certificate ends, once, as versions of their own', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    await sign(anna, id);
    const ends = (await listVersions(id)).at(-1)!.timestamp_expires_at!;
    const before = (days: number) => new Date(ends.getTime() - days * 24 * 3_600_000);
    world.setClock(before(61));
    await renewTimestamps(world.services);
    expect(await listCauses(id)).toHaveLength(5);
    world.setClock(before(59));
    await renewTimestamps(world.services);
    // The lists tell of the former authority and of the one that then stamps.
    expect((await listCauses(id)).slice(5)).toEqual(['VALIDATION_DATA', 'TIMESTAMP']);
    const newest = (await listVersions(id)).at(-1)!;
    expect(newest.timestamp_expires_at!.getTime()).toBeGreaterThan(ends.getTime());
    expect(newest.verdict).toMatchObject({ verdict: 'TOTAL_PASSED', sha256: newest.sha256 });
    await renewTimestamps(world.services);
    expect(await listCauses(id)).toHaveLength(7);
    const events = await listEvents(world, id);
    expect(events.at(-1)).toMatchObject({ name: 'TIMESTAMP_RENEWED', actor: { type: 'system' } });
    expect(verifyChain(events).isIntact).toBe(true);
  });

  it('is not renewed day by day while its authority has none that ends later', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    await sign(anna, id);
    // The timestamps after this one end with the issuing authority, which only the operator renews.
    const renewNearEnd = async () => {
      const ends = (await listVersions(id)).at(-1)!.timestamp_expires_at!;
      world.setClock(new Date(ends.getTime() - 59 * 24 * 3_600_000));
      await renewTimestamps(world.services);
      return (await listVersions(id)).at(-1)!.timestamp_expires_at!.getTime() > ends.getTime();
    };
    let count = 0;
    while (count < 5 && (await renewNearEnd())) count += 1;
    expect(count).toBeLessThan(5);
    const before = await listCauses(id);
    await renewTimestamps(world.services);
    expect(await listCauses(id)).toEqual(before);
    expect(before.filter((cause) => cause === 'TIMESTAMP')).toHaveLength(1 + count);
  });
});
