import type { Page } from '@playwright/test';
import { verifyDocument } from '@sigillum/api-contracts/verification/verify-document.ts';
import { createClient } from '@sigillum/api-contracts/client.ts';
import { signingOverlayMessages as overlays } from '@sigillum/app/signing/overlay-messages.ts';
import { signingPanelMessages as panel } from '@sigillum/app/signing/panel-messages.ts';
import { cutSignatures } from '@sigillum/engine/testing/cut-signatures';
import { findMessageFault, judgePdf } from '@sigillum/engine/testing/judges';
import { expect, expectAccessible, waitUntilAlive } from './journey.ts';
import { say, type SpokenLocale } from './say.ts';
import { download } from './signing-steps.ts';

/** What a text says of one thing. */
const readOne = (text: string): string => /one \{([^}]*)\}/.exec(text)![1]!;

interface Expected {
  locale: SpokenLocale;
  /** In whose name the certificate is. */
  signer: string;
}

/**
 * Signs the document of the open page and confirms it at the stand-in of the trust service. What it makes is sound for pdfsig, qpdf and openssl,
 * and is to our own verifier a demo of the highest level, under no law.
 */
export async function signDemonstrated(page: Page, url: string, expected: Expected): Promise<void> {
  const sign = page.getByRole('button', { name: say(expected.locale, panel.sign), exact: true });
  await expect(sign).toBeVisible();
  await waitUntilAlive(page);
  await expect(page.getByText(say(expected.locale, panel.identNeeded))).toBeHidden();
  await sign.click();
  await page.getByRole('link', { name: 'Confirm', exact: true }).click();
  await expectJudged(page, url, { ...expected, quality: 'DEMO', legislation: 'UNDEFINED' });
}

/** Waits until the open page thanks for the signature, takes the file home, and lets every judge look at it. */
export async function expectJudged(
  page: Page,
  url: string,
  { locale, signer, quality, legislation }: Expected & { quality: string; legislation: string },
): Promise<void> {
  const thanks = page.getByRole('dialog', { name: say(locale, overlays.successTitle) });
  await expect(thanks).toBeVisible();
  await expectAccessible(page);
  const file = thanks.getByRole('link', { name: readOne(say(locale, overlays.downloadSigned)) });
  const signed = await download(page, file);
  expect(judgePdf(signed)).toMatchObject({ isSoundPdf: true, signatureCount: 1, validCount: 1 });
  expect(findMessageFault(cutSignatures(signed)[0]!)).toBeUndefined();
  const { report } = await createClient(fetch, {}, url).call(verifyDocument, {
    body: new Uint8Array(signed),
    contentType: 'application/pdf',
  });
  expect(report).toMatchObject({
    verdict: 'TOTAL_PASSED',
    signatures: [{ signer, quality, legislation, level: 'B-LTA' }],
  });
}
