import type { SignCall } from '@sigillum/api-contracts/signing/schemas.ts';
import type * as z from 'zod';
import type { Call } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { demandProof } from './demand-proof.ts';
import { requireSeal } from './seal-request.ts';
import { signOnce, type Keeper } from './sign-once.ts';
import { signRequests } from './sign-requests.ts';

/** Signs what a call asks for. A person proves who they are; whoever seals is judged by the seal. */
export async function answerSign(context: Call & Keeper, body: z.output<typeof SignCall>) {
  const { actor, services } = context;
  const { sealAccountName, language, signatureRequests } = body;
  const ids = signatureRequests.map(({ signatureRequestId }) => signatureRequestId);
  return signOnce(services.db, context, ids, async ({ ids: rest, known, keepOutcome }) => {
    const payloads = signatureRequests.filter(({ signatureRequestId }) => rest.includes(signatureRequestId));
    // Said before any request is looked at: one answer for a seal of somebody else and for none.
    if (sealAccountName !== undefined) await requireSeal(services.db, actor, sealAccountName);
    const demanded = sealAccountName === undefined ? await demandProof(context, payloads, body) : {};
    if (demanded instanceof Refusal) return demanded;
    const returnUrl = new URL('/mab/redirect', services.config.publicUrl).href;
    const call = { ...context, ...demanded, returnUrl, language, sealAccountName, keepOutcome };
    return signRequests(services, call, payloads, known);
  });
}
