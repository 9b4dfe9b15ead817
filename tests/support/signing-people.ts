import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { getOutboxMail } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { respondPhoneCode } from '@sigillum/api-contracts/user/respond-phone-code.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { randomInt } from 'node:crypto';
import { type Person, signUp } from './people.ts';
import { readPhoneCode } from './signing-steps.ts';

/** A person with an account who can sign with every quality that the local trust service has. */
export interface SigningPerson extends Person {
  /** Digits with country code. */
  mobile: string;
}

export async function signUpToSign(
  url: string,
  options: Parameters<typeof signUp>[1],
  /** Those of the trust service. */
  { acceptsTerms = true }: { acceptsTerms?: boolean } = {},
): Promise<SigningPerson> {
  const person = await signUp(url, options);
  const mobile = `4179${randomInt(1_000_000, 9_999_999)}`;
  const { phoneVerification } = await person.client.call(updateUser, { body: { mobile } });
  const secret = await readPhoneCode(url, mobile);
  await person.client.call(respondPhoneCode, { params: { id: phoneVerification!.id }, body: { secret } });
  if (acceptsTerms) await person.client.call(accept, { body: { tou_swisscom: true } });
  return { ...person, mobile };
}

/** What was sent to a person's phone or mailbox as a code, newest first. */
async function listCodes({ client, mobile, email }: SigningPerson, quality: Quality) {
  const to = quality === 'AES' ? `+${mobile}` : email;
  const { mails } = await client.call(listOutboxMails, { query: { to } });
  return mails.filter(({ template }) => template === 'sms-tan' || template === 'tan');
}

/** Signs requests of one quality in one call, with name, reason and code where they are needed. */
export async function signWith(
  person: SigningPerson,
  quality: Quality,
  ids: string[],
  { tan, idempotencyKey }: { tan?: string | undefined; idempotencyKey?: string } = {},
) {
  const words = quality === 'PART11' ? { signingName: 'Nora A.', signingReason: 'I approve' } : {};
  const signatureRequests = ids.map((signatureRequestId) => ({ signatureRequestId, ...words }));
  const body = { signatureRequests, ...(tan && { tan }) };
  return person.client.call(sign, { body }, idempotencyKey === undefined ? {} : { idempotencyKey });
}

/** The code that a person gives with the first of these requests; undefined where none is needed. */
export async function askForCode(person: SigningPerson, quality: Quality, ids: string[]): Promise<string | undefined> {
  if (quality !== 'AES' && quality !== 'PART11') return undefined;
  const earlier = new Set((await listCodes(person, quality)).map(({ id }) => id));
  const asked = await signWith(person, quality, ids).then(
    () => undefined,
    (error: ApiProblem) => error.key,
  );
  if (asked !== 'error.sign.tan_required') throw new Error(`${quality} was signed without a code (${asked}).`);
  for (const deadline = Date.now() + 240_000; ;) {
    const fresh = (await listCodes(person, quality)).find(({ id }) => !earlier.has(id));
    if (fresh) {
      const { text } = await person.client.call(getOutboxMail, { params: { id: fresh.id } });
      return /\b\d{6}\b/.exec(text)![0];
    }
    if (Date.now() > deadline) throw new Error(`No code for ${person.email} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
