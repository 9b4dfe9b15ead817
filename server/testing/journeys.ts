import * as endpoints from '@sigillum/api-contracts/signature-requests/index.ts';
import * as signingEndpoints from '@sigillum/api-contracts/signing/index.ts';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { buildSamplePdf } from './sample-pdf.ts';
import { connect, readLastMail, type SeededPerson } from './seeds.ts';
import type { TestServices } from './test-services.ts';

/** The key of the problem a call ends with, or “no problem”. */
export const keyOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'no problem',
    (problem: { key?: string }) => problem.key,
  );

/** A signer without account, as a call names one. */
export const visitor = (email: string, more: object = {}) => ({
  signer_identity_data: { email_address: email, first_name: 'Luca', last_name: 'Rossi', language: 'it' as const },
  ...more,
});

export const upload = (person: SeededPerson, id: string, bytes: Uint8Array = buildSamplePdf()) =>
  person.client.call(
    endpoints.addDocument,
    { params: { id }, body: bytes as Uint8Array<ArrayBuffer>, contentType: 'application/pdf' },
    { headers: { 'content-disposition': "attachment; filename*=UTF-8''Lease%20Z%C3%BCrich.pdf" } },
  );

/** A draft of the person with one uploaded document. */
export async function createDraft(person: SeededPerson, body: object = {}): Promise<string> {
  const { id } = await person.client.call(endpoints.createSignatureRequest, { body: { title: 'Lease', ...body } });
  await upload(person, id);
  return id;
}

export async function sendRequest(person: SeededPerson, body: object): Promise<string> {
  const id = await createDraft(person, body);
  await person.client.call(endpoints.initiateSignatureRequest, { params: { id } });
  return id;
}

export const view = (person: SeededPerson, id: string) =>
  person.client.call(endpoints.getSignatureRequest, { params: { id } });

/** Signs a request as somebody; what came of it. */
export async function sign({ client }: Pick<SeededPerson, 'client'>, signatureRequestId: string) {
  const { results } = await client.call(signingEndpoints.sign, {
    body: { signatureRequests: [{ signatureRequestId }] },
  });
  return results[0]!;
}

/** The evidence of a request, in its order. */
export const listEvents = ({ services: { db } }: TestServices, requestId: string) =>
  db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).orderBy('seq').execute();

/** `template address` of every mail, by address. */
export async function listMails({ services: { db } }: TestServices): Promise<string[]> {
  const mails = await db.selectFrom('mails').select(['to_address', 'template']).orderBy('to_address').execute();
  return mails.map(({ to_address, template }) => `${template} ${to_address}`);
}

/** Opens the link that a visitor was mailed. */
export async function enter(world: TestServices, email: string, requestId: string) {
  const mail = await readLastMail(world, email);
  const userid = new RegExp(`/view/${requestId}/([\\w-]+)`).exec(mail?.text ?? '')?.[1];
  if (!userid) throw new Error(`No link was mailed to ${email}.`);
  return { userid, client: connect(world, { basic: { userid, requestId } }) };
}

/** The code of the newest text message to a number (digits with country code). */
export async function readSms({ services: { db, secrets } }: TestServices, to: string): Promise<string> {
  const { id, text } = await db
    .selectFrom('sms_messages')
    .select(['id', 'text'])
    .where('to_number', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /^\d{6}/.exec(secrets.decrypt(text, `sms ${id}`))![0];
}

/** Gives an account a number, by the code that is sent to it. */
export async function proveMobile(world: TestServices, { client }: SeededPerson, mobile: string): Promise<void> {
  const { phoneVerification } = await client.call(userEndpoints.updateUser, { body: { mobile } });
  const secret = await readSms(world, mobile);
  await client.call(userEndpoints.respondPhoneCode, { params: { id: phoneVerification!.id }, body: { secret } });
}
