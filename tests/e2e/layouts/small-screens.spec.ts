import type { Page } from '@playwright/test';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { enterAs, expect, expectAccessible, expectNoSideways, test, waitUntilAlive } from '../../support/journey.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

// With all motion (decision 091).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The longest words a person may type, without a place to break. */
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf';
const longPerson = { first_name: 'Maximiliana-Theodora', last_name: 'von-und-zu-Hohenlohe-Waldenburg-Schillingsfürst' };

const windows = [
  { name: '360 px', viewport: { width: 360, height: 740 }, zoom: 1 },
  { name: '320 px', viewport: { width: 320, height: 640 }, zoom: 1 },
  { name: '200 % text', viewport: { width: 640, height: 900 }, zoom: 2 },
  { name: '320 px with 200 % text', viewport: { width: 320, height: 640 }, zoom: 2 },
];

/** Enlarges text the way a browser's setting does: every rem grows. */
const enlargeText = (page: Page, zoom: number) =>
  page.addInitScript((size) => {
    const grow = () => document.documentElement.style.setProperty('font-size', `${size}%`);
    if (document.documentElement) grow();
    else
      new MutationObserver((_, observer) => document.documentElement && (grow(), observer.disconnect())).observe(
        document,
        { childList: true },
      );
  }, zoom * 100);

/** Fails where somebody who scrolls to the pages sees less of them than a third of the window: bars at its edges lie over the rest. */
async function expectRoomForDocument(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: /\.pdf$|Seiten/ });
  await pages.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const share = await pages.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length / rows.length;
  });
  expect(share, 'share of the window in which the document is seen').toBeGreaterThan(1 / 3);
}

for (const { name, viewport, zoom } of windows) {
  test.describe(`in a window of ${name}`, () => {
    test.use({ viewport, hasTouch: true });

    test('no screen of an account scrolls sideways', async ({ page, url, expectComplaint }) => {
      expectComplaint(/status of 404 .*nowhere/);
      test.slow();
      if (zoom !== 1) await enlargeText(page, zoom);
      for (const path of [
        '/login',
        '/signup',
        '/business/signup',
        '/signup/mail-sent',
        '/signup/confirm',
        '/sorry',
        '/expired',
        '/declined',
        '/signed',
        '/outbox',
        '/verify',
      ]) {
        await page.goto(`${path}?lang=de`);
        await expectNoSideways(page);
      }
      const owner = await signUp(url, { firstName: 'Kurt', business: `${long} AG` });
      const email = inventEmail('a-visitor-with-a-very-long-address-before-the-at-sign');
      const { id: sent } = await sendRequest(owner, {
        title: long,
        pdf: buildPdf(),
        signatures: [{ signer_identity_data: { email_address: email, ...longPerson } }, { account_email: owner.email }],
      });
      const { id: draft } = await owner.client.call(createSignatureRequest, {
        body: {
          title: long,
          signatures: [
            { signer_identity_data: { email_address: email, ...longPerson }, sequence: 1 },
            { account_email: owner.email, sequence: 2 },
          ],
        },
      });
      await owner.client.call(
        addDocument,
        { params: { id: draft }, body: Buffer.from(buildPdf()), contentType: 'application/pdf' },
        { headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(long)}.pdf` } },
      );
      await enterAs(page, owner);
      for (const path of [
        '/dashboard?tab=inbox',
        '/dashboard?tab=inbox&status=OPEN&sendBy=me',
        '/dashboard?tab=drafts',
        '/dashboard?tab=search&q=nothing',
        '/upload',
        '/business/welcome',
        '/business/upgrade',
        '/business/dashboard',
        '/business/members',
        '/logout',
        '/nowhere/at/all',
        ...['documents', 'people', 'place', 'send'].map((step) => `/invite/${draft}?step=${step}`),
        `/view/${sent}`,
      ]) {
        await page.goto(path);
        await expectNoSideways(page);
      }
      await expectAccessible(page);
    });

    test('a visitor reads and signs without scrolling sideways, and the button is in sight', async ({
      page,
      url,
      expectComplaint,
    }) => {
      expectComplaint(/status of 422 .*\/direct\/sign/);
      if (zoom !== 1) await enlargeText(page, zoom);
      const owner = await signUp(url, { firstName: 'Lars', business: 'Lars AG' });
      const email = inventEmail('visitor');
      await sendRequest(owner, {
        title: long,
        pdf: buildPdf(),
        signatures: [{ signer_identity_data: { email_address: email, ...longPerson, language: 'de' } }],
      });
      await page.goto(await readInvitation(url, email));
      await waitUntilAlive(page);
      await expectNoSideways(page);
      await expectAccessible(page);
      const button = page.getByRole('button', { name: 'Signieren', exact: true });
      await expectRoomForDocument(page);
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('whoever reads on has more room for the document, also one of a page, and the head is back at its beginning', async ({
    page,
    url,
  }) => {
    const owner = await signUp(url, { business: 'Reader AG' });
    const email = inventEmail('reader');
    const pdf = buildPdf();
    await sendRequest(owner, {
      title: 'Lease',
      pdf,
      signatures: [{ signer_identity_data: { email_address: email, first_name: 'Ida', last_name: 'Frei' } }],
    });
    await page.goto(await readInvitation(url, email));
    await waitUntilAlive(page);
    const pages = page.getByRole('region', { name: 'Pages of agreement' });
    const measure = async () => (await pages.boundingBox())!.height;
    const before = await measure();
    await pages.evaluate((element) => element.scrollTo({ top: 300 }));
    await expect.poll(measure).toBeGreaterThan(before + 60);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Download' }).focus();
    await expect.poll(measure).toBe(before);
    await pages.focus();
    await expect.poll(measure).toBeGreaterThan(before + 60);
    await pages.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(measure).toBe(before);
  });
});
