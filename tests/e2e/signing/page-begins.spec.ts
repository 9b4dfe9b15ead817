import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, test, waitUntilAlive } from '../../support/journey.ts';
import { inventEmail, sendRequest, signUp } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

declare global {
  interface Window {
    /** Scripts that the document was given after its own. */
    given: string[];
  }
}

test('the page of a visitor begins when each of its scripts has been evaluated, and asks for nothing that it came with', async ({
  page,
  url,
}) => {
  const owner = await signUp(url, { business: 'Livia AG' });
  const email = inventEmail('visitor');
  const visitor = { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi', language: 'en' as const };
  const pdf = buildPdf({ pages: [{}, {}] });
  await sendRequest(owner, { pdf, signatures: [{ signer_identity_data: visitor }] });
  await page.addInitScript(() => {
    window.given = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.type === 'module') window.given.push(node.text);
    }).observe(document, { childList: true, subtree: true });
  });
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  await page.route(/\/assets\/view-directly-/, async (route) => {
    isHeld.resolve();
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const lastText = page.waitForResponse(/\/pages\/1\/text/);

  await page.goto(await readInvitation(url, email), { waitUntil: 'commit' });
  await isHeld.promise;
  expect(await page.evaluate(() => window.given)).toEqual([]);
  held.resolve();
  await waitUntilAlive(page);
  expect(await page.evaluate(() => window.given)).toEqual([expect.stringContaining('entry.client')]);

  await lastText;
  expect(asked.filter((path) => /\/documents\/[\w-]+$/.test(path))).toEqual([]);
  // Its image had come before React listened.
  await expect(page.locator('[data-page] [aria-busy]')).toHaveCount(0);
});
