import { randomBytes } from 'node:crypto';
import { answerAesForBusiness } from '@sigillum/api-contracts/business/answer-aes-for-business.ts';
import { applyAesForBusiness } from '@sigillum/api-contracts/business/apply-aes-for-business.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { addDomain } from '@sigillum/api-contracts/members/add-domain.ts';
import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import { confirmDomain } from '@sigillum/api-contracts/members/confirm-domain.ts';
import { mailDomainCode } from '@sigillum/api-contracts/members/mail-domain-code.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { expectJudged } from '../../support/judged-signature.ts';
import { findLink, inventEmail, type Person, readMail, sendRequest, signUp } from '../../support/people.ts';
import { enterCode, readCode } from '../../support/signing-steps.ts';

/** A business that vouches for its people by a domain of its own, with two members whose addresses are elsewhere. */
async function foundVouching(url: string) {
  const domain = `keller-${randomBytes(4).toString('hex')}.example`;
  const admin = await signUp(url, { firstName: 'Ada', lastName: 'Keller', business: 'Keller AG' });
  const officer = await signUp(url, { firstName: 'Bruno', lastName: 'Frei' });
  const member = await signUp(url, { firstName: 'Luca', lastName: 'Rossi' });
  const { business } = await admin.client.call(getUser, {});
  const params = { id: business!.id };
  const users = [officer, member].map(({ email }) => ({ email, role: 'member' as const }));
  await admin.client.call(addMembers, { params, body: { users } });
  for (const { client } of [officer, member]) await client.call(accept, { body: { business_invite: true } });
  await admin.client.call(addDomain, { params, body: { domain } });
  await admin.client.call(mailDomainCode, { params: { ...params, domain }, body: { mailbox: 'postmaster' } });
  const [code] = /\b[A-Z2-9]{5}-[A-Z2-9]{5}\b/.exec((await readMail(url, `postmaster@${domain}`)).text)!;
  await admin.client.call(confirmDomain, { params: { ...params, domain }, body: { code } });
  const representative = inventEmail('nora');
  await admin.client.call(applyAesForBusiness, {
    params,
    body: {
      representative_name: 'Nora Keller',
      representative_email: representative,
      commercial_register: 'CHE-109.322.551',
      domains: [domain],
    },
  });
  const link = findLink(await readMail(url, representative, 'aes-asked'), '/aes-for-business');
  const token = new URL(link).searchParams.get('token')!;
  await createClient(fetch, {}, url).call(answerAesForBusiness, { body: { token, confirmed: true } });
  return { admin, officer, member };
}

test('an administrator names an officer, who checks a document; the person confirms it and signs advanced with it', async ({
  page,
  openBrowser,
  url,
  expectComplaint,
}) => {
  test.slow();
  // Before the code is typed.
  expectComplaint(/status of 422 .*\/sign/);
  const { admin, officer, member } = await foundVouching(url);
  const [atOfficer, atMember] = [await openBrowser(), await openBrowser()];

  await enterAs(page, admin);
  await page.goto('/business/profile/aes-for-business');
  await waitUntilAlive(page);
  await page.getByLabel('Somebody of your business').selectOption(officer.email);
  await page.getByRole('button', { name: 'Let this person check documents' }).click();
  await expect(page.getByRole('listitem').getByText('Bruno Frei')).toBeVisible();
  await expectGoodScreen(page);

  await record(atOfficer, officer, member);
  await expect(atOfficer.getByText('Waits for confirmation')).toBeVisible();
  await expect(atOfficer.getByText('X1234567')).toHaveCount(0);

  const told = await readMail(url, member.email, 'membership-changed');
  expect(told.subject).toContain('Please confirm');
  await enterAs(atMember, member);
  await atMember.goto(findLink(told, '/profile'));
  await waitUntilAlive(atMember);
  await expect(atMember.getByText('X1234567')).toBeVisible();
  await expectGoodScreen(atMember);
  await atMember.getByRole('button', { name: 'It is right' }).click();
  await expect(atMember.getByText(/Keller AG vouches for you: Bruno Frei checked your document/)).toBeVisible();

  const { id } = await sendRequest(admin, {
    pdf: buildPdf(),
    quality: 'AES',
    signatures: [{ account_email: member.email }],
  });
  await atMember.goto(`/view/${id}`);
  await waitUntilAlive(atMember);
  await atMember.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(atMember.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await enterCode(atMember, await readCode(url, member.email));
  const done = atMember.getByRole('dialog', { name: 'Thank you, you have signed' });
  await expect(done.getByText('Advanced signature (AES)')).toBeVisible();
  const signer = { locale: 'en-gb', signer: 'Luca Rossi' } as const;
  await expectJudged(atMember, url, { ...signer, quality: 'AES', legislation: 'UNDEFINED' });

  await atOfficer.locator('summary').click();
  await atOfficer.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(atOfficer.getByText('Withdrawn')).toBeVisible();
  await atMember.goto('/profile/signature-standards');
  await expect(atMember.getByText(/vouches for you:/)).toHaveCount(0);

  // The right ends at once, also on a page that is open.
  await page.getByRole('button', { name: 'Remove Bruno Frei' }).click();
  await expect(page.getByText('Nobody checks documents yet.')).toBeVisible();
  await atOfficer.goto('/profile/signature-standards/colleagues');
  await expect(atOfficer.getByRole('heading', { name: 'What you can sign', level: 1 })).toBeVisible();
});

/** From the page of what one can sign, an officer records the passport of a colleague. */
async function record(screen: Parameters<typeof enterAs>[0], officer: Person, member: Person): Promise<void> {
  await enterAs(screen, officer);
  await screen.goto('/profile/signature-standards');
  await waitUntilAlive(screen);
  await screen.getByRole('link', { name: 'Check documents of colleagues' }).click();
  await expect(screen.getByRole('heading', { name: 'Documents of colleagues', level: 1 })).toBeVisible();
  await expectGoodScreen(screen);
  await screen.getByLabel('E-mail address of the colleague').fill(member.email);
  await screen.getByLabel('Given names').fill('Luca');
  await screen.getByLabel('Family name').fill('Bianchi');
  await screen.getByRole('textbox', { name: 'Date of birth' }).fill('03/04/1985');
  await screen.getByLabel('Country that issued it').selectOption('CH');
  await screen.getByLabel('Kind of document').selectOption('passport');
  await screen.getByLabel('Document number').fill('x 1234567');
  await screen.getByRole('textbox', { name: 'Valid until' }).fill('22/11/2035');
  await screen.getByRole('checkbox').check();
  await screen.getByRole('button', { name: 'Record it' }).click();
  await expect(screen.getByText(/The name in the document is not that of the account/)).toBeVisible();
  await screen.getByLabel('Family name').fill('Rossi');
  await screen.getByRole('button', { name: 'Record it' }).click();
  await expect(screen.getByText(/The person was asked by e-mail to confirm it/)).toBeVisible();
}
