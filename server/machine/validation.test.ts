import { beforeEach, describe, expect } from 'vitest';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { seedProgram, speakHttp, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const plain = buildSamplePdf('Invoice');
let anna: SeededPerson;
let program: Program;
let sealed: Buffer;
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
  const params = { id: anna.businessId!, name: 'contracts' };
  await anna.client.call(seals.putSeal, { params, body: { label: 'Contracts' } });
  await anna.client.call(seals.addSealMembers, { params, body: { members: [program.username] } });
  const { document_id } = (await program.ask('POST v2/seal', { content: plain.toString('base64') })).body;
  sealed = (await program.ask(`GET v2/documents/${document_id}/content`)).bytes;
});

const validate = (file: Buffer, query = '', by = program) =>
  by.ask(`POST validation/v1/validate/document${query}`, { content: file.toString('base64') });

describe('the validation service', () => {
  it('lets a program in with the token in JSON', async () => {
    const logIn = (apikey: string) =>
      speakHttp(world, '/machine/validation/v1/access/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: program.username, apikey }),
      });
    const { status, body } = await logIn(program.key);
    expect([status, Object.keys(body)]).toEqual([200, ['accesstoken']]);
    expect((await program.ask('GET v2/documents', undefined, { token: body.accesstoken })).status).toBe(200);
    expect(keyOf(await logIn('wrong'))).toEqual([401, 'error.auth.credentials_invalid']);
  });

  it('judges a sealed document, from JSON and from a form, and one that nobody has signed', async () => {
    const { status, body } = await validate(sealed);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ id: body.id, valid: true, signatures: 1, validSignatures: 1, quality: 'AES', legislation: body.legislation },
      ...{ longTermValidation: true, visualDifferences: false, undefinedChanges: false },
    });
    const form = new FormData();
    form.set('content', new Blob([Uint8Array.from(sealed)]), 'invoice.pdf');
    const token = String((await program.logIn()).body);
    const answer = await speakHttp(world, '/machine/validation/v1/validate/document', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(answer.body).toEqual({ ...body, id: answer.body.id });
    expect((await validate(plain)).body).toMatchObject({ valid: false, signatures: 0 });
  });

  it('calls a document valid when it is what was asked for', async () => {
    const isValid = async (query: string) => (await validate(sealed, query)).body.valid;
    expect(await isValid('?quality=AES&longTermValidation=true&legislation=WORLD')).toBe(true);
    expect(await isValid('?rejectVisualDifferences=true&rejectUndefinedChanges=true&limit=1')).toBe(true);
    expect(await isValid('?quality=QES')).toBe(false);
    const changed = Buffer.from(sealed);
    changed[sealed.indexOf('Invoice')] = 88;
    expect((await validate(changed)).body).toMatchObject({ valid: false, validSignatures: 0 });
    // Null is what is not given, beside the file and in its place.
    const none = { content: null, url: null, unknown: null };
    const token = String((await program.logIn()).body);
    const send = (body: object) => program.ask('POST validation/v1/validate/document', { ...none, ...body }, { token });
    expect((await send({ content: sealed.toString('base64') })).body.valid).toBe(true);
    expect(keyOf(await send({ url: 'https://10.0.0.1/a.pdf' }))).toEqual([400, 'file.url.not_allowed']);
    expect((await send({})).body.violations).toMatchObject([{ field: 'content', code: 'content_or_url' }]);
    // A demand that is not understood is never passed over.
    for (const query of [
      '?quality=BEST',
      '?longTermValidation=yes',
      '?rejectUndefinedChanges=1',
      '?infos=format,signers',
    ])
      expect(keyOf(await validate(sealed, query)), query).toEqual([400, 'error.validation']);
  });

  it('tells more of a result for ten minutes, to the program that asked alone', async () => {
    const { id, ...asked } = (await validate(sealed, '?infos=validation,format,signer')).body;
    const get = async (path: string, by = program) => by.ask(`GET validation/v1/infos/${id}/${path}`);
    expect((await get('validation')).body).toEqual(asked.validation);
    expect(asked.validation).toMatchObject({ indication: 'TOTAL_PASSED', details: [{ signer: 'Keller AG' }] });
    expect((await get('format')).body).toMatchObject({ size: sealed.length, levels: ['B-LTA'] });
    expect((await get('signers')).body).toMatchObject([{ signer: 'Keller AG', valid: true }]);
    const other = await seedProgram(world, anna);
    expect((await get('validation', other)).status).toBe(404);
    expect((await other.ask(`DELETE validation/v1/validate/${id}`)).status).toBe(404);
    const gone = await program.ask(`DELETE validation/v1/validate/${id}`);
    expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
    expect((await get('validation')).status).toBe(404);
    const { id: second } = (await validate(sealed)).body;
    world.setClock(new Date(Date.now() + 11 * 60_000));
    expect((await program.ask(`GET validation/v1/infos/${second}/signers`)).status).toBe(404);
  });

  it('judges one signature by itself, the newest or the one that is named', async () => {
    const { document_id: again } = (await program.ask('POST v2/seal', { content: sealed.toString('base64') })).body;
    const twice = (await program.ask(`GET v2/documents/${again}/content`)).bytes;
    const ask = (query = '', file = twice) =>
      program.ask(`POST validation/v1/validate/signature${query}`, { content: file.toString('base64') });
    const first = (await ask('?signature=0')).body;
    expect(first).toMatchObject({ valid: true, signer: 'Keller AG', quality: 'AES' });
    const { id, valid, certificate } = (await ask()).body;
    expect([valid, certificate.serialNumber === first.certificate.serialNumber]).toEqual([true, true]);
    expect((await program.ask(`GET validation/v1/infos/${id}/signers`)).body).toHaveLength(1);
    expect((await ask('?signature=0&quality=QES')).body.valid).toBe(false);
    expect(keyOf(await ask('?signature=2'))).toEqual([400, 'error.validation']);
    expect((await ask('', plain)).body).toMatchObject({ valid: false });
  });

  it('judges a certificate by itself: the root of this installation, one that nobody vouches for, and none', async () => {
    const ask = async (content: string) => program.ask('POST validation/v1/validate/certificate', { content });
    const own = Buffer.from(world.services.trustCentre.anchors()[0]!);
    const expected = { valid: true, indication: 'TOTAL_PASSED' };
    expect((await ask(own.toString('base64'))).body).toMatchObject(expected);
    const lines = own.toString('base64').replaceAll(/.{64}/g, '$&\n');
    expect((await ask(`-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`)).body).toMatchObject(
      expected,
    );
    const { cert } = await makeTlsIdentity();
    expect((await ask(cert)).body).toMatchObject({ valid: false, indication: 'INDETERMINATE', quality: 'UNDEFINED' });
    for (const wrong of ['%%%', 'bm8=', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----'])
      expect(keyOf(await ask(wrong))).toEqual([400, 'error.validation']);
  });

  it('refuses what it cannot judge', async () => {
    expect(keyOf(await validate(Buffer.from('no PDF')))).toEqual([400, 'error.verification.not_a_pdf']);
    const ask = (body: object) => program.ask('POST validation/v1/validate/document', body);
    expect(keyOf(await ask({}))).toEqual([400, 'error.validation']);
    expect(keyOf(await ask({ url: 'https://10.0.0.1/a.pdf' }))).toEqual([400, 'file.url.not_allowed']);
    expect(keyOf(await ask({ content: '%%%' }))).toEqual([400, 'file.upload.not_base64']);
  });
});
