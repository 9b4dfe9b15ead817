import type { finishIdAustria } from '@sigillum/api-contracts/identification/finish-id-austria.ts';
import { idAustria } from '@sigillum/api-contracts/identification/ways.ts';
import type { KnownActor } from '../http/actor.ts';
import type { Context, HandlerInput } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { IdentityVendorError, type IdentityReport } from '../identity/identity-vendor.ts';
import { applyReport } from './apply-report.ts';
import { findOwner } from './case-owner.ts';
import { findCase, findNewestCase } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';

/** Takes what ID Austria has sent somebody back with: an account, or a visitor. */
export const answerReturn = async (
  { body: { answer } }: HandlerInput<typeof finishIdAustria>,
  context: Omit<Context<typeof finishIdAustria>, 'actor'> & { actor: KnownActor },
) => {
  const { actor, now, services } = context;
  const row = await findNewestCase(services.db, findOwner(actor), idAustria);
  const vendor = services.identity.find(({ name }) => name === row?.vendor);
  if (!row || row.ended_at || row.reference === null || !vendor?.finish)
    throw refuse('error.identification.return_unknown');
  let report: IdentityReport | undefined;
  try {
    report = await vendor.finish(row.reference, new URLSearchParams(answer));
  } catch (error) {
    if (!(error instanceof IdentityVendorError)) throw error;
    services.log.warn('whoever identifies is away', { error });
    throw refuse('error.unavailable', { retryAfter: 10 });
  }
  if (!report) throw refuse('error.identification.return_unknown');
  if (report.word !== undefined)
    services.log.warn('whoever identifies tells of a failure', { caseId: row.id, word: report.word });
  await applyReport(services, row.id, report, now);
  return context.transact(async (trx) => ({
    status: 200,
    body: await describeCase({ ...services, db: trx }, await findCase(trx, row.id), now),
  }));
};
