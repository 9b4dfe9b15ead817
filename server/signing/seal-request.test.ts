import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as sealsEndpoints from '@sigillum/api-contracts/seals/index.ts';
import * as signatureRequestsEndpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signing from '@sigillum/api-contracts/signing/index.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { createDraft, keyOf, listEvents, sendRequest, upload, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { makeSteppingTrust } from '../testing/stepping-trust.ts';
import { it, world } from '../testing/world.ts';
import { TrustError } from '@sigillum/engine/pki';
import { verifyDocument } from '@sigillum/engine/verifier';

const { addSealMembers, putSeal, removeSealMembers, uploadSealImage } = sealsEndpoints;
const name = 'contracts';
let anna: SeededPerson;
let id: string;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  id = anna.businessId!;
  await anna.client.call(putSeal, { params: { id, name }, body: { label: 'Contracts' } });
  await anna.client.call(addSealMembers, { params: { id, name }, body: { members: [anna.email] } });
});

type SealOptions = Partial<Omit<SigningPayload, 'signatureRequestId'>> & {
  person?: SeededPerson;
  sealAccountName?: string;
};
const own = { account_email: 'anna@example.ch' };
const seal = (requestId: string, { person = anna, sealAccountName = name, ...fields }: SealOptions = {}) =>
  person.client.call(signing.sign, {
    body: { signatureRequests: [{ signatureRequestId: requestId, ...fields }], sealAccountName },
  });
async function readFiles(requestId: string): Promise<Buffer[]> {
  const { documents } = await view(anna, requestId);
  const read = async (documentId: string) => {
    const call = { params: { id: documentId }, query: { signed: 'true' } } as const;
    return Buffer.from(await (await anna.client.call(documentsEndpoints.downloadDocument, call)).arrayBuffer());
  };
  return Promise.all(documents.map((document) => read(document.id)));
}

async function verify(file: Buffer) {
  const anchors = (await world.services.trust.anchors()).map((certificate) => ({
    ...{ certificate, source: 'local' as const, name: 'Sigillum' },
  }));
  return verifyDocument(accessBytes(file), { anchors, at: world.services.now() });
}

const listSigned = async (requestId: string) =>
  (await listEvents(world, requestId)).filter((event) => event.name === 'SIGNED');

/** What pdfsig says, with our root as the only one it trusts. */
function askPdfsig(file: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-seal-'));
  try {
    writeFileSync(path.join(folder, 'sealed.pdf'), file);
    writeFileSync(path.join(folder, 'root.der'), world.services.trustCentre.root);
    const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder });
    run('certutil', '-N', '-d', 'sql:.', '--empty-password');
    run('certutil', '-A', '-d', 'sql:.', '-n', 'root', '-t', 'CT,C,C', '-i', 'root.der');
    const args = ['-no-ocsp', '-nssdir', 'sql:.', 'sealed.pdf'];
    return spawnSync('pdfsig', args, { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('sealing', () => {
  it('seals every document with the organisation’s certificate at B-LTA, as pdfsig and the verifier see it', async () => {
    const requestId = await createDraft(anna, { quality: 'AES', signatures: [own] });
    await upload(anna, requestId);
    await anna.client.call(signatureRequestsEndpoints.initiateSignatureRequest, { params: { id: requestId } });
    const { results } = await seal(requestId);
    expect(results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES', level_reason: null, long_term: 'complete' });
    expect(results[0]!.documents.map(({ level }) => level)).toEqual(['B-LTA', 'B-LTA']);
    expect((await view(anna, requestId)).status_overall).toBe('SIGNED');
    for (const file of await readFiles(requestId)) {
      const report = await verify(file);
      expect(report.signatures).toMatchObject([
        { indication: 'TOTAL_PASSED', level: 'B-LTA', signer: 'Keller AG', kind: 'seal', reason: 'Contracts' },
      ]);
      const verdict = askPdfsig(file);
      expect(verdict).toContain('Signer Certificate Common Name: Keller AG');
      expect(verdict).toContain('Signature Validation: Signature is Valid.');
      expect(verdict).toContain('Certificate Validation: Certificate is Trusted.');
      expect(verdict).not.toContain('Anna');
    }
  });

  it('is one event of the member who sealed, with the seal and its certificate, in the chain of evidence', async () => {
    const requestId = await sendRequest(anna, { signatures: [own] });
    await seal(requestId, { signingReason: 'Approved by the board' });
    const [event, ...others] = await listSigned(requestId);
    expect(others).toEqual([]);
    expect(event!.actor).toMatchObject({ userId: anna.id });
    expect(event!.data).toMatchObject({ quality: 'AES', sealAccountName: name, level: 'B-LTA', levelAsked: 'B-LTA' });
    expect((event!.data as { certificateSubject: string }).certificateSubject).toContain('Keller AG');
    expect(verifyChain(await listEvents(world, requestId))).toMatchObject({ isIntact: true });
    const [file] = await readFiles(requestId);
    expect((await verify(file!)).signatures[0]!.reason).toBe('Approved by the board');
  });

  it('is told with label, organisation and member: in the details, the events, the list and every form of the report', async () => {
    const requestId = await sendRequest(anna, { signatures: [own] });
    await seal(requestId);
    const used = { label: 'Contracts', organisation: 'Keller AG' };
    expect((await view(anna, requestId)).signatures[0]).toMatchObject({ account_email: anna.email, seal: used });
    const params = { id: requestId };
    const { events } = await anna.client.call(signatureRequestsEndpoints.getSignatureRequestEvents, { params });
    const told = events.map((event) => [event.name, event.actor.email, event.seal]);
    expect(told).toContainEqual(['SIGNED', anna.email, used]);
    expect(told).toContainEqual(['INITIATED', anna.email, null]);
    const list = await anna.client.call(signatureRequestsEndpoints.listSignatureRequests, {});
    expect(list.signature_requests[0]!.signatures[0]).toMatchObject({ email: anna.email, seal: used });
    const report = async (type: 'JSON' | 'HTML') =>
      (await anna.client.call(documentsEndpoints.getSignatureReport, { params, query: { type } })).text();
    const json = JSON.parse(await report('JSON')) as SignatureReport;
    const member = json.userList.find(({ email }) => email === anna.email)!;
    expect(member.userActions.find((action) => action.name === 'SIGNED')).toMatchObject({
      sealAccountName: name,
      sealLabel: 'Contracts',
      sealOrganisation: 'Keller AG',
    });
    expect(await report('HTML')).toContain('«Contracts» von Keller AG (contracts)');
  });

  it('shows the seal’s image where the owner placed the signature', async () => {
    const red = sharp({ create: { width: 60, height: 20, channels: 3, background: '#c8102e' } });
    const body = new Uint8Array(await red.png().toBuffer());
    await anna.client.call(uploadSealImage, { params: { id, name }, body, contentType: 'image/png' });
    const draft = await createDraft(anna, { signatures: [own] });
    const [document] = (await view(anna, draft)).documents;
    const place = { position: { page: '0', x: 60, y: 50, width: 180, height: 84, rotation: 0 as const } };
    const documentSignatures = [{ document_id: document!.id, visual_signature: place }];
    await anna.client.call(signatureRequestsEndpoints.initiateSignatureRequest, { params: { id: draft } });
    await seal(draft, { documentSignatures });
    const [file] = await readFiles(draft);
    expect(file!.toString('latin1')).toMatch(/\/Subtype \/Image[^]*\/Width 60|\/Width 60[^]*\/Subtype \/Image/);
    expect((await verify(file!)).verdict).toBe('TOTAL_PASSED');
  });

  it('stands beside people’s signatures in one file', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch', { firstName: 'Noemi' });
    const requestId = await sendRequest(anna, { signatures: [own, { account_email: noemi.email }] });
    await seal(requestId);
    await noemi.client.call(signing.sign, { body: { signatureRequests: [{ signatureRequestId: requestId }] } });
    const [file] = await readFiles(requestId);
    const { verdict, signatures } = await verify(file!);
    expect(verdict).toBe('TOTAL_PASSED');
    expect(signatures.map(({ signer }) => signer)).toEqual(['Keller AG', 'Noemi Keller']);
  });

  it('is refused alike for a seal that is foreign, absent or not the person’s to use, and signs nothing', async () => {
    const ada = await seedPerson(world, 'ada@example.ch', { business: true });
    const ben = await seedPerson(world, 'ben@example.ch', { business: id, role: 'member' });
    const requestId = await sendRequest(anna, {
      signatures: [own, { account_email: ada.email }, { account_email: ben.email }],
    });
    expect(await keyOf(seal(requestId, { person: ada }))).toBe('error.sign.seal_not_available');
    expect(await keyOf(seal(requestId, { person: ben }))).toBe('error.sign.seal_not_available');
    for (const sealAccountName of ['', 'absent', `${id}/${name}`])
      expect(await keyOf(seal(requestId, { sealAccountName }))).toBe('error.sign.seal_not_available');
    await anna.client.call(removeSealMembers, { params: { id, name }, body: { members: [anna.email] } });
    expect(await keyOf(seal(requestId))).toBe('error.sign.seal_not_available');
    expect(await listSigned(requestId)).toEqual([]);
  });

  it.each(['QES', 'DEMO', 'PART11'] as const)('is not enough where %s is asked for', async (quality) => {
    if (quality === 'QES') world.services.trust = makeSteppingTrust(world.services.trust, 'otp');
    const requestId = await sendRequest(anna, { quality, signatures: [own] });
    expect(await keyOf(seal(requestId))).toBe('error.sign.quality_insufficient');
  });

  it('is only for the person’s own turn', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const requestId = await sendRequest(anna, { signatures: [{ account_email: noemi.email }] });
    expect(await keyOf(seal(requestId))).toBe('error.not_found');
    const mine = await sendRequest(anna, { signatures: [own] });
    await seal(mine);
    expect(await keyOf(seal(mine))).toBe('error.sign.already_signed');
  });

  it('goes on with the same seal after a step at the trust service that holds it, unless the person has lost it', async () => {
    world.services.trust = makeSteppingTrust(world.services.trust, 'otp');
    const [first, second] = [
      await sendRequest(anna, { signatures: [own] }),
      await sendRequest(anna, { signatures: [own] }),
    ];
    const proceed = (requestId: string) =>
      anna.client.call(signing.proceedSwisscom, { params: { id: requestId }, body: { pwdotp: { otp: '123456' } } });
    for (const requestId of [first, second])
      expect((await seal(requestId)).results[0]).toMatchObject({ status: 'STEP' });
    expect((await proceed(first)).results[0]).toMatchObject({ status: 'SIGNED', quality: 'AES' });
    const [file] = await readFiles(first);
    expect((await verify(file!)).signatures[0]).toMatchObject({ signer: 'Keller AG', indication: 'TOTAL_PASSED' });
    await anna.client.call(removeSealMembers, { params: { id, name }, body: { members: [anna.email] } });
    expect(await keyOf(proceed(second))).toBe('error.sign.seal_not_available');
  });

  it('without a timestamp authority stays accepted and pending, and says so', async () => {
    const { trust } = world.services;
    const away = () => Promise.reject(new TrustError('unavailable', 'away', { reason: 'timestamp' }));
    world.services.trust = { ...trust, timestamp: away };
    const requestId = await sendRequest(anna, { signatures: [own] });
    expect((await seal(requestId)).results[0]).toMatchObject({ level_reason: 'timestamp', long_term: 'pending' });
    expect((await view(anna, requestId)).status_overall).toBe('OPEN');
  });
});
