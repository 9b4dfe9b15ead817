import type { SignAnswer, SignCall } from '@sigillum/api-contracts/signing/schemas.ts';
import type * as z from 'zod';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { passFailPoint } from './failpoints.ts';
import { signRequests } from './sign-requests.ts';

interface Signing<Answered> extends Call {
  transact(work: () => Promise<{ status: 200; body: SignAnswer } | Refusal>): Promise<Answered>;
}

/** Signs what a call asks for. A person proves who they are; whoever seals was judged before. */
export async function answerSign<Answered>(
  context: Signing<Answered>,
  body: z.output<typeof SignCall>,
): Promise<Answered | Refusal> {
  const { services } = context;
  const { sealAccountName, language, signatureRequests } = body;
  const given = sealAccountName === undefined ? await demandProof(context, signatureRequests, body) : undefined;
  if (given instanceof Refusal) return given;
  const returnUrl = new URL('/mab/redirect', services.config.publicUrl).href;
  const call = { ...context, given, returnUrl, language, sealAccountName };
  const answer = await signRequests(services, call, signatureRequests);
  await passFailPoint('before-answer');
  return context.transact(async () => (answer instanceof Refusal ? answer : { status: 200, body: answer }));
}
