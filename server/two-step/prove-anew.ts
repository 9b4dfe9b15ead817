import type { Kysely } from 'kysely';
import type { SecondStepProof } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Database } from '../database/schema.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { UserRow } from '../accounts/user-repository.ts';
import { proveSecondStep } from './prove-second-step.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { countSecondStep, forgiveSecondStep } from './second-step-limits.ts';

interface ProvenCall {
  services: Services;
  actor: { id: string };
  now: Date;
  meta: { ip: string; zone: string };
}

/**
 * For what weakens an account: password and second factor are proved anew. The password and the count of tries come before the transaction,
 * the factor in it: `prove` answers the refusal that the caller returns.
 */
export async function proveAnew(
  { services, actor, now, meta }: ProvenCall,
  { password, proof }: { password: string; proof: SecondStepProof },
): Promise<{ user: UserRow; prove: (trx: Kysely<Database>) => Promise<Refusal | undefined> }> {
  const user = await requirePassword(services.db, actor.id, password, now);
  const retryAfter = await countSecondStep(services.db, { userId: actor.id, ip: meta.ip }, now);
  if (retryAfter) throw refuse('error.two_step.locked', { retryAfter });
  return {
    user,
    async prove(trx) {
      const method = await proveSecondStep(services, trx, { user, meta, proof }, now);
      if (!method) return refuse('error.two_step.proof_wrong');
      await forgiveSecondStep(trx, { userId: actor.id, ip: meta.ip });
      return undefined;
    },
  };
}
