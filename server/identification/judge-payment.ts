import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { KnownActor } from '../http/actor.ts';
import type { Context } from '../http/implement.ts';
import { findPayer } from '../business/find-payer.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import { openRequest } from '../requests/access.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';
import { findOwner } from './case-owner.ts';

/** Whether somebody else pays for the identification that a request needs. */
export async function judgePayment(
  { params: { id } }: { params: { id: string } },
  { actor, db, now, services }: Omit<Context, 'actor'> & { actor: KnownActor },
): Promise<{ isCovered: boolean; legislation: Legislation; vendor: IdentityVendor | undefined }> {
  const { request } = await openRequest(db, actor, id, now);
  const { legislation } = request;
  const vendor = services.identity.find(({ offers }) => offers.some((offer) => offer.legislation === legislation));
  const payer = await findPayer(services, findOwner(actor), { requestId: id, now });
  return { isCovered: judgeCoverage(vendor, payer, legislation).isCovered, legislation, vendor };
}
