import { expect, describe } from 'vitest';
import * as documentsEndpoints from '@sigillum/api-contracts/documents/index.ts';
import { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import { sendRequest, view, visitor } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

describe('the signature report', () => {
  it('tells who signed what: business, certificate on one line, pages and bytes of the revision', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const signatures = [{ account_email: 'anna@example.ch' }, visitor('luca@example.it')];
    const id = await sendRequest(anna, { signatures });
    await anna.client.call(signingEndpoints.sign, { body: { signatureRequests: [{ signatureRequestId: id }] } });
    const file = await anna.client.call(documentsEndpoints.getSignatureReport, {
      params: { id },
      query: { type: 'JSON' },
    });
    const { header, userList } = SignatureReport.parse(await file.json());
    expect(header).toMatchObject({ status: 'OPEN', signatureCount: 2, signatureCountSigned: 1, evidenceIntact: true });
    const [owner, luca] = userList;
    expect(owner).toMatchObject({ email: 'anna@example.ch', businessName: 'Keller AG' });
    expect(luca).toEqual({
      id: expect.any(String),
      firstname: 'Luca',
      lastname: 'Rossi',
      email: 'luca@example.it',
      userActions: [],
    });
    const signed = owner!.userActions.find(({ name }) => name === 'SIGNED')!;
    const { size } = (await view(anna, id)).documents[0]!;
    expect(signed).toMatchObject({ quality: 'SES', legislation: 'ZERTES', documentPageCount: 1, documentSize: size });
    expect(signed.certificateSubject).toMatch(/^CN=[^\n]+, O=[^\n]+$/);
    expect(signed.certificateIssuer).toMatch(/^CN=[^\n]+$/);
  });
});
