import type { Way } from '@sigillum/api-contracts/identification/ways.ts';
import type { getSrsVideo } from '@sigillum/api-contracts/identification/get-srs-video.ts';
import type { startSrsVideo } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import type { cancelSrsVideo } from '@sigillum/api-contracts/identification/cancel-srs-video.ts';
import { getAccount, normaliseEmail } from '../accounts/user-repository.ts';
import type { Handle } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findVendor, IdentityVendorError } from '../identity/identity-vendor.ts';
import { openRequest } from '../requests/access.ts';
import { isFinal } from './advance-case.ts';
import { cancelCase } from './cancel-case.ts';
import { findCase, findNewestCase } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import { judgeCoverage } from './judge-coverage.ts';
import { findPayer } from './find-payer.ts';
import { listMissing } from './list-missing.ts';
import { startCase } from './start-case.ts';
import { lookAtCase } from './watch-case.ts';

/** What each way's endpoints answer: the ways differ in their rows alone. */
export const answerState =
  (way: Way): Handle<typeof getSrsVideo> =>
  async (_input, { actor, db, now, services }) => {
    const row = await findNewestCase(db, actor.id, way);
    return { status: 200, body: await describeCase(services, row, now) };
  };

export const answerStart =
  (way: Way): Handle<typeof startSrsVideo> =>
  async ({ body: { signatureRequestId: requestId } }, context) => {
    const { actor, now, services } = context;
    const vendor = findVendor(services.identity, way);
    if (!vendor) throw refuse('error.identification.not_offered');
    if (requestId) await openRequest(services.db, actor, requestId, now);
    const { isCovered } = judgeCoverage(vendor, await findPayer(services.db, actor.id, { requestId, now }));
    if (!isCovered) throw refuse('error.identification.not_covered');
    const [missing] = listMissing(vendor, await getAccount(services.db, actor.id));
    if (missing) throw refuse(`error.identification.${missing}_missing`);
    const started = await context.transact(async (trx) => {
      const { row, isNew } = await startCase(trx, context, { vendor, way, requestId });
      return { status: isNew ? 201 : 200, body: await describeCase(services, row, now) };
    });
    if ('key' in started) return started;
    const own = await findNewestCase(services.db, actor.id, way);
    if (own?.reference === null) await tryToLook(context, own.id);
    const row = own && (await findCase(services.db, own.id));
    return { ...started, body: await describeCase(services, row, now) };
  };

export const answerCancel =
  (way: Way): Handle<typeof cancelSrsVideo> =>
  async ({ body: { email } }, context) => {
    const { actor, now, services } = context;
    if (normaliseEmail(email) !== actor.email) throw refuse('error.identification.email_differs');
    const row = await findNewestCase(services.db, actor.id, way);
    if (!row || row.state === 'cancelled') throw refuse('error.not_found');
    if (row.ended_at || isFinal(row.state)) throw refuse('error.identification.ended');
    const vendor = services.identity.find(({ name }) => name === row.vendor);
    if (vendor && row.reference !== null && (await callOff(context, vendor, row.reference)) === 'final') {
      await tryToLook(context, row.id);
      throw refuse('error.identification.ended');
    }
    return context.transact(async (trx) => {
      if (!(await cancelCase(trx, context, row))) throw refuse('error.identification.ended');
      return { status: 200, body: await describeCase(services, await findCase(trx, row.id), now) };
    });
  };

type Calling = Pick<Parameters<Handle<typeof startSrsVideo>>[1], 'services'>;

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
