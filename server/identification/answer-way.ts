import type { Kysely } from 'kysely';
import type { startSrsVideo } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import type { cancelSrsVideo } from '@sigillum/api-contracts/identification/cancel-srs-video.ts';
import type { IdentState } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Way } from '@sigillum/api-contracts/identification/ways.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import type { Context, HandlerInput } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findVendor, IdentityVendorError } from '../identity/identity-vendor.ts';
import { isFinal } from './advance-case.ts';
import { cancelCase } from './cancel-case.ts';
import { findOwner } from './case-owner.ts';
import { findCase, findNewestCase } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';
import { findPayer } from '../business/find-payer.ts';
import { findSubject } from './find-subject.ts';
import { listMissing } from './list-missing.ts';
import { findUnused } from './payments-repository.ts';
import { refuseKnown } from './refuse-known.ts';
import { requireNeed } from './require-need.ts';
import { startCase } from './start-case.ts';
import { lookAtCase } from './watch-case.ts';

/** Who calls: an account, or a visitor by the twin of the endpoint. */
type By<C> = Omit<C, 'actor'> & { actor: KnownActor };
type Starting = typeof startSrsVideo;
type Cancelling = typeof cancelSrsVideo;

/** What a start may say; an account agrees to the terms elsewhere. */
interface Wanted {
  signatureRequestId?: string | undefined;
  accepts_terms?: true | undefined;
}

/** What each way's endpoints answer: the ways differ in their rows alone. */
export const answerState =
  (way: Way) =>
  async (_input: unknown, { actor, db, now, services }: By<Context>): Promise<{ status: 200; body: IdentState }> => {
    const row = await findNewestCase(db, findOwner(actor), way);
    return { status: 200, body: await describeCase({ ...services, db }, row, now) };
  };

export const answerStart =
  (way: Way) =>
  async (
    { body: { signatureRequestId, accepts_terms: acceptsTerms } }: { body: Wanted },
    context: By<Context<Starting>>,
  ) => {
    const { actor, now, services } = context;
    const owner = findOwner(actor);
    const vendor = findVendor(services.identity, way);
    if (!vendor) throw refuse('error.identification.not_offered');
    const requestId = await requireNeed(services.db, { actor, now }, { ...way, vendor }, signatureRequestId);
    const last = await findNewestCase(services.db, owner, way);
    const isOpen = last !== undefined && last.ended_at === null;
    // One that is open is gone on with, however far it is.
    if (!isOpen) await refuseKnown(services.db, owner, { legislation: way.legislation, vendor, now });
    const payer = await findPayer(services, owner, { requestId, now });
    const { isCovered, payerId } = judgeCoverage(vendor, payer, way.legislation);
    const payment = isCovered || !('userId' in owner) ? undefined : await findUnused(services.db, owner.userId, way);
    if (!isCovered && !payment && !isOpen) throw refuse('error.identification.not_covered');
    const subject = await findSubject(services.db, owner);
    const [missing] = listMissing(services.config, vendor, {
      ...subject,
      ...(acceptsTerms && { termsAcceptedAt: now }),
    });
    if (missing) throw refuse(`error.identification.${missing}_missing`);
    const started = await context.transact(async (trx) => {
      if (acceptsTerms && 'sid' in owner) await acceptTerms(trx, owner.sid, now);
      const { row, isNew } = await startCase(trx, context, { vendor, way, requestId, payerId, payment });
      return { status: isNew ? 201 : 200, body: await describeCase({ ...services, db: trx }, row, now) };
    });
    if ('key' in started) return started;
    const own = await findNewestCase(services.db, owner, way);
    if (own?.reference === null) await tryToLook(context, own.id);
    const row = own && (await findCase(services.db, own.id));
    return { ...started, body: await describeCase(services, row, now) };
  };

export const answerCancel =
  (way: Way) =>
  async ({ body: { email } }: HandlerInput<Cancelling>, context: By<Context<Cancelling>>) => {
    const { actor, now, services } = context;
    if (normaliseEmail(email) !== normaliseEmail(actor.email)) throw refuse('error.identification.email_differs');
    const row = await findNewestCase(services.db, findOwner(actor), way);
    if (!row || row.state === 'cancelled') throw refuse('error.not_found');
    if (row.ended_at || isFinal(row.state)) throw refuse('error.identification.ended');
    const vendor = services.identity.find(({ name }) => name === row.vendor);
    if (vendor && row.reference !== null && (await callOff(context, vendor, row.reference)) === 'final') {
      await tryToLook(context, row.id);
      throw refuse('error.identification.ended');
    }
    return context.transact(async (trx) => {
      if (!(await cancelCase(services, trx, context, row))) throw refuse('error.identification.ended');
      return { status: 200, body: await describeCase({ ...services, db: trx }, await findCase(trx, row.id), now) };
    });
  };

const acceptTerms = (trx: Kysely<Database>, sid: string, now: Date) =>
  trx.updateTable('signatures').set({ trust_terms_accepted_at: now }).where('sid', '=', sid).execute();

type Calling = Pick<Context, 'services'>;

/** A vendor that is away is asked later, by the job. */
async function tryToLook({ services }: Calling, caseId: string): Promise<void> {
  try {
    await lookAtCase(services, caseId);
  } catch (error) {
    if (!(error instanceof IdentityVendorError)) throw error;
    services.log.warn('whoever identifies is away', { error });
  }
}

async function callOff({ services }: Calling, vendor: Calling['services']['identity'][number], reference: string) {
  try {
    return await vendor.cancel(reference);
  } catch (error) {
    if (!(error instanceof IdentityVendorError)) throw error;
    services.log.warn('whoever identifies is away', { error });
    throw refuse('error.unavailable', { retryAfter: 10 });
  }
}
