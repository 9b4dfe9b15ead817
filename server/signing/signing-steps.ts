import type { SigningPayload, SigningStep, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import type { AuthorizationAnswer } from '@sigillum/engine/trust';
import { passFailPoint } from './failpoints.ts';
import { holdLease, type Lease } from '../requests/lease.ts';
import { queueCallback } from '../requests/queue-callback.ts';
import { findRequest } from '../requests/request-repository.ts';
import type { PlannedTurn } from './plan-turn.ts';
import { storePreparations, type PreparedDocument } from './prepare-document.ts';
import type { SigningCall } from './signing-call.ts';
import type { StoredPayload } from './tables.ts';

/** How long a signer may take at the trust service. */
const stepMs = 15 * 60_000;
/** How long others wait for that signer; a later answer holds if nobody has signed meanwhile. */
const leaseMs = 5 * 60_000;

type Step = Exclude<AuthorizationAnswer, { kind: 'done' }>;

interface Waiting {
  /** What was prepared by the signer who has just begun; undefined when a step was answered before: then it is kept already. */
  prepared?: readonly PreparedDocument[];
  turn: PlannedTurn;
  payload: SigningPayload;
  step: Step;
  lease: Lease;
}

const contextOf = (sid: string) => `signing step ${sid}`;

/** Keeps what a signature waits for, so that another call, perhaps of another start of the server, goes on with it. */
export async function awaitStep(
  services: Services,
  call: SigningCall,
  { prepared, turn, payload, step, lease }: Waiting,
): Promise<SignOutcome> {
  const { sid, requestId, quality } = turn;
  const { sealAccountName } = call;
  const stored = { ...payload, ...(sealAccountName !== undefined && { sealAccountName }) };
  const outcome: SignOutcome = {
    ...{ signatureRequestId: requestId, sid, status: 'STEP', step: describeStep(step), quality, documents: [] },
    ...{ level_asked: null, level_reason: null, long_term: null, key: null, message: null },
  };
  const after = (ms: number) => new Date(services.now().getTime() + ms);
  await services.db.transaction().execute(async (trx) => {
    await storeStep(services, trx, {
      sid,
      payload: stored,
      trustState: step.state,
      at: call.now,
      expiresAt: after(stepMs),
    });
    await holdLease(trx, lease, after(leaseMs));
    if (prepared) {
      await storePreparations(trx, prepared, call.now);
      await tellBegun(services, trx, turn, call.now);
    }
    await call.keepOutcome?.(trx, outcome);
  });
  await passFailPoint('after-step-stored');
  return outcome;
}

async function tellBegun(
  services: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { requestId, sid }: PlannedTurn,
  now: Date,
): Promise<void> {
  const request = await findRequest(trx, requestId);
  if (request) await queueCallback(services, trx, request, { type: 'START_SIGN', status: 'OPEN', signerOf: sid, now });
}

/** A step that was stored: the signer's payload, and what the trust service goes on with. */
export interface StoredStep {
  sid: string;
  payload: StoredPayload;
  trustState: string;
  at: Date;
  expiresAt: Date;
}

/** Stores a step in place of an earlier one of the same signer. */
export async function storeStep(
  { secrets }: Pick<Services, 'secrets'>,
  trx: Kysely<Database>,
  { sid, payload, trustState, at, expiresAt }: StoredStep,
): Promise<void> {
  const values = {
    trust_state: secrets.encrypt(trustState, contextOf(sid)),
    payload: JSON.stringify(payload),
    at,
    expires_at: expiresAt,
  };
  await trx
    .insertInto('signing_steps')
    .values({ sid, ...values })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet(values))
    .execute();
}

/** Takes a step away, so that of two answers at once only one goes on; undefined when none waits. */
export async function takeStep({ db, secrets, now }: Services, sid: string): Promise<StoredStep | undefined> {
  const row = await db.deleteFrom('signing_steps').where('sid', '=', sid).returningAll().executeTakeFirst();
  if (!row || row.expires_at <= now()) return undefined;
  const trustState = secrets.decrypt(row.trust_state, contextOf(sid));
  return { sid, payload: row.payload, trustState, at: row.at, expiresAt: row.expires_at };
}

function describeStep(step: Step): SigningStep {
  if (step.kind === 'redirect') return { kind: 'redirect', url: step.url };
  if (step.kind === 'poll') return { kind: 'poll', retry_after: step.retryAfter };
  const { challenge, needsPassword: needs_password, needsCode: needs_code = true, resend = null } = step;
  return { kind: 'otp', challenge, needs_password, needs_code, resend };
}
