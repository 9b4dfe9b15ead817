import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { updateUserDirectly } from '@sigillum/api-contracts/user/update-user-directly.ts';
import { describe, expect } from 'vitest';
import { openVersion } from '../documents/versions.ts';
import { listEvents, sendRequest, view, visitor } from '../testing/journeys.ts';
import { connect, seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

describe('a name as a signer without account states it', () => {
  it('stands in the signature and, beside the one that was given, in evidence and report, never in the certificate', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const luca = visitor('luca@example.it', { notify: false });
    luca.signer_identity_data = { ...luca.signer_identity_data, identity_reference: 'customer 7' } as never;
    const id = await sendRequest(anna, { signatures: [luca] });
    const [invited] = (await view(anna, id)).signatures;
    const userid = new URL(invited!.signing_url!).pathname.split('/').at(-1)!;
    const client = connect(world, { basic: { userid, requestId: id } });
    await client.call(updateUserDirectly, { body: { firstName: 'Luigi', lastName: 'Russo' } });
    const { results } = await client.call(signDirectly, { body: { signatureRequests: [{ signatureRequestId: id }] } });
    expect(results).toMatchObject([{ status: 'SIGNED' }]);

    const { signatures, documents } = await view(anna, id);
    expect(signatures[0]).toMatchObject({
      stated_name: 'Luigi Russo',
      signer_identity_data: { first_name: 'Luca', last_name: 'Rossi' },
    });
    const signed = (await listEvents(world, id)).find(({ name }) => name === 'SIGNED')!;
    expect(signed).toMatchObject({
      actor: { firstName: 'Luca', lastName: 'Rossi' },
      data: { statedName: 'Luigi Russo', certificateSubject: expect.stringContaining('Luca Rossi') },
    });
    expect(signed.data.certificateSubject).not.toContain('Russo');
    const version = await openVersion(world.services, documents[0]!.version_id);
    const file = Buffer.concat(await version.stream().toArray()).toString('latin1');
    expect(file).toContain('/Name (Luigi Russo)');
    expect(file).toContain('/Reason (Luca Rossi, luca@example.it)');
    const page = await anna.client.call(getSignatureReport, { params: { id }, query: { type: 'HTML' } });
    const words = (await page.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words.match(/Name, wie beim Signieren angegeben Luigi Russo/g)).toHaveLength(2);
  });
});
