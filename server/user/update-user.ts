import { updateUser as contract } from '@sigillum/api-contracts/user/update-user.ts';
import { implement } from '../http/implement.ts';
import { beginEmailChange } from './begin-email-change.ts';
import { describeUser } from './describe-user.ts';
import { dropEmailChange } from './email-change-repository.ts';
import { createPhoneId, endPhone, lockPhone } from './phone-repository.ts';
import type { StoredAttributes } from '../accounts/preferences.ts';
import { requireDefaults } from './require-defaults.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';

export const updateUser = implement(contract, async ({ body }, { actor, db, meta, now, services }) => {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { removedFromBusiness, businessDeleted, ...preferences } = body.attributes ?? {};
  const { firstName = user.first_name, lastName = user.last_name, lang = user.lang, mobile = user.mobile } = body;
  const email = body.email === undefined ? user.email : normaliseEmail(body.email);
  const wanted = { firstName, lastName, mobile, email };
  const stored: StoredAttributes = user.attributes;
  refuseFixedFields(stored, user, wanted);
  const hasSeenEnd = removedFromBusiness === false || businessDeleted === false;
  const attributes: StoredAttributes = {
    ...stored,
    ...preferences,
    ...(hasSeenEnd && { membershipEndSeenAt: now.toISOString() }),
  };
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
    else await sendPhoneCode(services, db, { id: createPhoneId(), userId: user.id, mobile, language: lang }, last, now);
  }
  if (body.email !== undefined) {
    if (email === user.email) await dropEmailChange(db, user.id);
    else await beginEmailChange(services, db, { user: { ...user, lang }, email, zone: meta.zone }, now);
  }
  return { status: 200, body: await describeUser({ db, trust: services.trust }, actor.id, now) };
});
