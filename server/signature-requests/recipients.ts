import { sql, type Kysely } from 'kysely';
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
  /** The link lets in accounts alone, and the address has none. */
  isAccountNeeded?: boolean;
  /** Looks after the request, and sees everybody's address. */
  isManager?: boolean;
  /** The signatures for listed documents by which alone the person takes part: it reads of no other document (decision 216). */
  listedBy?: readonly string[];
}

/** The ids of the documents of which a recipient may read; undefined for all. */
export type ShownTo = (recipient: Recipient) => ReadonlySet<string> | undefined;

export async function readShownTo(db: Kysely<Database>, recipients: readonly Recipient[]): Promise<ShownTo> {
  const sids = recipients.flatMap(({ listedBy = [] }) => listedBy);
  if (!sids.length) return () => undefined;
  const rows = await db
    .selectFrom('document_signatures')
    .select(['sid', 'document_id'])
    .where('sid', 'in', sids)
    .execute();
  return ({ listedBy }) =>
    listedBy && new Set(rows.filter(({ sid }) => listedBy.includes(sid)).map(({ document_id }) => document_id));
}

const narrow = (row: Partial<Pick<SignatureRow, 'sid' | 'signs_listed_only'>>) =>
  row.signs_listed_only && row.sid ? { listedBy: [row.sid] } : {};

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
      ...narrow(row),
    },
  ];
}

/** Everybody of the groups that have still to sign, or observe; whoever has no account finds the way to one behind the link. */
export async function addressGroups(
  services: Services,
  db: Kysely<Database>,
  rows: readonly (Pick<SignatureRow, 'request_id' | 'group_id'> &
    Partial<Pick<SignatureRow, 'sid' | 'signs_listed_only'>>)[],
  language: string,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const row of rows) {
    const { request_id, group_id } = row;
    if (group_id === null) continue;
    for (const { email, name, lang } of await listGroupPeople(db, group_id))
      recipients.push({
        to: email,
        language: lang ?? language,
        name: name || undefined,
        url: writeViewLink(services.config, request_id),
        isPersonal: false,
        isAccountNeeded: lang === null,
        ...narrow(row),
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
  isAccountNeeded: row.account_lang === null,
});

export const addressColleague = (services: Services, requestId: string, colleague: Colleague): Recipient => ({
  to: colleague.email,
  language: colleague.lang,
  name: joinName(colleague.first_name, colleague.last_name) || undefined,
  url: writeViewLink(services.config, requestId),
  isPersonal: false,
});

/** Who looks after the request: its owner, during an absence a deputy, too, or the business's admins once the owner has left the business. */
export async function addressManagers(
  services: Services,
  db: Kysely<Database>,
  request: RequestRow,
): Promise<Recipient[]> {
  const manager = { url: writeViewLink(services.config, request.id), isPersonal: false, isManager: true };
  const addressMember = ({ email, lang, first_name, last_name }: Omit<Colleague, 'id'>): Recipient => ({
    to: email,
    language: lang,
    name: joinName(first_name, last_name) || undefined,
    ...manager,
  });
  const people = request.business_id
    ? await db
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select(['users.id', 'users.email', 'users.lang', 'users.first_name', 'users.last_name', 'memberships.role'])
        .select(
          sql<boolean>`exists (select from request_access lent where lent.request_id = ${request.id} and lent.user_id = users.id
            and lent.deputy_for is not null and lent.removed_at is null)`.as('is_deputy'),
        )
        .where('memberships.business_id', '=', request.business_id)
        .where('memberships.state', '=', 'accepted')
        .execute()
    : [];
  const ownerHasLeft =
    request.business_id !== null && !request.owner_is_program && !people.some(({ id }) => id === request.owner_id);
  if (!ownerHasLeft) {
    if (request.owner_deleted_at) return [];
    const name = joinName(request.owner_first_name, request.owner_last_name) || undefined;
    const owner = { to: request.owner_email, language: request.owner_lang, name, ...manager };
    return [owner, ...people.filter(({ is_deputy }) => is_deputy).map(addressMember)];
  }
  return people.filter(({ role }) => role === 'admin').map(addressMember);
}

/**
 * One mail a person and link: an owner who signs too is told once, equal visitors with links of their own are told each. Who takes part in two ways
 * reads what either shows.
 */
export function removeRepeated(recipients: readonly Recipient[]): Recipient[] {
  const seen = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const key = `${recipient.to.toLowerCase()} ${recipient.url}`;
    const before = seen.get(key);
    const isManager = recipient.isManager ?? before?.isManager ?? false;
    const { listedBy, ...known } = recipient;
    const listed = before ? listedBy && before.listedBy && [...before.listedBy, ...listedBy] : listedBy;
    seen.set(key, { ...known, isManager, ...(listed && { listedBy: listed }) });
  }
  return [...seen.values()];
}
