import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logout } from '@sigillum/api-contracts/user/logout.ts';
import { cutSignatures } from '@sigillum/engine/testing/cut-signatures';
import { findMessageFault, judgePdf } from '@sigillum/engine/testing/judges';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import {
  enterAs,
  expect,
  expectAccessible,
  expectGoodScreen,
  stopUnder,
  test,
  waitUntilAlive,
} from '../../support/journey.ts';
import { expectJudged, signDemonstrated } from '../../support/judged-signature.ts';
import { sendRequest, signUp } from '../../support/people.ts';
import { openRemoteTrust } from '../../support/remote-trust.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { signUpToSign } from '../../support/signing-people.ts';
import { download } from '../../support/signing-steps.ts';

const thanks = { name: 'Thank you, you have signed' };

test('somebody proves at the desk who she is, with an appointment and a better name, then signs QES', async ({
  page,
  expectComplaint,
  testSystem: server,
}) => {
  test.slow();
  // Signing first answers that the terms are not accepted.
  expectComplaint(/status of 422 .*\/sign/);
  const aline = await signUp(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' });
  await enterAs(page, aline);
  await page.goto(`${server.url}/profile`);
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'What you can sign' }).click();
  await expect(page.getByRole('heading', { name: 'Qualified (QES)' })).toBeVisible();
  await expect(page.getByText(/is a demo: it is not qualified/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Prove who you are' }).first().click();
  await expect(page.getByRole('heading', { name: 'Prove who you are: Swiss law (ZertES)' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Choose this way' }).first().click();
  await expect(page.getByText('Your account says Aline Keller.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Ready to begin')).toBeVisible();
  await expectGoodScreen(page);

  const desk = page.getByText('Nobody is really identified here.');
  const back = () => page.getByRole('link', { name: 'Back to Sigillum' }).click();
  const own = page.url();
  /** The window is closed: the page here says how far it is, and leads to where it was left. */
  const comeAgain = async (told: string, step: string) => {
    await page.goto('about:blank');
    await page.goto(own);
    await expect(page.getByText(told)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the identification' }).click();
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  };
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await expect(desk).toBeVisible();
  await comeAgain('Ready to begin', 'Identification by video');
  await page.getByRole('button', { name: 'Make an appointment for tomorrow' }).click();
  await expect(page.getByText('Your appointment:')).toBeVisible();
  await back();
  await expect(page.getByText('Your appointment:')).toBeVisible();
  await comeAgain('Your appointment:', 'Identification by video');
  await page.getByRole('button', { name: 'Begin now' }).click();
  await comeAgain('Under way', 'You are next');
  await page.getByRole('button', { name: 'Go on' }).click();
  await comeAgain('Under way', 'Show your document');
  await page.getByRole('button', { name: 'Go on' }).click();
  await comeAgain('Under way', 'What stands in the document');
  await page.getByLabel('Given names').fill('Aline Maria');
  await page.getByLabel('How the product is told').selectOption('twice');
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await expect(page.getByRole('heading', { name: 'You are identified' })).toBeVisible();
  await back();
  await expect(page.getByText('Being taken over')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Take the identification over' }).click();
  await back();
  await expect(page.getByText('You are identified')).toBeVisible();
  await expect(page.getByText(/You sign as Aline Maria Keller/)).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'All that you can sign' }).click();
  await expect(page.getByText(/Identified until/)).toBeVisible();

  const { id } = await sendRequest(aline, {
    pdf: buildPdf(),
    quality: 'QES',
    signatures: [{ account_email: aline.email }],
  });
  await page.goto(`${server.url}/view/${id}`);
  await waitUntilAlive(page);
  await expect(page.getByText('Qualified (QES), demo only')).toBeVisible();
  await expect(page.getByText(/not qualified and binds nobody/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your signature' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expect(page.getByRole('dialog', thanks).getByText('Demo signature')).toBeVisible();
  const signed = await download(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(judgePdf(signed)).toMatchObject({ isSoundPdf: true, signatureCount: 1, validCount: 1 });
  expect(findMessageFault(cutSignatures(signed)[0]!)).toBeUndefined();

  // The evidence says who has checked the signer, and how well.
  await page.getByRole('button', { name: 'Show the document' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const report = await download(page, page.getByRole('menuitem', { name: 'Signature report (JSON)' }));
  expect(report.toString()).toMatch(/"identifiedBy":\s*"Identification desk"/);
  expect(report.toString()).toMatch(/"assurance":\s*4/);
  expect(report.toString()).not.toContain('X0000000');

  // Somebody who was handed the file asks us about it.
  await page.goto(`${server.url}/verify`);
  await waitUntilAlive(page);
  await page
    .getByLabel('Drop a signed PDF here')
    .setInputFiles([{ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: signed }]);
  await expect(page.getByText('Demo, without legal effect').first()).toBeVisible();
  await expect(page.getByText(/Aline Maria Keller/).first()).toBeVisible();
  await expect(page.getByText(/B-LTA/).first()).toBeVisible();
  // A demonstration is under no law, whatever the request asked for.
  await expect(page.getByText('No particular one')).toBeVisible();
});

test('what somebody writes down of her document beforehand stands at the desk, and can be forgotten', async ({
  page,
  testSystem: server,
}) => {
  test.slow();
  const aline = await signUp(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' });
  await enterAs(page, aline);
  await page.goto(`${server.url}/profile/signature-standards/zertes/video`);
  await waitUntilAlive(page);
  const writeDown = async (opener: string) => {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: 'Details of your identity document' });
    await expect(dialog.getByLabel('Family name')).toHaveValue('Keller');
    await dialog.getByLabel('Given names').fill('Aline Maria');
    await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('4.5.1991');
    await dialog.getByLabel('Nationality').selectOption('Austria');
    await dialog.getByLabel('Kind of document').selectOption('Identity card');
    await dialog.getByLabel('Document number').fill('c01x 0006h');
    await dialog.getByRole('textbox', { name: 'Valid until' }).fill('30.6.2040');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await writeDown('Write down my document first');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await writeDown('Write down my document first');
  await expect(page.getByRole('button', { name: 'Change what I wrote down' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  for (const [label, value] of [
    ['Given names', 'Aline Maria'],
    ['Date of birth', '1991-05-04'],
    ['Nationality, two letters', 'AT'],
    ['Document number', 'C01X0006H'],
    ['Valid until', '2040-06-30'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: /^Document/ })).toHaveValue('id-card');
});

test('a document of somebody else is refused with its reason, then the own one identifies for QES under EU law', async ({
  page,
  testSystem: server,
}) => {
  test.slow();
  const aline = await signUpToSign(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' });
  const { id } = await sendRequest(aline, {
    pdf: buildPdf(),
    quality: 'QES',
    legislation: 'EIDAS',
    signatures: [{ account_email: aline.email }],
  });
  await enterAs(page, aline);
  await page.goto(`${server.url}/profile/signature-standards/eidas?request=${id}`);
  await waitUntilAlive(page);
  // What is good for advanced signatures alone would lead back here.
  await expect(page.getByRole('heading', { name: 'By video call' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'With ID Austria' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'EU identity wallet' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the document' })).toHaveAttribute('href', `/view/${id}`);
  await page.getByRole('link', { name: 'Choose this way' }).nth(1).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Family name').fill('Rossi');
  await page.getByLabel('How the product is told').selectOption('never');
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await expect(page.getByText('The name in the document is not that of your account.')).toBeVisible();
  await expect(page.getByText('Your account says Aline Keller.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ready to begin')).toBeVisible();
  await page.getByText('Call it off').first().click();
  await page.getByLabel('Your e-mail address').fill('else@example.ch');
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('This is not your e-mail address here.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to the identification' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Everything is right' }).click();
  await page.getByRole('button', { name: 'Take the identification over' }).click();
  // The session ends meanwhile: who logs in anew finds everything as it is.
  await aline.client.call(logout, {});
  await page.getByRole('link', { name: 'Back to Sigillum' }).click();
  await page.getByLabel('E-mail address').fill(aline.email);
  await page.getByLabel('Password', { exact: true }).fill(aline.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Go back and sign' }).click();
  await signDemonstrated(page, server.url, { locale: 'en-gb', signer: 'Aline Keller' });
});

test('the trust service’s broker identifies whoever has a number and agrees to its terms, and signs for that person', async ({
  page,
  expectComplaint,
}) => {
  test.slow();
  expectComplaint(/status of 42[23] .*\/(sign|proceed)/);
  const remote = await openRemoteTrust('broker', 'QES');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-identify-'));
  remote.list(dataDir);
  const env = { ...remote.env, ...remote.ident, SIGILLUM_ENVIRONMENT: 'test' };
  const server = await startServerProcess({ dataDir, env });
  try {
    const person = { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' };
    const aline = await signUpToSign(server.url, person, { acceptsTerms: false });
    remote.belongTo(aline);
    await enterAs(page, aline);
    await page.goto(`${server.url}/profile/signature-standards/zertes/video`);
    await waitUntilAlive(page);
    await expect(page.getByText('nobody is really identified')).toBeVisible();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText('Please accept the terms first.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I accept the terms of use of the trust service' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('link', { name: 'Go to the identification' })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'Go to the identification' }).click();
    await expect(page.getByRole('heading', { name: 'Local broker' })).toBeVisible();
    await page.getByRole('button', { name: 'Everything is right, and I can sign at once' }).click();
    await expect(page.getByText('Local broker')).toBeVisible();
    await page.goto(`${server.url}/profile/signature-standards/zertes/video`);
    await expect(page.getByText(/You sign with the name that 127\.0\.0\.1 has read/)).toBeVisible();
    await expectGoodScreen(page);
    const { id } = await sendRequest(aline, {
      pdf: buildPdf(),
      quality: 'QES',
      signatures: [{ account_email: aline.email }],
    });
    await page.goto(`${server.url}/view/${id}`);
    await waitUntilAlive(page);
    const sign = () => page.getByRole('button', { name: 'Sign', exact: true }).click();
    const password = page.getByLabel('Password of the trust service');
    const code = page.getByLabel('Code', { exact: true });
    const { person: known, codes, ident } = remote.broker!;
    const stranger = () => (codes.at(-1) === '000000' ? '000001' : '000000');

    // Whoever has no Mobile ID gives password and code; both are mistyped, and the fifth wrong code ends it.
    await sign();
    await password.fill('forgotten');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The password of the trust service is not right.')).toBeVisible();
    expect(codes).toEqual([]);
    await expectAccessible(page);
    await password.fill(known.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /^Send another code \(in / })).toBeDisabled();
    await expectAccessible(page);
    await code.fill(stranger());
    const confirm = page.getByRole('button', { name: 'Confirm and sign' });
    for (let turn = 0; turn < 4; turn += 1) {
      await confirm.click();
      await expect(page.getByText(/password or the code .* not right/)).toBeVisible();
      await expect(confirm).toBeEnabled();
    }
    await confirm.click();
    await expect(page.getByText(/locked you after too many wrong codes/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the documents' }).click();

    // The password has changed since the identification: nothing is asked, and the way to a new identification is open.
    const number = known.mobile;
    const eligible = ident.people.get(number)!;
    ident.people.set(number, { ...eligible, mismatch: 'MISMATCH_SAS_CHANGE_SN' });
    await sign();
    await expect(page.getByText(/password of the trust service was changed/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Be identified again' }).click();
    await expect(page).toHaveURL(`${server.url}/profile/signature-standards/zertes?request=${id}`);
    await page.getByRole('link', { name: 'Choose this way' }).first().click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Go to the identification' }).click();
    ident.people.set(number, eligible);
    await page.getByRole('button', { name: 'Everything is right, and I can sign at once' }).click();
    await page.goto(`${server.url}/view/${id}`);
    await waitUntilAlive(page);

    await sign();
    await password.fill(known.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(code).toBeVisible();
    await code.fill(codes.at(-1)!);
    await confirm.click();
    await expectJudged(page, server.url, {
      locale: 'en-gb',
      signer: remote.broker!.person.name,
      quality: 'QES',
      legislation: 'ZERTES',
    });
  } finally {
    await stopUnder(page, server);
    await remote.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('ID Austria refuses the basic identity with the way to the full one, which then signs', async ({
  page,
  testSystem: server,
}) => {
  test.slow();
  const leave = async () => {
    const card = page.getByRole('heading', { name: 'With ID Austria' }).locator('xpath=ancestor::*[.//button][1]');
    await card.getByRole('button', { name: 'Choose this way' }).click();
    await expect(page.getByRole('heading', { name: 'Connect your ID Austria' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to ID Austria' }).click();
    await expect(page.getByText('Nobody is really identified here.')).toBeVisible();
  };
  const returned = page.getByRole('heading', { name: 'Back from ID Austria' });
  const aline = await signUpToSign(server.url, { firstName: 'Aline', lastName: 'Keller', business: 'Keller AG' });
  const { id } = await sendRequest(aline, {
    pdf: buildPdf(),
    quality: 'AES_MINIMAL',
    legislation: 'EIDAS',
    signatures: [{ account_email: aline.email }],
  });
  await enterAs(page, aline);
  await page.goto(`${server.url}/profile/signature-standards/eidas?request=${id}`);
  await waitUntilAlive(page);
  await expectGoodScreen(page);
  await leave();
  await page.getByLabel('Given names').fill('Aline');
  await page.getByRole('button', { name: 'Log in with the basic identity' }).click();
  await expect(returned).toBeVisible();
  await expect(page.getByText(/Your ID Austria is the basic one/)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?request=${id}`);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'With ID Austria' })).toBeVisible();
  await leave();
  await page.getByLabel('Given names').fill('Aline Maria');
  await page.getByRole('button', { name: 'Log in with the full identity' }).click();
  await expect(returned).toBeVisible();
  await expect(page.getByText(/You sign as Aline Maria Keller/)).toBeVisible();
  await expectGoodScreen(page);
  const ownPage = page.url();
  await page.goto(`${server.url}/profile/signature-standards/id-austria-success?state=of-somebody-else&code=x`);
  await expect(page.getByText('This page belongs to no identification that is open.')).toBeVisible();
  await page.goto(ownPage);
  await page.getByRole('link', { name: 'Go back and sign' }).click();
  await signDemonstrated(page, server.url, { locale: 'en-gb', signer: 'Aline Maria Keller' });
});
