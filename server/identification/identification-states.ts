import type { identificationStates } from '@sigillum/api-contracts/identification/states.ts';
import type { StateParams } from '@sigillum/api-contracts/states.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { IdentityResult } from '../identity/identity-vendor.ts';
import type { Services } from '../services.ts';
import type { StateHandlers } from '../testing/states.ts';
import type { TestServices } from '../testing/test-services.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { applyReport } from './apply-report.ts';
import { writeOwner, type CaseOwner } from './case-owner.ts';
import { findCase } from './cases-repository.ts';
import { daysOfWaiting } from './checks-repository.ts';
import { findSubject } from './find-subject.ts';
import { nameQuestion } from './mobile-id-questions.ts';
import { sealDocument } from './identity-secrets.ts';
import { joinName } from '../rules/join-name.ts';
import { tellVendor } from './tell-vendor.ts';

/** Digits with country code. */
const phoneNumber = '41791234567';

type Begun = StateParams<'an identification is under way'>;

const ownerOf = ({ userId, sid }: Begun): CaseOwner => (userId === undefined ? { sid: sid! } : { userId });

async function begin({ services }: TestServices, begun: Begun): Promise<void> {
  const { id, legislation, kind } = begun;
  const { db, identity, now } = services;
  const [vendor] = identity;
  const owner = ownerOf(begun);
  const { email, requestId } = await findAddress(db, owner);
  const at = { created_at: now(), updated_at: now() };
  await db
    .insertInto('identification_cases')
    .values({
      id,
      ...writeOwner(owner),
      request_id: requestId,
      legislation,
      kind,
      vendor: vendor!.name,
      state: 'initialized',
      email,
      ...at,
    })
    .execute();
  await tellVendor(services, vendor!, (await findCase(db, id))!);
}

/** The person who was to be identified is found to be the one. */
async function identify({ services }: TestServices, owner: CaseOwner): Promise<IdentityResult> {
  const { firstName, lastName } = await findSubject(services.db, owner);
  const person = { ...identifiedExample.person, givenNames: firstName!, familyName: lastName! };
  return { ...identifiedExample, person };
}

async function findAddress(db: Services['db'], owner: CaseOwner): Promise<{ email: string; requestId: string | null }> {
  if ('userId' in owner) return { email: (await getAccount(db, owner.userId)).email, requestId: null };
  return db
    .selectFrom('signatures')
    .select(['email', 'request_id as requestId'])
    .where('sid', '=', owner.sid)
    .executeTakeFirstOrThrow();
}

export const identificationStateHandlers: StateHandlers<typeof identificationStates> = {
  'whoever identifies is demanding'({ isOffered = true, isFree = true, isAway = false, needs = [] }, { services }) {
    services.identity = isOffered ? [Object.assign(makeScriptedVendor(), { isFree, isAway, needs })] : [];
  },

  async 'an account has not accepted the terms of the trust service'({ userId }, { services: { db } }) {
    const { attributes } = await getAccount(db, userId);
    const { trustTermsAcceptedAt: _, ...rest } = attributes;
    await db
      .updateTable('users')
      .set({ attributes: JSON.stringify(rest) })
      .where('id', '=', userId)
      .execute();
  },

  async 'somebody may be identified elsewhere'({ userId, sid, isKnown }, world) {
    const { db, identity } = world.services;
    const [vendor] = identity as ScriptedVendor[];
    const owner: CaseOwner = userId === undefined ? { sid: sid! } : { userId };
    await ('userId' in owner
      ? db.updateTable('users').set({ mobile: phoneNumber }).where('id', '=', owner.userId).execute()
      : db.updateTable('signatures').set({ mobile: phoneNumber }).where('sid', '=', owner.sid).execute());
    if (isKnown) vendor!.people.set(phoneNumber, { status: 'success', result: await identify(world, owner) });
    else vendor!.people.clear();
  },

  'an identification is under way': (begun, world) => begin(world, begun),

  async 'an identification is answered'(begun, world) {
    await begin(world, begun);
    const [vendor] = world.services.identity as ScriptedVendor[];
    vendor!.reports.set(begun.id, { status: 'success', result: await identify(world, ownerOf(begun)) });
  },

  async 'an identification has succeeded'(begun, world) {
    await begin(world, begun);
    const { services } = world;
    await applyReport(
      services,
      begun.id,
      { status: 'success', result: await identify(world, ownerOf(begun)) },
      services.now(),
    );
  },

  async 'a person has paid for an identification'({ id, userId, isPaid }, { services: { db, now } }) {
    await db
      .insertInto('identification_payments')
      .values({
        ...{ id, user_id: userId, legislation: 'EIDAS', kind: 'video', currency: 'CHF', country: 'CH' },
        ...{ net: 1600, tax: 130, total: 1730, charge_id: `pi_${id}`, created_at: now() },
        ...(isPaid
          ? { state: 'paid' as const, paid_at: now(), receipt_url: 'https://pay.example/receipts/ch_1' }
          : { state: 'open' as const }),
      })
      .execute();
  },

  'Mobile ID is not set up'(_none, { services }) {
    services.mobileId = undefined;
  },

  async 'a Mobile ID is connected'({ userId }, { services }) {
    const { db, now, secrets } = services;
    await db.updateTable('users').set({ mobile: phoneNumber }).where('id', '=', userId).execute();
    await db
      .insertInto('mobile_ids')
      .values({
        ...{ user_id: userId, mobile: phoneNumber, method: 'sim', has_recovery_code: true },
        serial: secrets.encrypt('MIDCHEFIRST00001', `mobile id of ${userId}`),
        ...{ connected_at: now(), used_at: now() },
      })
      .execute();
  },

  async 'a phone is being asked'({ id, userId, sessionToken }, { services }) {
    const { db, now, secrets } = services;
    await db.updateTable('users').set({ mobile: phoneNumber }).where('id', '=', userId).execute();
    await db
      .insertInto('mobile_id_questions')
      .values({
        ...{ id, user_id: userId, purpose: 'connect', mobile: phoneNumber, method: 'sim', state: 'open' },
        session_hash: secrets.hashToken(sessionToken),
        text: 'Sigillum: Connect Mobile ID with your account? (SIG-7D1E)',
        transaction: secrets.encrypt(`t${nameQuestion(id)}`, `mobile id ${id}`),
        ...{ asked_at: now(), expires_at: new Date(now().getTime() + 80_000) },
      })
      .execute();
  },

  async 'somebody checks documents of colleagues'(
    { userId, businessId, domain, isInForce },
    { services: { db, now } },
  ) {
    await db
      .insertInto('business_domains')
      .values({
        business_id: businessId,
        domain,
        dns_token: 'token',
        requested_at: now(),
        check_until: now(),
        activated_at: now(),
        proved_by: 'dns',
      })
      .execute();
    await db
      .insertInto('aes_for_business')
      .values({
        business_id: businessId,
        representative_name: 'Nora Keller',
        representative_email: 'nora.keller@example.ch',
        commercial_register: 'CHE-109.322.551',
        applied_by: 'Nora Keller',
        domains: JSON.stringify([domain]),
        requested_at: now(),
        expires_at: now(),
        confirmed_at: isInForce ? now() : null,
      })
      .execute();
    await db
      .insertInto('identity_officers')
      .values({ business_id: businessId, user_id: userId, given_at: now() })
      .execute();
  },

  async 'a document was recorded'(recorded, { services: { db, secrets, now } }) {
    const { id, businessId, userId, officerId, document, isConfirmed, isEnded } = recorded;
    const officer = await getAccount(db, officerId);
    await db
      .insertInto('identity_checks')
      .values({
        id,
        business_id: businessId,
        user_id: userId,
        officer_id: officerId,
        officer_name: joinName(officer.first_name, officer.last_name),
        officer_email: officer.email,
        document: sealDocument(secrets, id, document),
        recorded_at: now(),
        confirmed_at: isConfirmed ? now() : null,
        ...(isEnded && { ended_at: now(), end_reason: 'withdrawn' as const }),
        expires_at: new Date(now().getTime() + daysOfWaiting * 86_400_000),
      })
      .execute();
  },
};
