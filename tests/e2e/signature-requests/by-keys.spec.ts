import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { enterAs, expect, test, waitUntilAlive } from '../../support/journey.ts';
import { pressByKeys, tabTo, typeByKeys } from '../../support/keys.ts';
import { inventEmail, signUp } from '../../support/people.ts';
import { download, readCode, readInvitation } from '../../support/signing-steps.ts';

test('a document is uploaded, a signature and a field are placed, filled in and signed without a mouse', async ({
  page,
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 422/);
  const owner = await signUp(url, { firstName: 'Kira', business: 'Kira AG' });
  const email = inventEmail('pia');
  await enterAs(page, owner);
  await page.goto('/dashboard');
  await waitUntilAlive(page);
  await pressByKeys(page, page.getByRole('navigation').getByRole('link', { name: 'Upload' }));
  await expect(page).toHaveURL(/\/upload$/);
  // Asked for before the way there: the page hears of it only on the browser's own line, which a key would overtake.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel(/Drop PDF files here/));
  await page.keyboard.press('Enter');
  await (await chosen).setFiles({ name: 'Lease 12.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf()) });
  await pressByKeys(page, page.getByRole('link', { name: 'Continue' }));

  await pressByKeys(page, page.getByRole('button', { name: 'Add signer', exact: true }));
  const who = page.getByRole('dialog', { name: 'Who signs?' });
  await typeByKeys(page, who.getByLabel('E-mail address'), email);
  await typeByKeys(page, who.getByLabel('First name'), 'Pia');
  await typeByKeys(page, who.getByLabel('Last name'), 'Frei');
  await pressByKeys(page, who.getByRole('button', { name: 'Add signer', exact: true }));
  await expect(who).toHaveCount(0);
  await pressByKeys(page, page.getByRole('link', { name: 'Next' }));

  await pressByKeys(page, page.getByRole('button', { name: /^Place on page 1/ }));
  const mark = page.getByRole('group', { name: 'Signature of Pia Frei, page 1' });
  await tabTo(page, mark);
  const before = await mark.evaluate(({ style }) => [style.left, style.top]);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => mark.evaluate(({ style }) => style.left)).not.toBe(before[0]);
  await expect.poll(() => mark.evaluate(({ style }) => style.top)).not.toBe(before[1]);

  await pressByKeys(page, page.getByRole('button', { name: 'Add a field' }));
  const what = page.getByRole('dialog', { name: 'Add a field' });
  await typeByKeys(page, what.getByLabel('Name of the field'), 'Company');
  await pressByKeys(page, what.getByRole('button', { name: 'Place it' }));
  await expect(what).toHaveCount(0);
  const box = page.getByRole('group', { name: /^Field Company of / });
  await tabTo(page, box);
  const top = await box.evaluate(({ style }) => style.top);
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => box.evaluate(({ style }) => style.top)).not.toBe(top);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await pressByKeys(page, page.getByRole('link', { name: 'Next' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Send invitations' }));
  await expect(page.getByText('The invitation is on its way')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(await readInvitation(url, email));
  await waitUntilAlive(visitor);
  await pressByKeys(visitor, visitor.getByRole('button', { name: 'To your field' }));
  const company = visitor.getByRole('textbox', { name: 'Company (needed)' });
  await expect(company).toBeFocused();
  await visitor.keyboard.type('Frei & Co.');
  await pressByKeys(visitor, visitor.getByRole('button', { name: 'Sign', exact: true }));
  await typeByKeys(visitor, visitor.getByRole('dialog').getByRole('textbox'), await readCode(url, email));
  await visitor.keyboard.press('Enter');
  const file = visitor.getByRole('link', { name: 'Download the signed document' });
  await expect(file).toBeVisible();
  const signed = await download(visitor, file);
  expect(judgePdf(signed)).toMatchObject({ validCount: 1, isSoundPdf: true });
  expect(signed.toString('latin1')).toContain('(Frei & Co.)');
});
