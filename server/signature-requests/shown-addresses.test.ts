import { beforeEach, describe, expect } from 'vitest';
import { getDocument, getDocumentDirectly, getSignatureReport } from '@sigillum/api-contracts/documents/index.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { enter, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Addresses of people who take part, but for the owner's, which everybody sees. */
const [noemiAddress, lucaAddress, namelessAddress, observerAddress] = [
  'noemi@example.ch',
  'luca@example.it',
  'nameless@example.org',
  'archive@example.com',
];
const addresses = [noemiAddress, lucaAddress, namelessAddress, observerAddress];

let anna: SeededPerson;
let noemi: SeededPerson;
let observer: SeededPerson;
let id: string;

beforeEach(async () => {
  world.setClock('2026-11-21T08:00:00.000Z');
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  noemi = await seedPerson(world, noemiAddress);
  observer = await seedPerson(world, observerAddress);
  id = await sendRequest(anna, {
    signatures: [
      { account_email: noemiAddress },
      visitor(lucaAddress),
      { signer_identity_data: { email_address: namelessAddress, language: 'it' } },
    ],
    observers: [{ email: observerAddress }],
  });
});

/** Which of the people's addresses stand in an answer. */
const findAddresses = (answer: unknown): string[] => {
  const text = JSON.stringify(answer);
  return addresses.filter((address) => text.includes(address));
};

async function readAll({ client }: SeededPerson) {
  const request = await client.call(endpoints.getSignatureRequest, { params: { id } });
  const report = await client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } });
  return {
    request,
    list: await client.call(endpoints.listSignatureRequests, {}),
    events: await client.call(endpoints.getSignatureRequestEvents, { params: { id } }),
    document: await client.call(getDocument, { params: { id: request.documents[0]!.id } }),
    report: (await report.json()) as unknown,
  };
}

describe('addresses of people who take part', () => {
  it('are shown to whoever manages the request, all of them', async () => {
    const all = await readAll(anna);
    expect(findAddresses(all.request)).toEqual(addresses);
    expect(findAddresses(all.list)).toEqual(addresses.slice(0, 3));
    expect(findAddresses(all.report)).toEqual(addresses);
  });

  it('are shown to signers and observers with an account as far as they are their own', async () => {
    for (const [person, own] of [
      [noemi, noemiAddress],
      [observer, observerAddress],
    ] as const)
      for (const [answer, content] of Object.entries(await readAll(person)))
        expect([answer, findAddresses(content).filter((address) => address !== own)]).toEqual([answer, []]);
    const { request, list } = await readAll(noemi);
    expect(findAddresses(request)).toEqual([noemiAddress]);
    expect(findAddresses(list)).toEqual([noemiAddress]);
    expect(request.owner).toBe('anna@example.ch');
  });

  it('are shown to visitors as far as they are their own', async () => {
    const { client } = await enter(world, lucaAddress, id);
    const request = await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
    const events = await client.call(endpoints.getSignatureRequestEventsDirectly, { params: { id } });
    const documentId = request.documents[0]!.id;
    const query = { token: request.document_token };
    const document = await client.call(getDocumentDirectly, { params: { id: documentId }, query });
    expect(findAddresses(request)).toEqual([lucaAddress]);
    expect(findAddresses(events).filter((address) => address !== lucaAddress)).toEqual([]);
    expect(findAddresses(document)).toEqual([lucaAddress]);
  });

  it('leave of others the first letter and the domain, which tell people without a name apart', async () => {
    const { signatures, observers, read_access } = await view(noemi, id);
    expect(signatures.map(({ signer_identity_data }) => signer_identity_data.email_address)).toEqual([
      noemiAddress,
      'l…@example.it',
      'n…@example.org',
    ]);
    expect(observers[0]!.user_info?.email).toBe('a…@example.com');
    expect(read_access).toEqual(['anna@example.ch', noemiAddress, 'l…@example.it', 'n…@example.org', 'a…@example.com']);
  });

  it('are found as they are shown', async () => {
    const find = async ({ client }: SeededPerson, search: string) =>
      (await client.call(endpoints.listSignatureRequests, { query: { search } })).total_items;
    expect([await find(anna, 'luca@'), await find(anna, 'archive@')]).toEqual([1, 1]);
    expect([await find(noemi, 'luca@'), await find(noemi, 'uca@example'), await find(noemi, 'archive@')]).toEqual([
      0, 0, 0,
    ]);
    expect([await find(noemi, 'noemi@'), await find(noemi, 'l…@example.it')]).toEqual([1, 1]);
  });

  it('are said to be withheld in the chain of events', async () => {
    const { client } = await enter(world, namelessAddress, id);
    await client.call(endpoints.getSignatureRequestDirectly, { params: { id } });
    const { report } = (await readAll(noemi)) as { report: { evidence: { events: Record<string, unknown>[] } } };
    const seen = report.evidence.events.find(({ name, actor }) => name === 'VIEWED' && 'sid' in (actor as object))!;
    expect(seen).toMatchObject({ withheld: ['ip', 'actor.email'] });
    expect(report.evidence.events[0]).toMatchObject({
      withheld: ['ip', 'data.signersAdded', 'data.observersAdded'],
    });
  });

  it('stay away from mails to others, too, which name who declined by name, or masked', async () => {
    const { client } = await enter(world, namelessAddress, id);
    world.setClock('2026-11-21T08:00:01.000Z');
    await client.call(endpoints.declineSignatureRequestDirectly, { params: { id }, body: { message: 'No.' } });
    expect((await readLastMail(world, 'anna@example.ch'))!.text).toContain(namelessAddress);
    const told = (await readLastMail(world, noemiAddress))!.text;
    expect(told).toContain('n…@example.org');
    expect(told).not.toContain(namelessAddress);
  });
});
