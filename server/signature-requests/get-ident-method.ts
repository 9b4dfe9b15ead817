import { elsewhere, idAustria, type WayName, ways } from '@sigillum/api-contracts/identification/ways.ts';
import { getIdentMethod as contract } from '@sigillum/api-contracts/signature-requests/get-ident-method.ts';
import type { IdentMethods } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { findPayer } from '../business/find-payer.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findAskable, findVendor } from '../identity/identity-vendor.ts';
import { selectIdentity } from '../identity/select-identity.ts';
import { openRequest } from '../requests/access.ts';
import { findOffer, readOffers } from '../rules/find-offer.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';
import { canReach } from '../rules/quality-rule.ts';
import { describeUser } from '../user/describe-user.ts';
import { listIdentifications } from '../user/list-identifications.ts';

const methodNames = {
  video: 'video',
  robo: 'self',
  autoident: 'auto',
  'id-austria': 'id-austria',
  loc: 'loc',
  'external-sc': 'external-sc',
} as const satisfies Record<
  (typeof ways)[WayName]['kind'] | (typeof idAustria)['kind'] | (typeof elsewhere)[number]['kind'],
  IdentMethods['methods'][number]
>;

export const getIdentMethod = implement(contract, async ({ params: { id, sid } }, { actor, db, now, services }) => {
  const { request, signatures } = await openRequest(db, actor, id, now);
  const signature = signatures.find((one) => one.sid === sid);
  // How somebody is known to a trust service is nobody else's business.
  if (!signature?.user_id || signature.user_id !== actor.id) throw refuse('error.not_found');
  const { quality, legislation } = request;
  const is_needed = quality === 'QES' || quality === 'AES_MINIMAL';
  const isAccounts = async () =>
    (await listIdentifications(db, actor.id, now)).some(
      (known) => known.legislation === legislation && canReach(quality, known.quality),
    );
  // What will be asked before the signature, so that nobody is told otherwise here.
  const isSignatures = async () => {
    const wanted = { sid, isQualified: quality === 'QES', legislation, now };
    return (await selectIdentity(db, wanted).executeTakeFirst()) !== undefined;
  };
  const is_known = is_needed && (await (signature.identification_require_evidence ? isSignatures() : isAccounts()));
  const payer = await findPayer(services, { userId: actor.id }, { requestId: id, now });
  const { identity } = services;
  const paid = Object.values(ways)
    .map((way) => ({ ...way, vendor: findVendor(identity, way) }))
    .filter(({ vendor }) => judgeCoverage(vendor, payer, legislation).isCovered);
  const others = elsewhere.map((way) => ({ ...way, vendor: findAskable(identity, way.legislation) }));
  // Nobody is sent to be identified for less than the request asks for.
  const open = [...paid, { ...idAustria, vendor: findVendor(identity, idAustria) }, ...others].filter(
    ({ legislation: law, vendor }) => law === legislation && vendor && canReach(quality, vendor.quality),
  );
  const { highestQuality } = await describeUser({ ...services, db }, actor.id, now);
  const provider = findOffer(await readOffers(services.trust), quality, legislation)?.provider ?? null;
  const methods = is_needed ? open.map(({ kind }) => methodNames[kind]) : [];
  const held = highestQuality.any;
  return { status: 200, body: { sid, quality, legislation, is_needed, is_known, held, provider, methods } };
});
