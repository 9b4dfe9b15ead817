import type { Page } from '@playwright/test';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { enterAs, expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { judgePdf } from '@sigillum/engine/testing/judges';
import { letCodeExpire } from '../../support/let-time-pass.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { inventEmail, readMail, sendRequest, signUp } from '../../support/people.ts';
import { download, enterCode, readCode, readInvitation, signAsVisitor } from '../../support/signing-steps.ts';

// With all motion (decision 091).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pdf = buildPdf({ pages: [{}, {}] });
/** Refused codes answer with a 4xx, which the browser notes. */
const refusedCode = /status of 4(22|23) .*\/(sign|tan)/;

/** A request to one visitor without an account. */
async function invite(url: string, language: 'en' | 'it' = 'en') {
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('visitor');
  const signatures = [
    { signer_identity_data: { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi', language } },
  ];
  const { id } = await sendRequest(owner, { title: 'Mandate Bernasconi', pdf, signatures });
  return { owner, email, id, link: await readInvitation(url, email) };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a visitor opens the link, is asked for a code, corrects a wrong one, signs and takes the file home', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(refusedCode);
  const { email, link, owner } = await invite(url);
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'strict-origin',
    'cache-control': expect.stringContaining('no-store'),
  });
  await expect(page.getByRole('heading', { name: 'Mandate Bernasconi' })).toBeVisible();
  await expect(page).toHaveTitle('Mandate Bernasconi · View and sign · Sigillum');
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Correct name' }).click();
  const naming = page.getByRole('dialog', { name: 'What is your name?' });
  await expect(naming.getByText('You were invited as Chiara Bernasconi.')).toBeVisible();
  await naming.getByLabel('First name').fill('Clara');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You sign as Clara Bernasconi.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toContainText(email);
  await expect(dialog.getByLabel('Code from the e-mail')).toBeFocused();
  await expectAccessible(page);
  const code = await readCode(url, email);
  await enterCode(page, otherThan(code));
  await expect(dialog.getByText('This code is not right.')).toBeVisible();
  await expect(dialog.getByLabel('Code from the e-mail')).toHaveValue(otherThan(code));
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await expectAccessible(page);
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({ signatureCount: 1, validCount: 1, isSoundPdf: true });
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByText('Everybody has signed').first()).toBeVisible();
  await readMail(url, email, 'all-signed');
  await readMail(url, owner.email, 'all-signed');
});

test('a code that has run out is said to be so, and the new one signs', async ({ page, url, expectComplaint }) => {
  expectComplaint(refusedCode);
  const { email, link } = await invite(url);
  await page.goto(link);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const old = await readCode(url, email);
  await letCodeExpire(email);
  await enterCode(page, old);
  await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await expect.poll(() => readCode(url, email)).not.toBe(old);
  await enterCode(page, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
});

test('a code that another window has replaced while the signature was on its way is said to be so', async ({
  page,
  url,
  expectComplaint,
}) => {
  test.setTimeout(200_000);
  expectComplaint(refusedCode);
  const { email, link } = await invite(url);
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto(link);
    await waitUntilAlive(window);
    await window.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(window.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  }
  const old = await readCode(url, email);
  const resend = other.getByRole('button', { name: 'Send another code', exact: true });
  // Half a minute passes between two codes. The one before the last is told as expired, an older one is none any more.
  const sendAnother = async () => {
    const last = await readCode(url, email);
    await expect(resend).toBeEnabled({ timeout: 90_000 });
    await resend.click();
    await expect.poll(() => readCode(url, email)).not.toBe(last);
  };
  // A slow line: the code is right when it is checked, and the signature arrives after the other window has asked for two new ones.
  await page.route(
    '**/v3/direct/sign',
    async (route) => {
      await sendAnother();
      await sendAnother();
      await route.continue();
    },
    { times: 1 },
  );
  await enterCode(page, old);
  await expect(page.getByRole('heading', { name: 'This code is no longer valid' })).toBeVisible({ timeout: 100_000 });
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Enter the code again' }).click();
  await enterCode(page, await readCode(url, email));
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
});

test('a visitor whom we have not written to is greeted first, in the own language', async ({ page, url }) => {
  const owner = await signUp(url, { firstName: 'Livia', business: 'Livia AG' });
  const email = inventEmail('visitor');
  const signer = { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi', language: 'en' as const };
  const { id } = await sendRequest(owner, {
    ...{ title: 'Mandate Bernasconi', pdf },
    signatures: [{ signer_identity_data: signer, notify: false }],
  });
  // The owner delivers the link.
  const { signatures } = await owner.client.call(getSignatureRequest, { params: { id } });
  await page.goto(signatures[0]!.signing_url!);
  const greeting = page.getByRole('dialog', { name: /invites you to sign$/ });
  await expect(greeting).toContainText('Mandate Bernasconi');
  await expectGoodScreen(page);
  await greeting.getByRole('combobox').selectOption({ label: 'Italiano' });
  await expect(page).toHaveURL(/lang=it/);
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mandate Bernasconi' })).toBeVisible();
  await waitUntilAlive(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('whoever has no mobile number for an advanced signature is told so, and led to the profile', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 422 .*\/sign/);
  const nina = await signUp(url, { firstName: 'Nina', business: 'Nina AG' });
  const { id } = await sendRequest(nina, { pdf, quality: 'AES', signatures: [{ account_email: nina.email }] });
  await enterAs(page, nina);
  await page.goto(`/view/${id}`);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const missing = page.getByRole('dialog', { name: 'Something is missing for this signature' });
  await expect(missing).toBeVisible();
  await expectGoodScreen(page);
  await missing.getByRole('button', { name: 'Add mobile number' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('whoever has signed in one window is told so in the other, which still asks for the code', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(refusedCode);
  const { email, link } = await invite(url);
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto(link);
    await waitUntilAlive(window);
    await window.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(window.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  }
  const code = await readCode(url, email);
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: 'Thank you, you have signed' })).toBeVisible();
  await enterCode(other, code);
  await expect(other.getByText('You have already signed this.').first()).toBeVisible();
  await expect(other.getByText('The documents are complete.')).toBeVisible();
});

test('after five wrong codes the visitor is locked out for a while, and nothing is signed', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(refusedCode);
  const { email, link } = await invite(url);
  await page.goto(link);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  const wrong = otherThan(await readCode(url, email));
  for (const left of ['4 more tries', '3 more tries', '2 more tries', 'one more try']) {
    await enterCode(page, wrong);
    await expect(dialog.getByText(left)).toBeVisible();
  }
  await enterCode(page, wrong);
  await expect(page.getByRole('heading', { name: 'Too many wrong codes' })).toBeVisible();
  await expect(page.getByText(/in 15 minutes/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the documents' }).click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled();
});

test('a visitor’s pages and mails speak Italian, by invitation, by the address and at the end', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(refusedCode);
  const { email, link } = await invite(url, 'it');
  expect((await readMail(url, email, 'invitation')).html).toContain('lang="it');
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/);
  // Left first: what the page reads would have no cookie any more.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const address = new URL(link);
  address.searchParams.set('lang', 'fr');
  await page.goto(address.href);
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  address.searchParams.set('lang', 'it');
  await page.goto(address.href);
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/);
  await expect(
    page
      .getByRole('button', { name: 'Firmare', exact: true })
      .or(page.getByRole('button', { name: 'Firma', exact: true })),
  ).toBeVisible();
  await expectGoodScreen(page);
  await waitUntilAlive(page);
  await page.getByRole('button', { name: 'Firmare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confermi che è Lei' });
  await dialog.getByRole('textbox').fill(await readCode(url, email));
  await dialog.getByRole('button', { name: 'Firmare' }).click();
  await expect(page.getByRole('heading', { name: 'Grazie, ha firmato' })).toBeVisible();
  await page.getByRole('button', { name: 'Terminare' }).click();
  await expect(page).toHaveURL(/\/signed$/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/);
  await expectGoodScreen(page);
});

/** How often a page has asked for the request of a visitor since. */
function countLooks(page: Page): () => number {
  let looks = 0;
  page.on('request', (request) => {
    if (/\/v3\/direct\/signature-requests\/[^/?]+$/.test(request.url())) looks += 1;
  });
  return () => looks;
}

test('a page looks at an open request every five seconds, and never again once it has ended', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(refusedCode);
  const { email, link } = await invite(url);
  await page.clock.install();
  const readLooks = countLooks(page);
  await page.goto(link);
  await waitUntilAlive(page);
  for (const looks of [1, 2]) {
    await page.clock.runFor(5100);
    await expect.poll(readLooks).toBeGreaterThanOrEqual(looks);
  }
  await signAsVisitor(page, url, email);
  await page.getByRole('button', { name: 'Show the document' }).click();
  await expect(page.getByText('The documents are complete.')).toBeVisible();
  // One look more may be under way; what it sees is the end.
  await page.clock.runFor(5100);
  await page.waitForLoadState('networkidle');
  const ended = readLooks();
  await page.clock.runFor(120_000);
  expect(readLooks()).toBe(ended);
});

for (const hours of [-3, 3])
  test(`a machine whose clock is ${hours} hours off signs, and asks no more often than one that is right`, async ({
    page,
    url,
    expectComplaint,
  }) => {
    expectComplaint(refusedCode);
    const { email, link } = await invite(url);
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const readLooks = countLooks(page);
    const told = page.waitForResponse(/\/v1\/datetime$/);
    await page.goto(link);
    await waitUntilAlive(page);
    // What the page asks before it has taken the time in does not count; whoever asks after it waits for that.
    await page.evaluate(async (time) => void (await (await fetch(time)).text()), (await told).url());
    const before = readLooks();
    // Without the server's time every move of somebody whose clock is ahead would fetch another token for the documents.
    for (let step = 0; step < 5; step += 1) await page.mouse.move(100 + 50 * step, 300);
    expect(readLooks()).toBe(before);
    await signAsVisitor(page, url, email);
    await expect(page.getByText(/Everybody has signed/).first()).toBeVisible();
  });

test('visitors sign in German, French and Italian, one after the other, each in the words of their language', async ({
  url,
  openBrowser,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(refusedCode);
  const owner = await signUp(url, { firstName: 'Viola', business: 'Viola AG' });
  const people = [
    {
      language: 'de',
      sign: 'Signieren',
      proof: 'Bestätigen Sie, dass Sie es sind',
      code: 'Code aus der E-Mail',
      thanks: 'Danke, Sie haben signiert',
    },
    {
      language: 'fr',
      sign: 'Signer',
      proof: 'Confirmez qu’il s’agit de vous',
      code: 'Code reçu par e-mail',
      thanks: 'Merci, vous avez signé',
    },
    {
      language: 'it',
      sign: 'Firmare',
      proof: 'Confermi che è Lei',
      code: 'Codice ricevuto per e-mail',
      thanks: 'Grazie, ha firmato',
    },
  ].map((person) => ({ ...person, email: inventEmail(person.language) }));
  await sendRequest(owner, {
    title: 'Mandate',
    pdf,
    signatures: people.map(({ email, language }) => ({
      signer_identity_data: { email_address: email, language: language as 'de' | 'fr' | 'it' },
    })),
  });
  for (const { email, language, sign, proof, code, thanks } of people) {
    const page = await openBrowser();
    await page.goto(await readInvitation(url, email));
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await page.getByRole('button', { name: sign, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: proof });
    await expect(dialog).toBeVisible();
    await expectGoodScreen(page);
    await dialog.getByLabel(code).fill(await readCode(url, email));
    await dialog.getByRole('button', { name: sign, exact: true }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the link wins over somebody who is logged in', async ({ page, url }) => {
  const { link } = await invite(url);
  await enterAs(page, await signUp(url, { firstName: 'Anders' }));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Mandate Bernasconi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Your account/ })).toHaveCount(0);
});

test('the link of a withdrawn request leads to the page that says it has ended', async ({ page, url }) => {
  const { id, link, owner } = await invite(url);
  await owner.client.call(withdrawSignatureRequest, { params: { id }, body: {} });
  await page.goto(link);
  await expect(page).toHaveURL(/\/expired/);
  await expect(page.getByRole('heading', { name: 'This request has ended' })).toBeVisible();
  await expectGoodScreen(page);
});

test('a link that is cut, mangled or foreign says how to open it anew, and repeats nothing of itself', async ({
  page,
  url,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const [one, other] = [await invite(url), await invite(url)];
  const foreign = `/view/${one.id}/${new URL(other.link).pathname.split('/')[3]}`;
  const own = new URL(one.link).pathname;
  const mangled = [own.slice(0, -4), `${own}=`, `${own}/more`, `${own}%3E`, own.replace(one.id, one.id.slice(0, -2))];
  for (const path of [foreign, `/view/${one.id}/invented`, `/view/${one.id}x/invented`, ...mangled]) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'This link is incomplete or no longer valid' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(path.split('/')[3]!);
    // The login would be of no use.
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  }
  await expectGoodScreen(page);
});
