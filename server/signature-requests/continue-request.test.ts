import { beforeEach, describe, expect } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import { sign as signCall } from '@sigillum/api-contracts/signing/sign.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { systemCall } from '../evidence/append-event.ts';
import { createDraft, enter, keyOf, listMails, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { continueRequest } from './continue-request.ts';
import { tellChanges } from './tell-changes.ts';

let anna: SeededPerson;

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
});

/** As signing does: the signature is written, then the request goes on, in one transaction. */
async function sign(requestId: string, index: number): Promise<void> {
  const { sid } = (await view(anna, requestId)).signatures[index]!;
  const { db, now } = world.services;
  const before = { events: [{ name: 'SIGNED', data: { sid } } as const], causes: [] };
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('signatures').set({ status: 'SIGNED', signed_at: now() }).where('sid', '=', sid).execute();
    await continueRequest(world.services, trx, systemCall(now()), { requestId, reason: null, before });
  });
}
const readStatuses = async (id: string) => (await view(anna, id)).signatures.map(({ status_code }) => status_code);
const remove = (person: SeededPerson, id: string) =>
  person.client.call(endpoints.deleteSignatureRequest, { params: { id } });

describe('after a signature', () => {
  it('the next in order is invited, with a link that works, once all before have signed', async () => {
    const signatures = [
      visitor('a@example.it', { sequence: 1 }),
      visitor('b@example.it', { sequence: 1 }),
      visitor('c@example.it', { sequence: 2 }),
    ];
    const id = await sendRequest(anna, { signatures });
    await sign(id, 0);
    expect(await readStatuses(id)).toEqual(['SIGNED', 'OPEN', 'WAITING']);
    expect(await listMails(world)).toEqual(['invitation a@example.it', 'invitation b@example.it']);
    await sign(id, 1);
    expect(await readStatuses(id)).toEqual(['SIGNED', 'SIGNED', 'OPEN']);
    const { client } = await enter(world, 'c@example.it', id);
    expect((await client.call(endpoints.getSignatureRequestDirectly, { params: { id } })).viewer.actions).toEqual([
      'sign',
      'decline',
      'ask',
    ]);
  });

  it('the last one ends the request and tells everybody once, an owner who signs too', async () => {
    const id = await sendRequest(anna, {
      signatures: [
        { account_email: 'anna@example.ch' },
        visitor('a@example.it'),
        visitor('own@example.it', { notify: false }),
      ],
      observers: [{ email: 'archive@example.ch' }],
    });
    for (const index of [0, 1, 2]) await sign(id, index);
    expect(await view(anna, id)).toMatchObject({
      status_overall: 'SIGNED',
      viewer: { actions: ['remove_attachments', 'remove_observers', 'name_colleagues', 'answer', 'delete'] },
    });
    expect((await listMails(world)).filter((mail) => mail.startsWith('all-signed'))).toEqual([
      'all-signed a@example.it',
      'all-signed anna@example.ch',
      'all-signed archive@example.ch',
    ]);
  });
});

describe('an observer', () => {
  const observers = (['INVITATION_AND_END', 'INVITATION', 'EACH_STEP', 'END'] as const).map((told) => ({
    email: `${told.toLowerCase().replaceAll('_', '-')}@example.ch`,
    told,
  }));
  const listOf = async (template: string) =>
    (await listMails(world)).flatMap((mail) =>
      mail.startsWith(`${template} `) && !mail.includes('example.it') && !mail.includes('anna')
        ? [mail.split(' ')[1]]
        : [],
    );

  it('is told of the beginning, of each signature and of the end, as was chosen', async () => {
    const signatures = [visitor('a@example.it'), visitor('b@example.it')];
    const id = await sendRequest(anna, { signatures, observers });
    expect((await view(anna, id)).observers.map(({ told }) => told).toSorted()).toEqual([
      'EACH_STEP',
      'END',
      'INVITATION',
      'INVITATION_AND_END',
    ]);
    expect(await listOf('invitation')).toEqual([
      'each-step@example.ch',
      'invitation-and-end@example.ch',
      'invitation@example.ch',
    ]);
    await sign(id, 0);
    expect(await listOf('step-signed')).toEqual(['each-step@example.ch']);
    expect((await readLastMail(world, 'each-step@example.ch'))!.text).toContain('Andere müssen noch signieren.');
    await sign(id, 1);
    // The last signature is the end.
    expect(await listOf('step-signed')).toEqual(['each-step@example.ch']);
    expect(await listOf('all-signed')).toEqual([
      'each-step@example.ch',
      'end@example.ch',
      'invitation-and-end@example.ch',
    ]);
  });

  it('who hears of the end alone hears of no change and not of being taken out; a withdrawal is an end', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('a@example.it')], observers });
    const since = world.services.now().toISOString();
    const body = { expiration_date: new Date(Date.parse(since) + 5 * 24 * 3600_000).toISOString() };
    await anna.client.call(endpoints.updateSignatureRequest, { params: { id }, body });
    await tellChanges(world.services, { requestId: id, since });
    expect(await listOf('request-changed')).toEqual(['each-step@example.ch', 'invitation-and-end@example.ch']);
    const { observers: rows } = await view(anna, id);
    await anna.client.call(endpoints.removeObserver, {
      params: { id, oid: rows.find(({ told }) => told === 'END')!.id },
    });
    expect(await listOf('removed')).toEqual([]);
    const later = await sendRequest(anna, { signatures: [visitor('c@example.it')], observers: observers.slice(3) });
    await anna.client.call(endpoints.withdrawSignatureRequest, { params: { id: later }, body: {} });
    expect(await listOf('withdrawn')).toEqual(['end@example.ch']);
  });

  it('is one of those four, or refused', async () => {
    const told = 'SOMETIMES' as never;
    const id = await createDraft(anna);
    const observer = { email: 'x@example.ch', told };
    expect(await keyOf(anna.client.call(endpoints.addObserver, { params: { id }, body: observer }))).toBe(
      'error.validation',
    );
  });
});

describe('deleting', () => {
  it('an open request of one’s own withdraws it', async () => {
    const id = await sendRequest(anna, { signatures: [visitor('a@example.it')] });
    await remove(anna, id);
    expect((await view(anna, id)).status_overall).toBe('WITHDRAWN');
    expect(await listMails(world)).toContain('withdrawn a@example.it');
  });

  it('ends the access of a signer who has not answered, who can then neither see nor sign it', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [{ account_email: 'noemi@example.ch' }] });
    expect(await keyOf(remove(noemi, id))).toBe('no problem');
    expect(await keyOf(noemi.client.call(endpoints.getSignatureRequest, { params: { id } }))).toBe('error.not_found');
    const body = { signatureRequests: [{ signatureRequestId: id }] };
    expect(await keyOf(noemi.client.call(signCall, { body }))).toBe('error.not_found');
    const { status_overall } = await anna.client.call(endpoints.getSignatureRequest, { params: { id } });
    expect(status_overall).toBe('OPEN');
  });

  it('a finished request ends one’s own access; the last one to delete it erases request and files', async () => {
    const noemi = await seedPerson(world, 'noemi@example.ch');
    const id = await sendRequest(anna, { signatures: [{ account_email: 'noemi@example.ch' }] });
    await sign(id, 0);
    const { sha256 } = await noemi.client.call(documentsEndpoints.getDocument, {
      params: { id: (await view(noemi, id)).documents[0]!.id },
    });
    await remove(anna, id);
    expect(await keyOf(view(anna, id))).toBe('error.not_found');
    expect((await anna.client.call(endpoints.listSignatureRequests, {})).total_items).toBe(0);
    expect((await view(noemi, id)).status_overall).toBe('SIGNED');
    await remove(noemi, id);
    const { blobs, db } = world.services;
    expect(await blobs.size(sha256)).toBeUndefined();
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('audit_events').select('seq').where('request_id', '=', id).execute()).not.toEqual([]);
  });

  it('a withdrawn request erases it, for those who had not signed have nothing left of it', async () => {
    await seedPerson(world, 'noemi@example.ch');
    await seedPerson(world, 'archive@example.ch');
    const people = {
      signatures: [{ account_email: 'noemi@example.ch' }, { account_email: 'noemi@example.ch' }],
      observers: [{ email: 'archive@example.ch' }],
    };
    const [untouched, half] = [await sendRequest(anna, people), await sendRequest(anna, people)];
    await sign(half, 0);
    for (const id of [untouched, half]) {
      await remove(anna, id);
      await remove(anna, id);
    }
    const { db } = world.services;
    expect(await db.selectFrom('signature_requests').select('id').execute()).toEqual([{ id: half }]);
  });

  it('leaves equal files of other requests alone', async () => {
    const [kept, erased] = [await createDraft(anna), await createDraft(anna)];
    await remove(anna, erased);
    const { documents } = await view(anna, kept);
    const file = await anna.client.call(documentsEndpoints.downloadDocument, { params: { id: documents[0]!.id } });
    expect((await file.arrayBuffer()).byteLength).toBe(documents[0]!.size);
  });
});

describe('a repeated call with an idempotency key', () => {
  it('gets the same answer, links included, of which the database keeps no readable copy', async () => {
    const id = await createDraft(anna, { signatures: [visitor('own@example.it', { notify: false })] });
    const call = () =>
      anna.client.call(endpoints.initiateSignatureRequest, { params: { id } }, { idempotencyKey: 'send-1' });
    const [first, second] = [await call(), await call()];
    expect(second).toEqual(first);
    const userid = first.signatures[0]!.signing_url!.split('/').at(-1)!;
    const kept = await world.services.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(userid);
  });
});
