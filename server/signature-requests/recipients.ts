import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listGroupPeople } from '../groups/groups-repository.ts';
import type { Services } from '../services.ts';
import type { ObserverRow, RequestRow, SignatureRow } from '../requests/request-repository.ts';
import type { Colleague } from './name-colleagues.ts';
import { writeViewLink, writeVisitLink } from './visit-link.ts';
import { maskAddress } from '../requests/mask-address.ts';
import { joinName } from '../rules/join-name.ts';

/** A person a mail goes to: address, language, name, and the link that lets this person in. */
export interface Recipient {
  to: string;
  language: string;
  name: string | undefined;
  url: string;
  /** The link alone lets in: it is a visitor's. */
  isPersonal: boolean;
  /** Looks after the request, and sees everybody's address. */
  isManager?: boolean;
}

/** A signer in words for a recipient: the name, or the address where there is none, as the recipient may see it. */
export function nameSigner(
  { first_name, last_name, email }: Pick<SignatureRow, 'first_name' | 'last_name' | 'email'>,
  { to, isManager }: Pick<Recipient, 'to' | 'isManager'>,
): string {
  return (
    joinName(first_name, last_name) ||
    (isManager || email.toLowerCase() === to.toLowerCase() ? email : maskAddress(email))
  );
}

/** The signer as a recipient; nobody when the owner delivers everything, or when the account is deleted. */
export function addressSigner(services: Services, row: SignatureRow): Recipient[] {
  if (!row.notify || row.account_deleted_at || (row.group_id !== null && row.user_id === null)) return [];
  const url = row.user_id ? writeViewLink(services.config, row.request_id) : writeVisitLink(services, row);
  if (!url) return [];
  return [
    {
      to: row.user_email ?? row.email,
      language: row.account_lang ?? row.language,
      name: joinName(row.first_name, row.last_name) || undefined,
      url,
      isPersonal: !row.user_id,
    },
  ];
}

/** Everybody of the groups that have still to sign, or observe; whoever has no account finds the way to one behind the link. */
export async function addressGroups(
  services: Services,
  db: Kysely<Database>,
  rows: readonly Pick<SignatureRow, 'request_id' | 'group_id'>[],
  language: string,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const { request_id, group_id } of rows) {
    if (group_id === null) continue;
    for (const { email, name, lang } of await listGroupPeople(db, group_id))
      recipients.push({
        to: email,
        language: lang ?? language,
        name: name || undefined,
        url: writeViewLink(services.config, request_id),
        isPersonal: false,
      });
  }
  return recipients;
}

export const addressObserver = (services: Services, row: ObserverRow, language: string): Recipient => ({
  to: row.email,
  language: row.account_lang ?? language,
  name: undefined,
  url: writeViewLink(services.config, row.request_id),
  isPersonal: false,
});

export const addressColleague = (services: Services, requestId: string, colleague: Colleague): Recipient => ({
  to: colleague.email,
  language: colleague.lang,
  name: joinName(colleague.first_name, colleague.last_name) || undefined,
  url: writeViewLink(services.config, requestId),
  isPersonal: false,
});

/** Who looks after the request: its owner, or the business's admins once the owner has left the business. */
export async function addressManagers(
  services: Services,
  db: Kysely<Database>,
  request: RequestRow,
): Promise<Recipient[]> {
  const url = writeViewLink(services.config, request.id);
  const people = request.business_id
    ? await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.id', 'users.email', 'users.lang', 'users.first_name', 'users.last_name', 'memberships.role'])
        .where('memberships.business_id', '=', request.business_id)
        .where('memberships.state', '=', 'accepted')
        .execute()
    : [];
  const ownerHasLeft =
    request.business_id !== null && !request.owner_is_program && !people.some(({ id }) => id === request.owner_id);
  if (!ownerHasLeft) {
    if (request.owner_deleted_at) return [];
    const name = joinName(request.owner_first_name, request.owner_last_name) || undefined;
    return [{ to: request.owner_email, language: request.owner_lang, name, url, isPersonal: false, isManager: true }];
  }
  const admins = people.filter(({ role }) => role === 'admin');
  return admins.map(({ email, lang, first_name, last_name }) => ({
    to: email,
    language: lang,
    name: joinName(first_name, last_name) || undefined,
    url,
    isPersonal: false,
    isManager: true,
  }));
}

/** One mail a person and link: an owner who signs too is told once, equal visitors with links of their own are told each. */
export function removeRepeated(recipients: readonly Recipient[]): Recipient[] {
  const seen = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const key = `${recipient.to.toLowerCase()} ${recipient.url}`;
    const isManager = recipient.isManager ?? seen.get(key)?.isManager ?? false;
    seen.set(key, { ...recipient, isManager });
  }
  return [...seen.values()];
}
