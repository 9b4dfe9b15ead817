import type { checkElsewhere } from '@sigillum/api-contracts/identification/check-elsewhere.ts';
import type { KnownActor } from '../http/actor.ts';
import type { Context, HandlerInput } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findAskable, IdentityVendorError } from '../identity/identity-vendor.ts';
import { findOwner } from './case-owner.ts';
import { findNewestCase } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import { findSubject } from './find-subject.ts';
import { refuseKnown } from './refuse-known.ts';
import { requireNeed } from './require-need.ts';
import { seekKnown } from './seek-known.ts';
import { startCase } from './start-case.ts';
import { lookAtCase } from './watch-case.ts';

type Asking = typeof checkElsewhere;

/**
 * Asks the trust service whether the caller was identified elsewhere. What it knows becomes a case like any other, which asks once more and
 * takes the answer over: whoever dies in between loses nothing. What it does not know leaves no trace.
 */
export async function answerElsewhere(
  { body: { legislation, kind, signatureRequestId } }: HandlerInput<Asking>,
  context: Omit<Context<Asking>, 'actor'> & { actor: KnownActor },
) {
  const { actor, now, services } = context;
  const { db, log } = services;
  const way = { legislation, kind };
  const owner = findOwner(actor);
  const vendor = findAskable(services.identity, legislation);
  if (!vendor) throw refuse('error.identification.not_offered');
  const requestId = await requireNeed(db, { actor, now }, { legislation, vendor }, signatureRequestId);
  await refuseKnown(db, owner, { legislation, vendor, now });
  const subject = await findSubject(db, owner);
  if (subject.mobile === null) throw refuse('error.identification.mobile_missing');
  const tell = async () => describeCase(services, await findNewestCase(db, owner, way), now);
  const seek = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof IdentityVendorError)) throw error;
      log.warn('whoever identifies is away', { error });
      throw refuse('error.unavailable', { retryAfter: 10 });
    }
  };
  const report = await seek(seekKnown(vendor, subject, { legislation, reference: 'asked' }));
  if (!report)
    return {
      status: 200 as const,
      body: { status: null, url: null, appointment_at: null, reason: null, started_at: null },
    };
  const started = await context.transact(async (trx) => {
    const { row } = await startCase(trx, context, { vendor, way, requestId, payerId: null, payment: undefined });
    return { status: 200, body: await describeCase({ ...services, db: trx }, row, now) };
  });
  if ('key' in started) return started;
  const own = await findNewestCase(db, owner, way);
  if (own) await seek(lookAtCase(services, own.id));
  return { ...started, body: await tell() };
}
