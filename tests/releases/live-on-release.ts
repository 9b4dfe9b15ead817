import { setTimeout as delay } from 'node:timers/promises';
import { getSrsRobo } from '@sigillum/api-contracts/identification/get-srs-robo.ts';
import { startSrsRobo } from '@sigillum/api-contracts/identification/start-srs-robo.ts';
import { addSealMembers } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { putSeal } from '@sigillum/api-contracts/seals/put-seal.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { readMail, sendRequest } from '../support/people.ts';
import { askForCode, type SigningPerson, signUpToSign, signWith } from '../support/signing-people.ts';

/** What a release's data folder tells of: people by their log-ins, the rest by ids. */
export interface ReleaseLife {
  /** Administers the organisation, and has sent everything. */
  owner: { email: string; password: string };
  /** Was identified at the desk. */
  partner: { email: string; password: string; mobile: string };
  businessId: string;
  /** Signed by both, with a text message. */
  signed: string;
  /** Sealed by the organisation. */
  sealed: string;
  /** Signed by the owner alone so far. */
  open: string;
  draft: string;
  sealName: string;
}

/** Waits for what the server does by itself, as long as a crowded machine needs. */
async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; !(await isSo()); await delay(100))
    if (Date.now() > deadline) throw new Error(`${what}: it never came to that.`);
}

async function identify({ client }: SigningPerson): Promise<void> {
  await client.call(startSrsRobo, { body: {} });
  await waitUntil('the desk has the case', async () => (await client.call(getSrsRobo, {})).url !== null);
  const { url } = await client.call(getSrsRobo, {});
  const document = {
    ...{ given_names: 'Urs', family_name: 'Ammann', birth_date: '1985-04-03', nationality: 'CH' },
    ...{ document_type: 'passport', document_number: 'X1234567', document_expiry: '2099-01-31' },
  };
  for (const act of ['next', 'confirm', 'activate'])
    await fetch(url!, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ act, delivery: 'at_once', ...document }),
    });
  await waitUntil('identified', async () => (await client.call(getSrsRobo, {})).status === 'success');
}

/** Two people and an organisation do on a server what later releases must still know of. */
export async function liveOnRelease(url: string): Promise<ReleaseLife> {
  const owner = await signUpToSign(url, { business: 'Erste Ausgabe AG' });
  const partner = await signUpToSign(url, { firstName: 'Urs' });
  const people = [owner, partner];
  await identify(partner);
  const { business } = await owner.client.call(getUser, {});
  const send = async (title: string, count: 1 | 2, quality: 'SES' | 'AES' = 'SES') => {
    const signatures = people.slice(0, count).map(({ email }) => ({ account_email: email }));
    return (await sendRequest(owner, { title, quality, pdf: buildPdf(), signatures })).id;
  };
  const hasEnded = (id: string) =>
    waitUntil('signed', async () => {
      const { status_overall: status } = await owner.client.call(getSignatureRequest, { params: { id } });
      return status === 'SIGNED';
    });

  const signed = await send('Lease', 2, 'AES');
  for (const person of people)
    await signWith(person, 'AES', [signed], { tan: await askForCode(person, 'AES', [signed]) });
  await hasEnded(signed);
  for (const { email } of people) await readMail(url, email, 'all-signed');

  const sealName = 'contracts';
  const params = { id: business!.id, name: sealName };
  await owner.client.call(putSeal, { params, body: { label: 'Contracts' } });
  await owner.client.call(addSealMembers, { params, body: { members: [owner.email] } });
  const sealed = await send('Tender', 1);
  const body = { signatureRequests: [{ signatureRequestId: sealed }], sealAccountName: sealName };
  await owner.client.call(sign, { body });
  await hasEnded(sealed);
  await readMail(url, owner.email, 'all-signed');

  const open = await send('Half', 2);
  await signWith(owner, 'SES', [open]);
  const draft = (await owner.client.call(createSignatureRequest, { body: { title: 'Thought' } })).id;
  return {
    owner: { email: owner.email, password: owner.password },
    partner: { email: partner.email, password: partner.password, mobile: partner.mobile },
    businessId: business!.id,
    ...{ signed, sealed, open, draft, sealName },
  };
}
