import { expect } from 'vitest';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import { createDraft, listEvents, sign, view } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

async function readReport(person: SeededPerson, id: string) {
  const answer = await person.client.call(getSignatureReport, { params: { id }, query: { type: 'JSON' } });
  const { evidence, userList } = (await answer.json()) as SignatureReport;
  const action = userList.flatMap(({ userActions }) => userActions).find(({ name }) => name === 'SIGNED');
  const event = evidence.events.find(({ name }) => name === 'SIGNED');
  return { isIntact: evidence.isIntact, told: action?.filled, data: event?.data, withheld: event?.withheld };
}

it('the evidence names what a signer has filled in, to whoever is shown the document', async () => {
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const beat = await seedPerson(world, 'beat@example.ch');
  const mia = await seedPerson(world, 'mia@example.ch');
  const id = await createDraft(anna, { title: 'Lease', signatures: [{ account_email: 'beat@example.ch' }] });
  const { documents, signatures } = await view(anna, id);
  const documentId = documents[0]!.id;
  const declare = (index: number, kind: 'text' | 'date' | 'checkbox' | 'longtext', label: string) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    document_id: documentId,
    sid: signatures[0]!.sid,
    kind,
    label,
    position: { page: '0', x: 40, y: 100 + index * 70, width: 200, height: 60 },
  });
  const fields = [
    declare(1, 'text', 'Company'),
    declare(2, 'date', 'Since'),
    declare(3, 'checkbox', 'I agree'),
    declare(4, 'longtext', 'Remarks'),
    declare(5, 'text', 'Left empty'),
  ];
  await anna.client.call(endpoints.putRequestFields, { params: { id }, body: { fields } });
  await anna.client.call(endpoints.addSignature, { params: { id }, body: { account_email: 'mia@example.ch' } });
  await anna.client.call(endpoints.initiateSignatureRequest, { params: { id } });
  const texts = ['Muster AG =1+1 <b>', '2026-11-23', 'true', 'One\nTwo'];
  const values = Object.fromEntries(texts.map((text, index) => [fields[index]!.id, text]));
  await beat.client.call(endpoints.fillRequestFields, { params: { id }, body: { values } });
  await sign(beat, id);

  const filled = [
    { documentId, label: 'Company', kind: 'text', value: 'Muster AG =1+1 <b>' },
    { documentId, label: 'Since', kind: 'text', value: '23.11.2026' },
    { documentId, label: 'I agree', kind: 'checkbox', value: 'true' },
    { documentId, label: 'Remarks', kind: 'longtext', value: 'One\nTwo' },
  ];
  expect((await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!.data).toMatchObject({ filled });
  expect(await readReport(anna, id)).toMatchObject({ isIntact: true, told: filled, data: { filled } });
  const page = await anna.client.call(getSignatureReport, { params: { id }, query: { type: 'HTML' } });
  const html = await page.text();
  expect(html).toMatch(
    /Ausgefüllt: Company[\s\S]*Muster AG =1\+1 &lt;b&gt;[\s\S]*Ausgefüllt: I agree[\s\S]*angekreuzt/,
  );
  expect(html).not.toContain('Left empty');
  expect(await readReport(mia, id)).toMatchObject({ told: filled });

  // Whoever signs another document alone is shown neither this one nor what stands in it.
  await world.services.db
    .updateTable('signatures')
    .set({ signs_listed_only: true })
    .where('sid', '<>', signatures[0]!.sid)
    .execute();
  await world.services.db.deleteFrom('document_signatures').where('sid', '<>', signatures[0]!.sid).execute();
  const narrow = await readReport(mia, id);
  expect(narrow).toMatchObject({ isIntact: true, told: [], withheld: expect.arrayContaining(['data.filled']) });
  expect(JSON.stringify(narrow)).not.toContain('Muster AG');
});
