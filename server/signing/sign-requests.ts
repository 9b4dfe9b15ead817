import { problems } from '@sigillum/api-contracts/problems.ts';
import type { SignAnswer, SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { signRequest } from './sign-request.ts';
import type { SigningCall } from './signing-call.ts';

/**
 * Signs several requests one after another (docs/decisions/009): every outcome when at least one was signed, else the refusal of the
 * first. A fault of ours ends the call; what was signed before it stays signed. `known` is what the same call came to before such an end.
 */
export async function signRequests(
  services: Services,
  call: SigningCall,
  payloads: readonly SigningPayload[],
  known: readonly SignOutcome[] = [],
): Promise<SignAnswer | Refusal> {
  const results: SignOutcome[] = [...known];
  let firstRefusal: Refusal | undefined;
  for (const payload of payloads) {
    try {
      results.push(await signRequest(services, call, payload));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      firstRefusal ??= error;
      results.push(describeRefusal(payload, error));
    }
  }
  const isSigned = results.some(({ status }) => status !== 'REFUSED');
  return isSigned || !firstRefusal ? { results } : firstRefusal;
}

const describeRefusal = ({ signatureRequestId }: SigningPayload, { key }: Refusal): SignOutcome => ({
  signatureRequestId,
  sid: null,
  status: 'REFUSED',
  step: null,
  quality: null,
  documents: [],
  level_asked: null,
  level_reason: null,
  long_term: null,
  key,
  message: problems[key].message,
});
