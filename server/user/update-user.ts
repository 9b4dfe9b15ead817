import type { Kysely } from 'kysely';
import type * as z from 'zod';
import type { FreePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { updateUser as contract } from '@sigillum/api-contracts/user/update-user.ts';
import type { Database } from '../database/schema.ts';
import { findMembership } from '../business/business-repository.ts';
import { refuse } from '../http/refusal.ts';
import { findSuccessor } from '../rules/find-successor.ts';
import type { Services } from '../services.ts';
import type { UserActor } from '../http/actor.ts';
import { sealEidData } from '../identity/eid-secrets.ts';
import { implement } from '../http/implement.ts';
import { beginEmailChange } from './begin-email-change.ts';
import { describeUser } from './describe-user.ts';
import { dropEmailChange } from './email-change-repository.ts';
import { createPhoneId, endPhone, lockPhone } from './phone-repository.ts';
import type { StoredAttributes } from '../accounts/preferences.ts';
import { proveRecently } from './prove-person.ts';
import { requireDefaults } from './require-defaults.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { getAccount, normaliseEmail, lockAccount } from '../accounts/user-repository.ts';

export const updateUser = implement(contract, async ({ body }, { actor, meta, now, services, transact }) => {
  await proveForChange(services.db, actor, body, now);
  return transact(async (db) => {
    const user = await lockAccount(db, actor.id);
    const { removedFromBusiness, businessDeleted, freeAccountType, ...preferences } = body.attributes ?? {};
    const { firstName = user.first_name, lastName = user.last_name, lang = user.lang, mobile = user.mobile } = body;
    const email = body.email === undefined ? user.email : normaliseEmail(body.email);
    const wanted = { firstName, lastName, mobile, email };
    const stored: StoredAttributes = user.attributes;
    refuseFixedFields(stored, user, wanted);
    if (freeAccountType) await requireFreePlan({ ...services, db }, { id: user.id, stored, freeAccountType });
    const hasSeenEnd = removedFromBusiness === false || businessDeleted === false;
    const attributes: StoredAttributes = {
      ...stored,
      ...preferences,
      ...(freeAccountType && { freeAccountType }),
      ...(hasSeenEnd && { membershipEndSeenAt: now.toISOString() }),
      ...(body.eidData && {
        eidData: { sealed: sealEidData(services.secrets, actor.id, body.eidData), at: now.toISOString() },
      }),
    };
    if (body.eidData === null) delete attributes.eidData;
    await requireDefaults(services, stored, preferences);
    await db
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        lang,
        ...(mobile === null && { mobile }),
        attributes: JSON.stringify(attributes),
      })
      .where('id', '=', actor.id)
      .execute();
    if (body.mobile !== undefined) {
      const last = await lockPhone(db, user.id);
      // Until a code has proved the new number, the old one stays.
      if (mobile === null || mobile === user.mobile) await endPhone(db, user.id, now);
      else
        await sendPhoneCode(services, db, { id: createPhoneId(), userId: user.id, mobile, language: lang }, last, now);
    }
    if (body.email !== undefined) {
      if (email === user.email) await dropEmailChange(db, user.id);
      else await beginEmailChange(services, db, { user: { ...user, lang }, email, zone: meta.zone }, now);
    }
    return { status: 200 as const, body: await describeUser({ ...services, db }, actor.id, now) };
  });
});

/** Throws where a plan is asked for that does not follow the person's own. */
async function requireFreePlan(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, stored, freeAccountType }: { id: string; stored: StoredAttributes; freeAccountType: FreePlan },
): Promise<void> {
  if (stored.freeAccountType === freeAccountType) return;
  const change = (await findMembership(db, id))
    ? undefined
    : findSuccessor(config.priceCatalogue, stored.freeAccountType);
  if (change?.plan !== freeAccountType) throw refuse('error.billing.plan_not_offered');
}

/** Another address or number changes how one logs in and signs: whoever finds an open browser must not. The same again changes nothing. */
async function proveForChange(
  db: Kysely<Database>,
  actor: UserActor,
  { email, mobile, password }: z.infer<typeof contract.body>,
  now: Date,
): Promise<void> {
  if (email === undefined && mobile === undefined) return;
  const user = await getAccount(db, actor.id);
  const hasOtherEmail = email !== undefined && normaliseEmail(email) !== user.email;
  const hasOtherMobile = mobile !== undefined && mobile !== user.mobile;
  if (hasOtherEmail || hasOtherMobile) await proveRecently(db, actor, password, now);
}
