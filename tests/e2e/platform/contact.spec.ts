import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hubspotForm, openHubspot } from '@sigillum/server/testing/hubspot/open-hubspot.ts';
import { expect, expectGoodScreen, stopUnder, test, waitUntilAlive } from '../../support/journey.ts';
import { startServerProcess } from '../../support/server-process.ts';

test('somebody writes by the contact form: nothing is lost while its service is down, and it gets what was agreed to', async ({
  page,
}) => {
  const hubspot = await openHubspot();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-contact-'));
  const server = await startServerProcess({
    dataDir,
    env: {
      SIGILLUM_ENVIRONMENT: 'production',
      HUBSPOT_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: hubspotForm.portalId,
      HUBSPOT_FORM_ID: hubspotForm.formId,
      HUBSPOT_TOKEN: hubspotForm.token,
      HUBSPOT_NEWS_SUBSCRIPTION: String(hubspotForm.newsSubscription),
    },
  });
  await page.goto(`${server.url}/login`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Please agree to this first/ })).toBeVisible();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Ammann');
  await page.getByLabel('E-mail address').fill('nora@example.ch');
  await page.getByLabel('Your message').fill('How many seats may we have?');
  await page.getByRole('checkbox', { name: /answer me/ }).check();
  hubspot.state.faults = ['away'];
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message cannot be taken right now.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('How many seats may we have?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  expect(hubspot.received).toHaveLength(1);
  expect(hubspot.received[0]?.fields).toContainEqual({ objectTypeId: '0-1', name: 'email', value: 'nora@example.ch' });
  expect(hubspot.received[0]?.legalConsentOptions.consent).toEqual({
    consentToProcess: true,
    text: 'You may pass on what I write here to your forms service and use it to answer me.',
    communications: [],
  });
  await stopUnder(page, server);
  await hubspot.close();
  await rm(dataDir, { recursive: true, force: true });
});
