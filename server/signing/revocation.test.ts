import { beforeEach, describe, expect } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { keyOf, listEvents, listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { TrustError } from '@sigillum/engine/pki';
import type { TrustService } from '@sigillum/engine/trust';
import { completeRequest } from './complete-request.ts';

let trust: TrustService;
let anna: SeededPerson;
let time: number;

/** Lets a minute go by. */
const passMinute = () => world.setClock(new Date((time += 60_000)));

beforeEach(async () => {
  trust = world.services.trust;
  time = Date.now();
  passMinute();
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

const own = { account_email: 'anna@example.ch' };
const away = () => Promise.reject(new TrustError('unavailable', 'nobody answers', { reason: 'timestamp' }));
const replace = (part: Partial<TrustService>) => {
  world.services.trust = { ...trust, ...part };
};
const run: JobRun = { id: '', attempt: 1, signal: AbortSignal.abort(), complete: async () => undefined };
const complete = (id: string) => completeRequest(world.services, id, run);

describe('a certificate that is revoked after its signature was accepted, before a timestamp proves that time', () => {
  const revoke = async (id: string) => {
    const { data } = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    await world.services.trustCentre.revoke((data as { certificateSerial: string }).certificateSerial, 'keyCompromise');
    // Revoked and stamped within one second, the signature would still hold.
    passMinute();
  };

  it('makes the signature and the request ERROR, at once and once, and tells owner and signers', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [own, { account_email: 'noemi@example.ch' }] });
    replace({ timestamp: away });
    await sign(anna, id);
    world.services.trust = trust;
    await revoke(id);
    await complete(id);
    expect(await view(noemi, id)).toMatchObject({
      status_overall: 'ERROR',
      long_term: null,
      signatures: [{ status_code: 'ERROR', level_reason: null }, { status_code: 'OPEN' }],
    });
    expect(await keyOf(sign(noemi, id))).toBe('error.sr.not_open');
    await complete(id);
    const failures = (await listEvents(world, id)).filter(({ name }) => name === 'SIGNATURE_FAILED');
    expect(failures).toMatchObject([{ actor: { type: 'system' }, data: { failure: 'certificate_revoked' } }]);
    expect(verifyChain(await listEvents(world, id)).isIntact).toBe(true);
    const told = (await listMails(world)).filter((mail) => mail.startsWith('signature-failed'));
    expect(told.toSorted()).toEqual(['signature-failed anna@example.ch', 'signature-failed noemi@example.ch']);
    expect((await listMails(world)).filter((mail) => mail.startsWith('all-signed'))).toEqual([]);
  });

  it('stands in the report beside the signature', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    replace({ timestamp: away });
    await sign(anna, id);
    world.services.trust = trust;
    await revoke(id);
    await complete(id);
    const call = { params: { id }, query: { type: 'HTML' } } as const;
    const page = await (await anna.client.call(documentsEndpoints.getSignatureReport, call)).text();
    expect(page).toContain('NICHT gültig');
    expect(page).toContain('Signatur nicht gültig: Ihr Zertifikat wurde widerrufen');
  });

  it('only waits while the issuer does not know the certificate', async () => {
    const id = await sendRequest(anna, { signatures: [own] });
    replace({ status: away });
    await sign(anna, id);
    const unknown = new TrustError('refused', 'unknown to its issuer', { reason: 'status_unknown' });
    replace({ status: () => Promise.reject(unknown) });
    await expect(complete(id)).rejects.toThrow('unknown');
    expect(await view(anna, id)).toMatchObject({ status_overall: 'OPEN', long_term: 'pending' });
    world.services.trust = trust;
    await complete(id);
    expect((await view(anna, id)).status_overall).toBe('SIGNED');
  });
});
