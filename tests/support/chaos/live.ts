import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { declineSignatureRequest } from '@sigillum/api-contracts/signature-requests/decline-signature-request.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { initiateSignatureRequest } from '@sigillum/api-contracts/signature-requests/initiate-signature-request.ts';
import { withdrawSignatureRequest } from '@sigillum/api-contracts/signature-requests/withdraw-signature-request.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { type SigningPerson, signWith } from '../signing-people.ts';
import type { Draw } from './draw.ts';

/** How a request ends. */
export type End = 'SIGNED' | 'DECLINED' | 'WITHDRAWN' | 'DELETED';

/** What was acknowledged of one request. */
export interface Life {
  id: string;
  end: End;
  /** Addresses of everybody who was asked. */
  signers: string[];
  /** Of those who have signed. */
  signed: string[];
}

const pdf = buildPdf();
const ends: readonly End[] = ['SIGNED', 'SIGNED', 'SIGNED', 'SIGNED', 'DECLINED', 'WITHDRAWN', 'DELETED'];

/** Somebody else is signing, or was faster. */
const busy: (string | undefined)[] = ['error.sign.locked', 'error.sr.changed_meanwhile'];

/** Whether whoever hears this is to try again: nobody answered, or somebody says that he cannot now. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem
    ? [429, 502, 503, 504].includes(error.status) || busy.includes(error.key)
    : error instanceof TypeError || error instanceof SyntaxError;

/** How many acts were acknowledged, and how often somebody tried again, by what he had heard. */
export interface Acts {
  acknowledged: number;
  retries: Map<string, number>;
}

/** Makes a call under one key until it is answered, as a program does that wants to lose nothing. */
async function insist<T>(acts: Acts, call: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> {
  const idempotencyKey = randomUUID();
  for (;;)
    try {
      const answer = await call({ idempotencyKey });
      acts.acknowledged += 1;
      return answer;
    } catch (error) {
      if (!isPassing(error)) throw error;
      const heard = error instanceof ApiProblem ? (error.key ?? String(error.status)) : 'nothing';
      acts.retries.set(heard, (acts.retries.get(heard) ?? 0) + 1);
      await delay(100);
    }
}

/** One request from its draft to its end. */
export async function live(
  number: number,
  { owner, people, draw, acts }: { owner: SigningPerson; people: SigningPerson[]; draw: Draw; acts: Acts },
): Promise<Life> {
  const end = draw.pick(ends);
  const asked = draw.shuffle(people).slice(0, draw.pick([1, 2, 2]));
  const title = `Chaos ${String(number).padStart(4, '0')}.`;
  const signatures = asked.map(({ email }) => ({ account_email: email }));
  const call = owner.client.call.bind(owner.client);
  const { id } = await insist(acts, (options) =>
    call(createSignatureRequest, { body: { title, quality: 'SES', signatures } }, options),
  );
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''agreement.pdf` };
  await insist(acts, (options) =>
    call(
      addDocument,
      { params: { id }, body: Buffer.from(pdf), contentType: 'application/pdf' },
      { ...options, headers },
    ),
  );
  const life: Life = { id, end, signers: asked.map(({ email }) => email), signed: [] };
  if (end === 'DELETED') {
    await insist(acts, (options) => call(deleteSignatureRequest, { params: { id } }, options));
    return life;
  }
  await insist(acts, (options) => call(initiateSignatureRequest, { params: { id } }, options));
  const signing = end === 'SIGNED' ? asked : asked.slice(1);
  // Two people sign at once, and may be in each other's way.
  await Promise.all(
    signing.map(async (person) => {
      const { results } = await insist(acts, (options) => signWith(person, 'SES', [id], options));
      if (results[0]?.status !== 'SIGNED') throw new Error(`${title} ${JSON.stringify(results)}`);
      life.signed.push(person.email);
    }),
  );
  const [first] = asked;
  if (end === 'DECLINED')
    await insist(acts, (options) => first!.client.call(declineSignatureRequest, { params: { id }, body: {} }, options));
  if (end === 'WITHDRAWN')
    await insist(acts, (options) => call(withdrawSignatureRequest, { params: { id }, body: {} }, options));
  return life;
}
