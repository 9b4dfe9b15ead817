import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { InviteResult, MemberRole } from '@sigillum/api-contracts/members/schemas.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';
import type { BusinessRow } from '../business/business-repository.ts';
import { endInvitation } from '../business/membership-history.ts';
import { countSeats } from '../business/seats.ts';
import { mailInvitations } from '../business/tell-members.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { readLanguages, readStandings } from './invitations-repository.ts';
import { judgeAddresses } from './judge-addresses.ts';

/** Invites whom it can of these people into a business that the caller has locked; answers what came of each address. */
export async function invitePeople(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  business: BusinessRow,
  users: readonly { email: string; role: MemberRole }[],
): Promise<{ email: string; result: InviteResult }[]> {
  const { actor, now } = call;
  const standings = await readStandings(
    trx,
    business.id,
    users.map(({ email }) => normaliseEmail(email)),
  );
  const collect = (isMeant: (row: (typeof standings)[number]) => boolean) =>
    new Set(standings.filter(isMeant).map(({ email }) => email));
  const isOpen = ({ state, invited_at }: (typeof standings)[number]) =>
    state === 'invited' && invited_at !== null && endInvitation(invited_at) > now;
  const { free } = await countSeats(trx, business, now);
  const results = judgeAddresses(
    users.map(({ email }) => email),
    {
      own: actor.email.toLowerCase(),
      members: collect(({ state }) => state === 'accepted'),
      invited: collect(isOpen),
      freeSeats: free,
    },
  );
  const invited = results.flatMap(({ email, result }, index) =>
    result === 'INVITED' ? [{ email, role: users[index]!.role }] : [],
  );
  await forgetUnanswered(
    trx,
    standings.filter((row) => row.state === 'invited' && !isOpen(row)).map(({ id }) => id),
  );
  await write(trx, call, business, invited);
  return results;
}

/** Expired invitations of people who are invited anew. */
async function forgetUnanswered(trx: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length) await trx.deleteFrom('memberships').where('id', 'in', ids).execute();
}

async function write(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { id: businessId, name: businessName }: BusinessRow,
  people: readonly { email: string; role: MemberRole }[],
): Promise<void> {
  if (!people.length) return;
  const { actor, now } = call;
  const rows = people.map(({ email, role }) => ({
    id: randomUUID(),
    business_id: businessId,
    email,
    role,
    state: 'invited' as const,
    invited_at: now,
    invited_by: actor.id,
  }));
  await trx.insertInto('memberships').values(rows).execute();
  await appendBusinessEvents(
    trx,
    call,
    businessId,
    people.map((data) => ({ name: 'MEMBER_INVITED', data })),
  );
  const languages = await readLanguages(
    trx,
    people.map(({ email }) => email),
  );
  for (const role of ['admin', 'member'] as const) {
    const recipients = people
      .filter((person) => person.role === role)
      .map(({ email }) => ({ email, lang: languages.get(email) ?? null }));
    await mailInvitations(trx, call, recipients, { businessName, role });
  }
}
