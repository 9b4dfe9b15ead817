import { randomBytes } from 'node:crypto';
import { createBusiness } from '@sigillum/api-contracts/business/create-business.ts';
import { createClient, type Client } from '@sigillum/api-contracts/client.ts';
import { getOutboxMail } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import type { Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import type { SignatureInput } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { login } from '@sigillum/api-contracts/user/login.ts';
import { register } from '@sigillum/api-contracts/user/register.ts';
import { requestConfirmation } from '@sigillum/api-contracts/user/request-confirmation.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import { validConfirmation } from '@sigillum/api-contracts/user/valid-confirmation.ts';

/** A person with an account on a running server. */
export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  token: string;
  client: Client;
}

/** An address that nobody else has, so that journeys do not meet. */
export const inventEmail = (name: string): string => `${name}-${randomBytes(4).toString('hex')}@example.ch`;

/** Of letters alone: the server looks for words behind digits (l33t) for some times as long, and most people here only need one that is good. */
const inventPassword = (): string =>
  `Correct-horse-${[...randomBytes(12)].map((byte) => 'bcdfghjkmnpqrtvw'[byte % 16]).join('')}`;

/** The newest mail to an address, once it is in the local outbox. `template` picks one kind. */
export async function readMail(
  url: string,
  to: string,
  template?: string,
): Promise<{ id: string; subject: string; text: string; html: string }> {
  const client = createClient(fetch, {}, url);
  const deadline = Date.now() + 240_000;
  for (;;) {
    const { mails } = await client.call(listOutboxMails, { query: { to } });
    const found = mails.find((mail) => !template || mail.template === template);
    if (found) return client.call(getOutboxMail, { params: { id: found.id } });
    if (Date.now() > deadline) throw new Error(`No ${template ?? 'mail'} for ${to} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The first link in a mail that leads to a path. */
export function findLink(mail: { text: string }, path: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([match]) => match)
    .find((match) => new URL(match).pathname.startsWith(path));
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail.text}`);
  return link;
}

/** From one place only so many mails are sent in an hour, and journeys together have more people than that. */
const comeFromElsewhere = () => ({ 'x-forwarded-for': `198.18.${randomBytes(2).join('.')}` });

/** Signs a person up through the public API: mail, confirmation, registration, login; with a business when one is named. */
export async function signUp(
  url: string,
  {
    firstName = 'Nora',
    lastName = 'Ammann',
    business,
    email = inventEmail(firstName.toLowerCase()),
    lang = 'en',
  }: { firstName?: string; lastName?: string; business?: string; email?: string; lang?: Language } = {},
): Promise<Person> {
  const client = createClient(fetch, {}, url);
  const password = inventPassword();
  const flow = business ? 'business' : 'free';
  await client.call(requestConfirmation, { body: { email, flow, lang } }, { headers: comeFromElsewhere() });
  const link = findLink(await readMail(url, email, 'confirm-email'), '/');
  const mailed = new URL(link).searchParams.get('token')!;
  const { token } = await client.call(validConfirmation, { body: { token: mailed } });
  await client.call(register, { body: { token, firstName, lastName, password, lang, gtc: true } });
  const session = await client.call(login, { body: { email, password } });
  const person = {
    email,
    password,
    firstName,
    lastName,
    token: session.token,
    client: createClient(fetch, { bearer: session.token }, url),
  };
  if (business) await person.client.call(createBusiness, { body: { name: business, gtc_accepted: true } });
  return person;
}

/** Lets the account speak another language from the next page on. */
export const speak = (person: Person, lang: 'en' | 'de' | 'fr') => person.client.call(updateUser, { body: { lang } });

/** Sends a request with one PDF to signers, and returns it as its owner sees it. */
export async function sendRequest(
  owner: Person,
  {
    title = 'Rental agreement',
    quality,
    legislation,
    pdf,
    documentCount = 1,
    signatures,
  }: {
    title?: string;
    quality?: Quality;
    legislation?: Legislation;
    pdf: Uint8Array;
    /** How often the file is added. */
    documentCount?: number;
    signatures: (typeof SignatureInput)['_zod']['input'][];
  },
) {
  const body = { title, signatures, ...(quality && { quality }), ...(legislation && { legislation }) };
  const { id } = await owner.client.call(createSignatureRequest, { body });
  for (let count = 0; count < documentCount; count += 1)
    await owner.client.call(
      addDocument,
      { params: { id }, body: Buffer.from(pdf), contentType: 'application/pdf' },
      { headers: { 'content-disposition': `attachment; filename*=UTF-8''agreement.pdf` } },
    );
  return owner.client.call(initiateSignatureRequest, { params: { id } });
}
