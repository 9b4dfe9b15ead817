import type { KnownActor } from '../http/actor.ts';
import type { Context } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { findOwner } from './case-owner.ts';
import { findPayer } from '../business/find-payer.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';

/** Whether somebody else pays for the identification that a request needs. */
export async function answerPayment(
  { params: { id } }: { params: { id: string } },
  { actor, db, now, services }: Omit<Context, 'actor'> & { actor: KnownActor },
): Promise<{ status: 200; body: { covered: boolean } }> {
  const { request } = await openRequest(db, actor, id, now);
  const vendor = services.identity.find(({ offers }) =>
    offers.some(({ legislation }) => legislation === request.legislation),
  );
  const payer = await findPayer(services, findOwner(actor), { requestId: id, now });
  return { status: 200, body: { covered: judgeCoverage(vendor, payer, request.legislation).isCovered } };
}
