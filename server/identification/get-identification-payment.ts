import { getIdentificationPayment as contract } from '@sigillum/api-contracts/identification/get-identification-payment.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { findPayer } from './find-payer.ts';
import { judgeCoverage } from './judge-coverage.ts';

export const getIdentificationPayment = implement(
  contract,
  async ({ params: { id } }, { actor, db, now, services }) => {
    const { request } = await openRequest(db, actor, id, now);
    const vendor = services.identity.find(({ offers }) =>
      offers.some(({ legislation }) => legislation === request.legislation),
    );
    const payer = await findPayer(db, actor.id, { requestId: id, now });
    return { status: 200, body: { covered: judgeCoverage(vendor, payer).isCovered } };
  },
);
