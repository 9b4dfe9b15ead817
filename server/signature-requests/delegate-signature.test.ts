import { beforeEach, describe, expect } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { verifyChain } from '../evidence/verify-chain.ts';
import { createDraft, enter, keyOf, listEvents, listMails, sendRequest, sign, view } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

let anna: SeededPerson;
let noemi: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  noemi = await seedPerson(world, 'noemi@example.ch', { firstName: 'Noemi', lastName: 'Frei' });
});

const delegate = ({ client }: Pick<SeededPerson, 'client'>, id: string, body: object) =>
  client.call(endpoints.delegateSignature, { params: { id }, body });
const send = (signatures: object[] = [{ account_email: 'noemi@example.ch' }], more: object = {}) =>
  sendRequest(anna, { signatures, ...more });
const beat = { account_email: 'beat@example.ch' };

describe('a signature that is handed on', () => {
  it('belongs to the other person, who is told by whom and why; sid, turn and places stay', async () => {
    const luca = await seedPerson(world, 'beat@example.ch', { firstName: 'Beat', lastName: 'Huber' });
    const id = await createDraft(anna, { signatures: [{ account_email: 'noemi@example.ch', sequence: 3 }] });
    const { signatures, documents } = await view(anna, id);
    const { sid } = signatures[0]!;
    const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const visual_signature = {
      position: { page: '0', x: 20, y: 20, width: 180, height: 84 },
      image: { content, content_type: 'image/png' as const },
    };
    const document_signatures = [{ document_id: documents[0]!.id, visual_signature }];
    const body = { signatures: [{ sid, document_signatures }] };
    await anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
    await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });

    const after = await delegate(noemi, id, { ...beat, message: 'I am away until May.' });
    expect(after.viewer).toEqual({ role: 'observer', sid: null, actions: ['delete'] });
    expect(after.observers).toMatchObject([{ user_info: { email: 'noemi@example.ch' } }]);
    expect(after.signatures).toMatchObject([
      { sid, sequence: 3, status_code: 'OPEN', delegated_by: 'Noemi Frei', account_email: 'b…@example.ch' },
    ]);
    expect(after.signatures[0]!.document_signatures.map((mark) => mark.visual_signature)).toEqual([
      { position: { ...visual_signature.position, rotation: 0 } },
    ]);
    const invitation = await readLastMail(world, 'beat@example.ch');
    expect(invitation?.template).toBe('invitation');
    expect(invitation?.text).toMatch(/Noemi Frei[^]+I am away until May\./);
    const told = await readLastMail(world, 'anna@example.ch');
    expect(told).toMatchObject({ template: 'delegated' });
    expect(told?.text).toMatch(/Noemi Frei[^]+beat@example\.ch[^]+I am away until May\./);

    expect(await keyOf(sign(noemi, id))).toBe('error.not_found');
    expect(await sign(luca, id)).toMatchObject({ status: 'SIGNED', sid });
  });

  it('names both in evidence and report, and nobody who reads it is lost', async () => {
    const luca = await seedPerson(world, 'beat@example.ch', { firstName: 'Beat', lastName: 'Huber' });
    const id = await send();
    await view(noemi, id);
    await delegate(noemi, id, { ...beat, message: 'I am away.' });
    await sign(luca, id);
    const events = await listEvents(world, id);
    const { actor, data } = events.find(({ name }) => name === 'DELEGATED')!;
    expect(actor).toMatchObject({ email: 'noemi@example.ch', firstName: 'Noemi' });
    expect(data).toMatchObject({ delegatees: ['beat@example.ch'], message: 'I am away.' });
    expect(verifyChain(events).isIntact).toBe(true);
    const answer = await anna.client.call(documentsEndpoints.getSignatureReport, {
      params: { id },
      query: { type: 'JSON' },
    });
    const { userList } = (await answer.json()) as {
      userList: { email: string; userActions: { name: string; delegatees?: string[] }[] }[];
    };
    const actionsOf = (email: string) => userList.find((person) => person.email === email)?.userActions;
    expect(actionsOf('noemi@example.ch')).toContainEqual(
      expect.objectContaining({ name: 'DELEGATED', delegatees: ['beat@example.ch'], message: 'I am away.' }),
    );
    expect(actionsOf('beat@example.ch')).toContainEqual(expect.objectContaining({ name: 'SIGNED' }));
    expect((await noemi.client.call(endpoints.getSignatureRequestEvents, { params: { id } })).events).toContainEqual(
      expect.objectContaining({ name: 'DELEGATED', message: 'I am away.' }),
    );
  });

  it('goes to somebody without account by a link of their own; the link of the person before is dead', async () => {
    const id = await send([{ account_email: 'nora@example.ch' }]);
    const link = await enter(world, 'nora@example.ch', id);
    const nora = await seedPerson(world, 'nora@example.ch');
    await world.services.db.updateTable('signatures').set({ user_id: nora.id }).where('request_id', '=', id).execute();
    await world.services.db
      .insertInto('request_access')
      .values({ request_id: id, user_id: nora.id, level: 'sign' })
      .execute();
    await delegate(nora, id, { account_email: 'luca@example.it' });
    expect(await keyOf(link.client.call(endpoints.getSignatureRequestDirectly, { params: { id } }))).toMatch(
      /^error\.auth/,
    );
    const luca = await enter(world, 'luca@example.it', id);
    const seen = await luca.client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
    expect(seen.viewer.actions).toEqual(['sign', 'decline', 'ask']);
    expect(seen.signatures[0]?.signing_url).toBeNull();
  });

  it('keeps the order: who waits hands on, and the other is invited when the turn has come', async () => {
    const first = await seedPerson(world, 'first@example.ch');
    const id = await send([
      { account_email: 'first@example.ch', sequence: 1 },
      { account_email: 'noemi@example.ch', sequence: 2 },
    ]);
    const after = await delegate(noemi, id, { ...beat, message: 'Beat knows.' });
    expect(after.signatures.map(({ status_code }) => status_code)).toEqual(['OPEN', 'WAITING']);
    expect(await readLastMail(world, 'beat@example.ch')).toBeUndefined();
    await sign(first, id);
    expect((await readLastMail(world, 'beat@example.ch'))?.text).toMatch(/Noemi Frei[^]+Beat knows\./);
  });

  it('tells nobody twice: an owner who hands on the own signature stays owner and gets no mail', async () => {
    const id = await send([{ account_email: 'anna@example.ch' }]);
    const after = await delegate(anna, id, beat);
    expect(after.viewer).toMatchObject({ role: 'owner', sid: null });
    expect(after.observers).toEqual([]);
    expect(await listMails(world)).toEqual(['invitation anna@example.ch', 'invitation beat@example.ch']);
  });

  it('answers the same whether the other person has an account or not', async () => {
    await seedPerson(world, 'beat@example.ch');
    const answers = [];
    for (const email of ['beat@example.ch', 'nobody@example.ch']) {
      const { signatures } = await delegate(noemi, await send(), { account_email: email });
      const { account_email, signer_identity_data, signing_url, status_code, delegated_by } = signatures[0]!;
      const masked = email.replace(/^(.).*@/, '$1…@');
      expect([account_email, signer_identity_data.email_address]).toEqual([masked, masked]);
      answers.push({ signing_url, status_code, delegated_by });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a signature is not handed on', () => {
  it.each([
    ['to oneself', { account_email: 'Noemi@example.ch' }, 'error.sr.delegate_self'],
    ['to oneself by link', { signer_identity_data: { email_address: 'noemi@example.ch' } }, 'error.sr.delegate_self'],
    ['to somebody who signs already', { account_email: 'luca@example.it' }, 'error.sr.delegate_signs_already'],
    ['to nobody', { message: 'Who else?' }, 'error.validation'],
  ])('%s', async (_whom, body, key) => {
    const id = await send([
      { account_email: 'noemi@example.ch' },
      { signer_identity_data: { email_address: 'luca@example.it' } },
    ]);
    expect(await keyOf(delegate(noemi, id, body))).toBe(key);
    expect((await listEvents(world, id)).map(({ name }) => name)).not.toContain('DELEGATED');
  });

  it('twice, neither by who handed it on nor by who got it', async () => {
    const luca = await seedPerson(world, 'beat@example.ch');
    const id = await send();
    await delegate(noemi, id, beat);
    expect(await keyOf(delegate(noemi, id, { account_email: 'x@example.ch' }))).toBe('error.sr.delegated_already');
    expect(await keyOf(delegate(luca, id, { account_email: 'x@example.ch' }))).toBe('error.sr.delegated_already');
  });

  it('twice at the same moment: one wins, the other reads that it was handed on', async () => {
    const id = await send();
    const keys = await Promise.all([
      keyOf(delegate(noemi, id, beat)),
      keyOf(delegate(noemi, id, { account_email: 'x@example.ch' })),
    ]);
    expect(keys.toSorted()).toEqual(['error.sr.delegated_already', 'no problem']);
    expect((await view(anna, id)).signatures).toHaveLength(1);
  });

  it('where the owner rules it out, nor of a regulated record', async () => {
    const ruledOut = await send(undefined, { delegation_allowed: false });
    expect((await view(noemi, ruledOut)).viewer.actions).not.toContain('delegate');
    expect(await keyOf(delegate(noemi, ruledOut, beat))).toBe('error.sr.delegation_not_allowed');
    const regulated = await send(undefined, { quality: 'PART11' });
    expect(await keyOf(delegate(noemi, regulated, beat))).toBe('error.sr.delegation_not_allowed');
  });

  it('once it is made, nor after the end, nor by somebody who does not sign', async () => {
    const id = await send([{ account_email: 'noemi@example.ch' }, { account_email: 'luca@example.it' }]);
    expect(await keyOf(delegate(anna, id, beat))).toBe('error.not_found');
    await sign(noemi, id);
    expect(await keyOf(delegate(noemi, id, beat))).toBe('error.sign.already_signed');
    const other = await send();
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id: other } });
    expect(await keyOf(delegate(noemi, other, beat))).toBe('error.sr.withdrawn');
  });

  it('without a number for the code of an advanced signature', async () => {
    const id = await send(undefined, { quality: 'AES' });
    expect(await keyOf(delegate(noemi, id, { account_email: 'luca@example.it' }))).toBe('error.sr.mobile_required');
    const identity = { email_address: 'luca@example.it', mobile_number: '41791234567' };
    const after = await delegate(noemi, id, { account_email: 'luca@example.it', signer_identity_data: identity });
    // What the person before said of the number is for the owner alone.
    expect(after.signatures[0]?.signer_identity_data.mobile_number).toBeNull();
  });

  it('while its signer is in the middle of signing', async () => {
    const id = await send();
    const { sid } = (await view(anna, id)).signatures[0]!;
    const expires_at = new Date(world.services.now().getTime() + 60_000);
    const { db, bootId } = world.services;
    await db.insertInto('signing_locks').values({ request_id: id, sid, boot_id: bootId, expires_at }).execute();
    expect(await keyOf(delegate(noemi, id, beat))).toBe('error.sign.locked');
  });
});
