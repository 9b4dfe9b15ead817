import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { verifyChain } from '../evidence/verify-chain.ts';
import { keyOf, listEvents, listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let board: SeededPerson[];

const emails = ['beat@example.ch', 'mia@example.ch', 'luca@example.ch'] as const;
const quorum = { name: 'Board', needed: 2 };

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  board = await Promise.all(emails.map((email) => seedPerson(world, email, { firstName: email.split('@')[0]! })));
});

const send = (more: object = {}) =>
  sendRequest(anna, { signatures: emails.map((account_email) => ({ account_email, quorum, ...more })) });
const statesOf = async (id: string) => {
  const { status_overall, signatures } = await view(anna, id);
  return [status_overall, ...signatures.map(({ status_code }) => status_code)];
};
const decline = ({ client }: SeededPerson, id: string) =>
  client.call(endpoints.declineSignatureRequest, { params: { id }, body: { message: 'Too dear' } });
const forgetMails = () => world.services.db.deleteFrom('mails').execute();

describe('people of whom some have to sign', () => {
  it('are asked no more once enough have signed, which ends the request with a file that judges accept', async () => {
    const id = await send();
    expect((await view(anna, id)).signatures.map((one) => one.quorum)).toEqual([quorum, quorum, quorum]);
    await sign(board[0]!, id);
    expect(await statesOf(id)).toEqual(['OPEN', 'SIGNED', 'OPEN', 'OPEN']);
    await forgetMails();
    await sign(board[1]!, id);
    expect(await statesOf(id)).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'WITHDRAWN']);
    expect((await listMails(world)).toSorted()).toEqual([
      'all-signed anna@example.ch',
      'all-signed beat@example.ch',
      'all-signed mia@example.ch',
      'enough-signed luca@example.ch',
    ]);
    expect(await keyOf(sign(board[2]!, id))).toBe('error.sign.enough_signed');
    const { documents } = await view(anna, id);
    const file = await anna.client.call(downloadDocument, {
      params: { id: documents[0]!.id },
      query: { signed: 'true' },
    });
    const verdict = judgePdf(Buffer.from(await file.arrayBuffer()));
    expect(verdict, verdict.text).toMatchObject({ signatureCount: 2, validCount: 2, isSoundPdf: true });
  });

  it('stand in the evidence: who could have signed, who has, and who was not needed', async () => {
    const id = await send();
    await sign(board[2]!, id);
    await sign(board[0]!, id);
    const { signatures } = await view(anna, id);
    const [beat, mia, luca] = signatures.map(({ sid }) => sid);
    const rows = await world.services.db
      .selectFrom('audit_events')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('seq')
      .execute();
    const find = (name: string) => rows.find((row) => row.name === name)!.data;
    expect(find('INITIATED')).toMatchObject({ quorums: [{ ...quorum, sids: [beat, mia, luca] }] });
    expect(find('QUORUM_REACHED')).toEqual({ quorum: { ...quorum, signed: [beat, luca], spared: [mia] } });
    expect(rows.map(({ name }) => name).slice(-3)).toEqual(['SIGNED', 'QUORUM_REACHED', 'COMPLETED']);
    expect(verifyChain(rows).isIntact).toBe(true);
    const report = async (type: 'JSON' | 'HTML') =>
      (await anna.client.call(getSignatureReport, { params: { id }, query: { type } })).text();
    expect(JSON.parse(await report('JSON'))).toMatchObject({
      quorums: [{ ...quorum, people: [{ status: 'SIGNED' }, { status: 'WITHDRAWN' }, { status: 'SIGNED' }] }],
    });
    expect(await report('HTML')).toMatch(/Signiert: beat[^.]*, luca[^.]*\. Hätten auch signieren können: mia/);
  });

  it('keep the request open while some decline, until it can no longer be reached', async () => {
    const id = await send();
    await forgetMails();
    await decline(board[0]!, id);
    expect(await statesOf(id)).toEqual(['OPEN', 'DECLINED', 'OPEN', 'OPEN']);
    expect(await listMails(world)).toEqual(['declined anna@example.ch']);
    expect((await readLastMail(world, 'anna@example.ch'))!.text).toContain('Es können noch genug andere signieren');
    expect(await keyOf(sign(board[0]!, id))).toBe('error.sign.declined');
    expect(await keyOf(decline(board[0]!, id))).toBe('error.sign.declined');
    await decline(board[1]!, id);
    expect(await statesOf(id)).toEqual(['DECLINED', 'DECLINED', 'DECLINED', 'OPEN']);
    expect(await listMails(world)).toContain('declined luca@example.ch');
  });

  it('let the request end with those who are left when others have declined', async () => {
    const id = await send();
    await decline(board[0]!, id);
    await sign(board[1]!, id);
    await sign(board[2]!, id);
    expect(await statesOf(id)).toEqual(['SIGNED', 'DECLINED', 'SIGNED', 'SIGNED']);
  });

  it('take their turns among others, and spare also those whose turn never came', async () => {
    const chair = await seedPerson(world, 'chair@example.ch');
    const id = await sendRequest(anna, {
      signatures: [
        ...emails.map((account_email, index) => ({ account_email, quorum, sequence: index + 1 })),
        { account_email: 'chair@example.ch', sequence: 9 },
      ],
    });
    expect(await statesOf(id)).toEqual(['OPEN', 'OPEN', 'WAITING', 'WAITING', 'WAITING']);
    await decline(board[0]!, id);
    expect(await statesOf(id)).toEqual(['OPEN', 'DECLINED', 'OPEN', 'WAITING', 'WAITING']);
    const other = await sendRequest(anna, {
      signatures: [
        ...emails.map((account_email, index) => ({ account_email, quorum, sequence: index + 1 })),
        { account_email: 'chair@example.ch', sequence: 9 },
      ],
    });
    await sign(board[0]!, other);
    await forgetMails();
    await sign(board[1]!, other);
    expect(await statesOf(other)).toEqual(['OPEN', 'SIGNED', 'SIGNED', 'WITHDRAWN', 'OPEN']);
    // Nobody has written to whose turn never came.
    expect(await listMails(world)).toEqual(['invitation chair@example.ch']);
    await sign(chair, other);
    expect(await statesOf(other)).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'WITHDRAWN', 'SIGNED']);
  });

  it('who sign at the same moment for the last place: one has it, the other is told that it is not needed', async () => {
    const id = await send();
    await sign(board[0]!, id);
    const attempt = async (person: SeededPerson): Promise<string | undefined> => {
      for (;;) {
        const key = await keyOf(sign(person, id));
        if (key !== 'error.sign.locked') return key;
      }
    };
    const outcomes = await Promise.all([attempt(board[1]!), attempt(board[2]!)]);
    expect(outcomes.toSorted()).toEqual(['error.sign.enough_signed', 'no problem']);
    expect((await listEvents(world, id)).filter(({ name }) => name === 'SIGNED')).toHaveLength(2);
    expect((await statesOf(id)).toSorted()).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'WITHDRAWN']);
  });

  it('are neither reminded nor told of the end again, delegate nothing, and get no other address', async () => {
    const id = await sendRequest(anna, {
      signatures: [
        ...emails.map((account_email) => ({ account_email, quorum: { ...quorum, needed: 1 } })),
        { account_email: 'anna@example.ch' },
      ],
    });
    await sign(board[0]!, id);
    const { signatures } = await view(anna, id);
    const sid = signatures[1]!.sid;
    await forgetMails();
    await anna.client.call(endpoints.remindSigners, { params: { id }, body: {} }).catch(() => undefined);
    const readdress = anna.client.call(endpoints.readdressSignature, {
      params: { id, sid },
      body: { email: 'other@example.ch' },
    });
    expect(await keyOf(readdress)).toBe('error.sign.enough_signed');
    const { viewer } = await view(board[1]!, id);
    expect(viewer.actions).not.toEqual(expect.arrayContaining(['sign']));
    expect(viewer.actions).not.toEqual(expect.arrayContaining(['delegate']));
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id }, body: {} });
    const told = (await listMails(world)).map((line) => line.split(' ')[1]);
    expect(told).not.toContain('mia@example.ch');
    expect(told).not.toContain('luca@example.ch');
  });

  it('stay with a corrected version, and are changed in a draft', async () => {
    const id = await send();
    const { id: draft } = await anna.client.call(endpoints.correctSignatureRequest, { params: { id }, body: {} });
    const copied = await view(anna, draft);
    expect(copied.signatures.map((one) => one.quorum)).toEqual([quorum, quorum, quorum]);
    const { signatures } = await anna.client.call(endpoints.updateSignatureRequest, {
      params: { id: draft },
      body: { signatures: [{ sid: copied.signatures[0]!.sid, quorum: null }] },
    });
    expect(signatures.map((one) => one.quorum)).toEqual([undefined, quorum, quorum]);
  });

  it('are all of them needed where fewer are left than the number', async () => {
    const id = await sendRequest(anna, {
      signatures: emails.slice(0, 2).map((account_email) => ({ account_email, quorum: { ...quorum, needed: 5 } })),
    });
    await sign(board[0]!, id);
    await sign(board[1]!, id);
    expect(await statesOf(id)).toEqual(['SIGNED', 'SIGNED', 'SIGNED']);
  });
});
