import sharp from 'sharp';
import type { sealsStates } from '@sigillum/api-contracts/seals/states.ts';
import { getAccount } from '../accounts/user-repository.ts';
import { listPeople } from '../business/business-repository.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { StateHandlers } from '../testing/states.ts';
import { addMembers, addPrograms, nameSealAccount, storeSeal, updateSeal } from './seals-repository.ts';

export const sealsStateHandlers: StateHandlers<typeof sealsStates> = {
  async 'a business has a seal'({ businessId, name, label, members, programs, hasImage }, { services }) {
    const { db, now, trustCentre } = services;
    const key = { businessId, name };
    const { name: organisation } = await db
      .selectFrom('businesses')
      .select('name')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow();
    await storeSeal(db, key, label, now());
    await trustCentre.issueOrganisationSeal({ name: nameSealAccount(key), organisation });
    const people = (await listPeople(db, businessId)).filter(({ email }) => members.includes(email));
    const userIds = people.map(({ id }) => id);
    if (userIds.length) await addMembers(db, key, userIds, now());
    if (programs.length) await addPrograms(db, key, programs, now());
    if (!hasImage) return;
    const plain = sharp({ create: { width: 2, height: 2, channels: 3, background: '#ffffff' } });
    await updateSeal(db, key, { image: await plain.png().toBuffer(), image_type: 'image/png', updated_at: now() });
  },

  async 'a business has many seals'({ businessId, count }, { services: { db, now } }) {
    for (let index = 0; index < count; index += 1)
      await storeSeal(db, { businessId, name: `seal-${index}` }, `Seal ${index}`, now());
  },

  async 'a seal was used'({ userId, businessId, name, requestId, at }, { services: { db } }) {
    const { email, first_name: firstName, last_name: lastName, lang } = await getAccount(db, userId);
    const actor = { kind: 'user', id: userId, email, firstName, lastName, lang, sessionHash: '' } as const;
    const call = { actor, meta: { ip: '', zone: 'UTC' }, now: new Date(at) };
    await appendBusinessEvents(db, call, businessId, [{ name: 'SEAL_USED', data: { subject: name, requestId } }]);
  },
};
