import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { sendContactForm } from '@sigillum/api-contracts/platform/send-contact-form.ts';
import { hubspotForm, openHubspot } from '../testing/hubspot/open-hubspot.ts';
import { keyOf } from '../testing/journeys.ts';
import { connect } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import { makeHubspotForms } from './hubspot-forms.ts';

let hubspot: Awaited<ReturnType<typeof openHubspot>>;
beforeAll(async () => void (hubspot = await openHubspot()));
afterAll(() => hubspot.close());
const page = 'https://sign.example.ch/contact';
beforeEach(() => {
  hubspot.received.length = 0;
  hubspot.state.faults = [];
  world.services.forms = makeHubspotForms(hubspot.settings, page);
});

const form = {
  email: 'nora@example.ch',
  first_name: 'Nora',
  last_name: 'Ammann',
  message: 'How many seats may we have?',
  consent: 'Sigillum may use what I write to answer me.',
};
const send = (more: object = {}) => connect(world).call(sendContactForm, { body: { ...form, ...more } });
const consents = () =>
  world.services.db.selectFrom('contact_consents').select(['email', 'consent_text', 'news_text', 'ip']).execute();

describe('the contact form', () => {
  it('reaches the forms service with the very words that were agreed to, which are kept', async () => {
    await send({ news: 'I would like news.' });
    expect(hubspot.received).toEqual([
      {
        fields: [
          { objectTypeId: '0-1', name: 'email', value: 'nora@example.ch' },
          { objectTypeId: '0-1', name: 'firstname', value: 'Nora' },
          { objectTypeId: '0-1', name: 'lastname', value: 'Ammann' },
          { objectTypeId: '0-1', name: 'message', value: 'How many seats may we have?' },
        ],
        context: { pageUri: page, pageName: 'Contact' },
        legalConsentOptions: {
          consent: {
            consentToProcess: true,
            text: form.consent,
            communications: [
              { value: true, subscriptionTypeId: hubspotForm.newsSubscription, text: 'I would like news.' },
            ],
          },
        },
      },
    ]);
    expect(await consents()).toEqual([
      { email: form.email, consent_text: form.consent, news_text: 'I would like news.', ip: '192.0.2.7' },
    ]);
  });

  it('subscribes nobody to news who has not asked for them', async () => {
    await send({ company: 'Ammann AG' });
    expect(hubspot.received[0]?.legalConsentOptions.consent.communications).toEqual([]);
    expect(hubspot.received[0]?.fields).toContainEqual({ objectTypeId: '0-1', name: 'company', value: 'Ammann AG' });
  });

  it.each(['away', 'busy', 'lost', 'html'] as const)(
    'says so when the service is %s, and keeps nothing',
    async (fault) => {
      hubspot.state.faults = [fault];
      expect(await keyOf(send())).toBe('error.contact.unavailable');
      expect(await consents()).toEqual([]);
      await send();
      expect(await consents()).toHaveLength(1);
    },
  );

  it('says what the person can mend, and hides what only the operator can', async () => {
    expect(await keyOf(send({ email: 'blocked@example.ch' }))).toBe('error.contact.refused');
    world.services.forms = makeHubspotForms({ ...hubspot.settings, token: 'an old one' }, page);
    expect(await keyOf(send())).toBe('error.contact.unavailable');
  });

  it('takes five an hour from one address', async () => {
    for (let count = 0; count < 5; count += 1) await send();
    expect(await keyOf(send())).toBe('error.rate_limit.exceeded');
    expect(hubspot.received).toHaveLength(5);
  });

  it('is not there where no forms service is set up', async () => {
    world.services.forms = undefined;
    expect(await keyOf(send())).toBe('error.not_found');
  });

  it('demands consent and a message', async () => {
    expect(await keyOf(send({ consent: '' }))).toBe('error.validation');
    expect(await keyOf(send({ message: ' ' }))).toBe('error.validation');
  });
});
