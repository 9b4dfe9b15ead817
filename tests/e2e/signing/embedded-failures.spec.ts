import type { Page } from '@playwright/test';
import { signatureRequestsMessages as requests } from '@sigillum/app/signature-requests/messages.ts';
import { signingOverlayMessages as ends } from '@sigillum/app/signing/overlay-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { signingProofMessages as proof } from '@sigillum/app/signing/proof-messages.ts';
import { expect, test as base } from '../../support/journey.ts';
import { frameOf, listTold, openPortal, type Portal } from '../../support/open-portal.ts';
import { openProgram } from '../../support/open-program.ts';
import { signUp } from '../../support/people.ts';
import { say } from '../../support/say.ts';
import { readCode } from '../../support/signing-steps.ts';

type Program = Awaited<ReturnType<typeof openProgram>>;

const test = base.extend<{ portal: Portal; program: Program }>({
  portal: async ({ url }, use) => {
    const portal = await openPortal(url);
    await use(portal);
    await portal.close();
  },
  program: async ({ url, portal }, use) => {
    const program = await openProgram(url, await signUp(url, { firstName: 'Rea', business: 'Rea AG' }));
    await program.allow([portal.origin]);
    await use(program);
  },
});

/** Opens the page of a signer in the frame, up to the question for the code. */
async function begin(page: Page, { program, portal }: { program: Program; portal: Portal }) {
  const asked = await program.ask({ language: 'fr' });
  await page.goto(portal.writePage((await asked.embed(portal.origin)).json.url));
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Lire le document' }).click();
  await frame.getByRole('button', { name: say('fr-ch', panel.sign), exact: true }).click();
  const dialog = frame.getByRole('dialog', { name: say('fr-ch', proof.tanTitle) });
  await expect(dialog).toBeVisible();
  await expect.poll(() => listTold(page)).toEqual(['ready']);
  return { ...asked, frame, dialog };
}

test('five wrong codes lock the signer of a frame, who reads for how long, and the site is told that it failed', async ({
  page,
  url,
  portal,
  program,
  expectComplaint,
}) => {
  expectComplaint(/status of 4(?:22|23) .*\/(sign|tan)/);
  const { id, email, frame, dialog } = await begin(page, { program, portal });
  const right = await readCode(url, email);
  const wrong = right === '000000' ? '000001' : '000000';
  const field = dialog.getByRole('textbox');
  const submit = dialog.getByRole('button', { name: say('fr-ch', panel.sign) });
  for (const left of [4, 3, 2, 1]) {
    await field.fill(wrong);
    await submit.click();
    await expect(dialog.getByText(left === 1 ? 'reste un essai' : `reste ${left} essais`)).toBeVisible();
  }
  // As long as another try is left, nothing has failed.
  expect(await listTold(page)).toEqual(['ready']);
  await field.fill(wrong);
  await submit.click();
  await expect(frame.getByRole('heading', { name: say('fr-ch', ends.tanLockedTitle) })).toBeVisible();
  await expect(frame.getByText(say('fr-ch', ends.tanLockedText))).toBeVisible();
  await expect(frame.getByRole('status').getByText(/15/)).toBeVisible();
  await expect.poll(() => listTold(page)).toEqual(['ready', 'failed']);

  // Back on the page, also the right code is none, and no second word is said of what is known.
  await frame.getByRole('button', { name: say('fr-ch', ends.backToRequest) }).click();
  await frame.getByRole('button', { name: say('fr-ch', panel.sign), exact: true }).click();
  await expect(frame.getByRole('heading', { name: say('fr-ch', ends.tanLockedTitle) })).toBeVisible();
  const { json } = await program.call(`v3/signature-requests/${id}`, undefined, 'GET');
  expect([json.status_overall, json.signatures[0].status_code]).toEqual(['OPEN', 'OPEN']);
});

test('what is withdrawn while a signer in a frame types the code is not signed, and both learn that it has ended', async ({
  page,
  url,
  portal,
  program,
  expectComplaint,
}) => {
  expectComplaint(/status of 4\d\d /);
  const { id, email, frame, dialog } = await begin(page, { program, portal });
  await dialog.getByRole('textbox').fill(await readCode(url, email));
  const withdrawal = { message: 'Wrong flat' };
  expect((await program.call(`v3/signature-requests/${id}/withdraw`, withdrawal)).status).toBe(200);
  await dialog.getByRole('button', { name: say('fr-ch', panel.sign) }).click();
  await expect(frame.getByRole('heading', { name: say('fr-ch', requests.expiredTitle) })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => listTold(page)).toEqual(['ready', 'failed request-ended']);
  const { json } = await program.call(`v3/signature-requests/${id}`, undefined, 'GET');
  expect([json.status_overall, json.signatures[0].signed_at]).toEqual(['WITHDRAWN', undefined]);
});
