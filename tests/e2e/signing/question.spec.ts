import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { enterAs, expect, expectGoodScreen, test, waitUntilAlive } from '../../support/journey.ts';
import { findLink, inventEmail, readMail, sendRequest, signUp, speak } from '../../support/people.ts';
import { readInvitation } from '../../support/signing-steps.ts';

test('a visitor asks in Italian instead of declining, and the sender answers in German', async ({
  page,
  url,
  openBrowser,
}) => {
  test.slow();
  const owner = await signUp(url, { firstName: 'Olga', business: 'Olga AG' });
  await speak(owner, 'de');
  const email = inventEmail('asker');
  const identity = { email_address: email, first_name: 'Luca', last_name: 'Rossi', language: 'it' as const };
  const { id } = await sendRequest(owner, {
    title: 'Lease 12',
    pdf: buildPdf(),
    signatures: [{ signer_identity_data: identity }],
  });
  const visitor = await openBrowser();
  await visitor.goto(await readInvitation(url, email));
  await waitUntilAlive(visitor);
  await visitor.getByRole('button', { name: 'Fare una domanda' }).click();
  const asking = visitor.getByRole('dialog', { name: 'Che cosa desidera sapere?' });
  await asking.getByRole('button', { name: 'Inviare la domanda' }).click();
  await expect(asking.getByText('Scriva prima qualcosa.')).toBeVisible();
  await asking.getByLabel('Domanda').fill('Da quando vale?');
  await expectGoodScreen(visitor);
  await asking.getByRole('button', { name: 'Inviare la domanda' }).click();
  await expect(visitor.getByText('Non ancora evasa')).toBeAttached();
  await expectGoodScreen(visitor);

  // The mail leads the sender to the question.
  await enterAs(page, owner);
  const mail = await readMail(url, owner.email, 'question');
  expect(mail.text).toContain('Da quando vale?');
  await page.goto(findLink(mail, `/view/${id}`));
  await waitUntilAlive(page);
  const list = page.getByRole('list', { name: 'Fragen' });
  await expect(list).toContainText('Da quando vale?');
  await list.getByRole('button', { name: 'Antworten' }).click();
  const answering = page.getByRole('dialog', { name: 'Diese Frage beantworten' });
  await expect(answering).toContainText('Luca Rossi fragt');
  await answering.getByLabel('Antworten').fill('Dal primo maggio.');
  await expectGoodScreen(page);
  await answering.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(list).toContainText('Dal primo maggio.');
  await expect(page.getByText('Frage beantwortet')).toBeAttached();
  await expectGoodScreen(page);

  // And the answer the visitor, who can sign still.
  const answer = await readMail(url, email, 'answer');
  expect(answer.text).toContain('Dal primo maggio.');
  await visitor.goto(findLink(answer, '/view/'));
  await waitUntilAlive(visitor);
  await expect(visitor.getByRole('list', { name: 'Domande' })).toContainText('Dal primo maggio.');
  await expect(visitor.getByRole('button', { name: 'Firmare', exact: true })).toBeVisible();
});
