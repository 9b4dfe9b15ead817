import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Call } from '../http/implement.ts';
import type { GivenProof } from './demand-proof.ts';
import type { Turn } from './find-turn.ts';

/** Who signs from where, and the proof that was given; the clock's moment is the claimed time of signing. */
export type SigningCall = Omit<Call, 'services'> & {
  given?: GivenProof | undefined;
  /** The turn of the call's one request, where this call has found it already and has seen that the plan has room. */
  found?: Turn | undefined;
  /** Where the trust service sends the browser back to, and in which language it speaks, if not as usual. */
  returnUrl?: string | undefined;
  language?: Language | undefined;
  /** Seals with the organisation's seal of this name instead of signing as the person. */
  sealAccountName?: string | undefined;
  /** Keeps what came of a request for whoever repeats the call, in the transaction in which it came. */
  keepOutcome?: ((trx: Kysely<Database>, outcome: SignOutcome) => Promise<unknown>) | undefined;
};
