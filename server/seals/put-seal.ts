import { putSeal as contract } from '@sigillum/api-contracts/seals/put-seal.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { TrustCentreError } from '@sigillum/engine/trust-centre';
import { claimAsAdmin } from '../business/access-business.ts';
import { requireFeature } from '../business/require-feature.ts';
import { describeSeal } from './describe-seal.ts';
import { listSealRows, nameSealAccount, storeSeal } from './seals-repository.ts';
import { tellSealChange } from './tell-seal-change.ts';

const maxSeals = 50;

export const putSeal = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const key = { businessId: params.id, name: params.name };
  // Locked: calls at once must not make more seals than there may be.
  const business = await claimAsAdmin(db, actor, params.id, { key: 'error.seal.admins_only' });
  const before = (await listSealRows(db, params.id)).find(({ name }) => name === params.name)?.label ?? null;
  if (before === null) requireFeature(services, business, 'seals');
  const outcome = await storeSeal(db, key, body.label, now);
  if (outcome === 'created' && (await listSealRows(db, params.id)).length > maxSeals)
    throw refuse('error.seal.too_many');
  if (before !== body.label) await tellSealChange(db, context, key, { label: { from: before, to: body.label } });
  // A key whose row is undone lies unused until the name is chosen again; an organisation's new name gets a new certificate here.
  try {
    await services.trustCentre.issueOrganisationSeal({ name: nameSealAccount(key), organisation: business.name });
  } catch (error) {
    if (!(error instanceof TrustCentreError)) throw error;
    services.log.error('seal not issued', { reason: error.message });
    throw refuse('error.unavailable');
  }
  const seal = await describeSeal(services, db, key, 'admin');
  return { status: outcome === 'created' ? 201 : 200, body: seal };
});
