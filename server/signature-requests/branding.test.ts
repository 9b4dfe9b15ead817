import sharp from 'sharp';
import { getPublicInformationDirectly } from '@sigillum/api-contracts/business/get-public-information-directly.ts';
import { getPublicInformation } from '@sigillum/api-contracts/business/get-public-information.ts';
import { updateSettings } from '@sigillum/api-contracts/business/update-settings.ts';
import { uploadLogo } from '@sigillum/api-contracts/business/upload-logo.ts';
import { getSignatureReport } from '@sigillum/api-contracts/documents/get-signature-report.ts';
import { describe, expect } from 'vitest';
import { enter, sendRequest, view, visitor } from '../testing/journeys.ts';
import { readLastMail, seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

describe('what a business shows to who takes part in its requests', () => {
  it('is its name before it has settled any of it', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const business = (await view(anna, id)).business_id!;
    expect(await anna.client.call(getPublicInformation, { params: { id: business } })).toEqual({
      id: business,
      name: expect.stringMatching(/./),
      logo: null,
      supportContact: { email: null, phone: null },
      embedOrigins: [],
    });
    expect((await readLastMail(world, 'luca@example.it'))!.html).not.toContain('/logo/');
  });

  it('is its logo, in mails and to visitors, and whom one may ask', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const params = { id: anna.businessId! };
    const plain = sharp({ create: { width: 200, height: 100, channels: 3, background: '#204060' } });
    const body = (await plain.png().toBuffer()) as unknown as BodyInit;
    const { settings } = await anna.client.call(uploadLogo, { params, body, contentType: 'image/png' });
    const { logo } = settings.companyBranding;
    const supportContact = { email: 'help@example.ch', phone: null };
    await anna.client.call(updateSettings, { params, body: { settings: { supportContact } } });
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const { client } = await enter(world, 'luca@example.it', id);
    const seen = await client.call(getPublicInformationDirectly, { params });
    expect(seen).toMatchObject({ logo, supportContact });
    const mail = (await readLastMail(world, 'luca@example.it'))!;
    expect(mail.html).toContain(new URL(logo!.url, world.services.config.publicUrl).href);
    expect(mail.text).not.toContain('/logo/');
  });

  it('is its logo in the report, as page and as PDF, and none where it has none', async () => {
    const anna = await seedPerson(world, 'anna@example.ch', { business: true });
    const id = await sendRequest(anna, { signatures: [visitor('luca@example.it')] });
    const report = async (type: 'HTML' | 'PDF') => {
      const answer = await anna.client.call(getSignatureReport, { params: { id }, query: { type } });
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    };
    expect(await report('HTML')).not.toContain('<img');
    expect(await report('PDF')).not.toContain('/Subtype /Image');
    const params = { id: anna.businessId! };
    const plain = sharp({ create: { width: 200, height: 100, channels: 3, background: '#204060' } });
    const body = (await plain.png().toBuffer()) as unknown as BodyInit;
    await anna.client.call(uploadLogo, { params, body, contentType: 'image/png' });
    const { image } = await world.services.db.selectFrom('business_logos').select('image').executeTakeFirstOrThrow();
    expect(await report('HTML')).toContain(`src="data:image/png;base64,${image.toString('base64')}"`);
    expect(await report('PDF')).toContain('/Subtype /Image');
  });
});
