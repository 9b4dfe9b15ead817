import type { Page } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { expect, expectAccessible, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { expectJudged } from '../../support/judged-signature.ts';
import { sendRequest, signUp, type Person } from '../../support/people.ts';
import type { ServerProcess } from '../../support/server-process.ts';

// On a test system: there an identification desk asks people, and what they sign is a demonstration.
let server: ServerProcess;

test.beforeEach(({ testSystem }) => {
  server = testSystem;
});

async function open(page: Page, person: Person, address: string): Promise<void> {
  const cookie = { name: 'sigillum_session', value: person.token, url: server.url };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`${server.url}${address}`);
  await waitUntilAlive(page);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
/** Answers on the desk's page, and waits until the product has taken it. */
async function answer(page: Page, link: string, end: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(heading(page, end)).toBeVisible();
  await expectAccessible(page);
}
/** Has oneself asked on the phone, and answers there in a window beside. */
async function answerOnPhone(page: Page, button: string, end: string): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole('link', { name: /Open the phone/ }).getAttribute('href'))!);
  await page.getByRole('link', { name: /Confirm on the phone/ }).click();
  await expect(heading(page, 'Please confirm on your phone')).toBeVisible();
  await phone.getByRole('button', { name: button }).click();
  await expect(heading(page, end)).toBeVisible();
  await phone.close();
}

test('somebody is led from the request to the terms and an identification and back, meets every end at the trust service, and signs', async ({
  page,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 42[23] .*\/(sign|proceed|redirect-sign)/);
  const vera = await signUp(server.url, { firstName: 'Vera', lastName: 'Roth', business: 'Roth AG' });
  const signatures = [{ account_email: vera.email }];
  const { id } = await sendRequest(vera, { pdf: buildPdf(), quality: 'QES', signatures });
  await open(page, vera, `/view/${id}`);
  const sign = () => page.getByRole('button', { name: 'Sign', exact: true }).click();
  const asked = heading(page, 'Confirm your signature');

  // Whoever wants to may do so before a press says that it is needed.
  const first = page.getByRole('link', { name: 'Prove who you are first' });
  await first.click();
  await expect(heading(page, 'Prove who you are: Swiss law (ZertES)')).toBeVisible();
  await page.goBack();
  await sign();
  const terms = page.getByRole('dialog', { name: /^Terms of use of/ });
  await expect(terms).toBeVisible();
  await expectAccessible(page);
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Accept and continue' }).click();
  const missing = page.getByRole('dialog', { name: 'Something is missing for this signature' });
  await expect(missing.getByText('The request asks for')).toBeVisible();
  await expectAccessible(page);
  await missing.getByRole('radio', { name: /On your own/ }).check();
  await missing.getByRole('button', { name: 'Start identification' }).click();
  await expect(page.getByText('Your account says Vera Roth.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await page.getByRole('button', { name: 'Take the identification over' }).click();
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(page.getByText('You are identified')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Go back and sign' }).click();
  await expect(page.getByText(/not qualified and binds nobody/)).toBeVisible();
  await waitUntilAlive(page);

  await sign();
  await expect(asked).toBeVisible();
  await page.getByLabel(/^Choose a password/).fill('three brave otters');
  await page.getByRole('button', { name: 'Activate password and code' }).click();
  // The window is closed at the trust service, before the password and before the code: whoever comes again begins anew.
  const byCode = () => answer(page, 'Password and a code by text message', 'Confirm at the trust service');
  const comeAgain = async () => {
    await page.goto('about:blank');
    await page.goto(`${server.url}/view/${id}`);
    await waitUntilAlive(page);
    await sign();
    await expect(asked).toBeVisible();
  };
  await comeAgain();
  await byCode();
  await comeAgain();
  await byCode();
  await page.getByLabel('Password').fill('three brave otters');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await comeAgain();
  await byCode();
  for (let turn = 0; turn < 4; turn += 1) {
    await page.getByLabel('Password').fill('any password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The password of the trust service is not right.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Your signature was not made')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the documents' }).click();

  await sign();
  await expect(asked).toBeVisible();
  await answerOnPhone(page, 'Decline', 'The confirmation was declined');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(asked).toBeVisible();
  await answerOnPhone(page, 'Let the time run out', 'Nobody confirmed in time');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(asked).toBeVisible();
  const otherSim = 'Answer with another SIM card than at the identification';
  await answer(page, otherSim, 'Your means of confirmation has changed');
  await page.getByRole('button', { name: 'It is restored, try again' }).click();
  await expect(asked).toBeVisible();
  const usedUp = 'Say that the contract’s signatures are used up';
  await answer(page, usedUp, 'All signatures of the plan are used up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(asked).toBeVisible();
  const returning = page.waitForRequest(/\/mab\/redirect\?/);
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  const signer = { locale: 'en-gb', signer: 'Vera Roth' } as const;
  await expectJudged(page, server.url, { ...signer, quality: 'DEMO', legislation: 'UNDEFINED' });
  // What has brought the answer brings nothing twice.
  await page.goto((await returning).url());
  await expect(page.getByText('You have already signed this.')).toBeVisible();
});
