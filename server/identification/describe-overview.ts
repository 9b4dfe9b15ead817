import type {
  DirectIdentOverview,
  IdentElsewhere,
  IdentIdAustria,
  IdentOverview,
  IdentWallet,
  IdentWay,
} from '@sigillum/api-contracts/identification/schemas.ts';
import type { IdentPayment } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { elsewhere, idAustria, wallets, ways } from '@sigillum/api-contracts/identification/ways.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { findAskable, findVendor } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import { listIdentified, listNewestCases, type IdentifiedRow } from './cases-repository.ts';
import { describeCase } from './describe-case.ts';
import type { CaseOwner } from './case-owner.ts';
import { describeIdentified, describeVisitor } from './describe-identified.ts';
import { findPayer } from '../business/find-payer.ts';
import { findSubject } from './find-subject.ts';
import { isEnoughFor } from './is-enough-for.ts';
import { isKnown } from './is-known.ts';
import { listPrices } from './list-prices.ts';
import { describePayment, listPayments } from './payments-repository.ts';
import { listMissing } from './list-missing.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';

type Needed = Pick<Services, 'db' | 'secrets' | 'identity' | 'config' | 'payments'>;

/** All that a person sees of identifications: every way and how it stands, and what the person is known by. */
export async function describeOverview(services: Needed, userId: string, now: Date): Promise<IdentOverview> {
  const { db } = services;
  const known = await listIdentified(db, { userId }, now);
  const payments = (await listPayments(db, userId)).map(describePayment);
  const [offers, account] = await Promise.all([
    describeOffers(services, { userId }, { known, payments, now }),
    getAccount(db, userId),
  ]);
  return {
    ...offers,
    identifications: known.map((row) => describeIdentified(services, row, { account, now })),
    // What was begun and not paid is no payment yet.
    payments: payments.filter(({ state }) => state !== 'open'),
  };
}

/** The same for a visitor. Others may hold the link, too: of the document nothing is told but the name. */
export async function describeOverviewDirectly(
  services: Needed,
  { sid, requestId }: { sid: string; requestId: string },
  now: Date,
): Promise<DirectIdentOverview> {
  const { db } = services;
  const known = await listIdentified(db, { sid }, now);
  const [offers, { quality }] = await Promise.all([
    describeOffers(services, { sid }, { known, requestId, now }),
    db.selectFrom('signature_requests').select('quality').where('id', '=', requestId).executeTakeFirstOrThrow(),
  ]);
  const { id_austria: austria } = offers;
  // No wallet is worth a qualified signature.
  const wallet = { quality: 'AES_MINIMAL' } as const;
  return {
    ...offers,
    id_austria: { ...austria, is_offered: austria.is_offered && isEnoughFor(quality, austria) },
    wallets: offers.wallets.map((one) => ({ ...one, is_offered: one.is_offered && isEnoughFor(quality, wallet) })),
    identifications: known.map((row) => describeVisitor(services, row)),
  };
}

interface Standing {
  known: readonly IdentifiedRow[];
  /** The newest first. */
  payments?: readonly IdentPayment[];
  requestId?: string;
  now: Date;
}

/** Every way to be identified; a visitor's are paid for by whoever has sent the request. */
async function describeOffers(
  services: Needed,
  owner: CaseOwner,
  { known, payments = [], requestId, now }: Standing,
): Promise<Omit<IdentOverview, 'identifications' | 'payments'>> {
  const { db, identity, config } = services;
  const [cases, payer, subject] = await Promise.all([
    listNewestCases(db, owner),
    findPayer(services, owner, { requestId, now }),
    findSubject(db, owner),
  ]);
  const describeState = (way: Pick<IdentWay, 'legislation' | 'kind'>) =>
    describeCase(
      services,
      cases.find(({ legislation, kind }) => legislation === way.legislation && kind === way.kind),
      now,
    );
  const describeWay = async (way: (typeof ways)[keyof typeof ways]): Promise<IdentWay> => {
    const vendor = findVendor(identity, way);
    const { isCovered, coveredBy } = judgeCoverage(vendor, payer, way.legislation);
    return {
      ...way,
      is_offered: vendor !== undefined,
      is_known: vendor !== undefined && isKnown(known, { ...way, vendor, now }),
      is_covered: isCovered,
      covered_by: coveredBy,
      prices: isCovered ? [] : await listPrices(services, owner, vendor),
      payment: payments.find(({ legislation, kind }) => legislation === way.legislation && kind === way.kind) ?? null,
      is_local: vendor?.isLocal ?? false,
      missing: vendor ? listMissing(config, vendor, subject) : [],
      is_supplied: vendor?.takesDocument && 'userId' in owner ? subject.supplied !== null : null,
      ...(await describeState(way)),
    };
  };
  const describeElsewhere = async (one: (typeof elsewhere)[number]): Promise<IdentElsewhere> => {
    const vendor = findAskable(identity, one.legislation);
    return {
      ...one,
      is_offered: vendor !== undefined,
      is_known: vendor !== undefined && isKnown(known, { ...one, vendor, now }),
      is_local: vendor?.isLocal ?? false,
      missing: subject.mobile === null ? ['mobile'] : [],
      places_url: (one.kind === 'loc' && vendor?.placesUrl) || null,
      ...(await describeState(one)),
    };
  };
  const describeAustria = async (): Promise<IdentIdAustria> => {
    const vendor = findVendor(identity, idAustria);
    return {
      is_offered: vendor !== undefined,
      is_known: vendor !== undefined && isKnown(known, { ...idAustria, vendor, now }),
      is_local: vendor?.isLocal ?? false,
      quality: vendor?.quality ?? 'AES_MINIMAL',
      ...(await describeState(idAustria)),
    };
  };
  const describeWallet = async (way: (typeof wallets)[keyof typeof wallets]): Promise<IdentWallet> => {
    const vendor = findVendor(identity, way);
    return {
      ...{ service: way.service, legislation: way.legislation },
      is_offered: vendor !== undefined,
      is_known: vendor !== undefined && isKnown(known, { ...way, vendor, now }),
      is_local: vendor?.isLocal ?? false,
      ...(await describeState(way)),
    };
  };
  const [described, austria, asked, others] = await Promise.all([
    Promise.all(Object.values(ways).map(describeWay)),
    describeAustria(),
    Promise.all(Object.values(wallets).map(describeWallet)),
    Promise.all(elsewhere.map(describeElsewhere)),
  ]);
  return { ways: described, id_austria: austria, wallets: asked, elsewhere: others };
}
