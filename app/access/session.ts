import type { SupportContact } from '@sigillum/api-contracts/business/schemas.ts';
import type { HighestQuality, User } from '@sigillum/api-contracts/user/schemas.ts';

/** What a person may be (specification, section 6). Admin also holds member and user; member also holds user. */
export const accountRoles = ['user', 'member', 'admin'] as const;
export type AccountRole = (typeof accountRoles)[number];
/** `nas` is a visitor: somebody who signs with a link, without an account. `operator` runs the installation, besides what the account is. */
export type Role = 'unauthenticated' | AccountRole | 'nas' | 'operator';

/** Who asks: nobody known, an account with its token, or a visitor with the secret of the link. Never leaves the server. */
export type Session =
  | { kind: 'nobody' }
  | { kind: 'account'; token: string; user: User }
  | { kind: 'visit'; requestId: string; userid: string };

/**
 * The account of whoever opened the page, for loaders of screens whose roles let nobody else in. After an action of the same request it
 * still says what was before.
 */
export function expectUser(session: Session): User {
  if (session.kind !== 'account') throw new Error('The screen is open to people without account.');
  return session.user;
}

/** Every role a session holds, the highest (its exact one) first. */
export function listRoles(session: Session): readonly Role[] {
  if (session.kind === 'nobody') return ['unauthenticated'];
  if (session.kind === 'visit') return ['nas'];
  const { roles, isOperator } = session.user;
  const highest = accountRoles.findLastIndex((role) => role === 'user' || roles.includes(role));
  return [...accountRoles.slice(0, highest + 1).toReversed(), ...(isOperator ? (['operator'] as const) : [])];
}

/** The account as every page in the browser may know it. */
export type Person = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'lang'> & {
  role: AccountRole;
  /** Only of who runs the installation. */
  isOperator?: true;
};

/** What a person's signatures of regulated records start with (attributes of the account). */
export interface Part11Words {
  name: string | null;
  reason: string | null;
}

/** What the browser is told of them. */
export function describePart11(session: Session): Part11Words | undefined {
  if (session.kind !== 'account') return undefined;
  const { p11SigningName: name, p11SigningReason: reason } = session.user.attributes;
  return { name, reason };
}

/** Whom people of the account's organisation may ask. */
export const describeHelp = (session: Session): SupportContact | undefined =>
  session.kind === 'account' ? session.user.business?.supportContact : undefined;

/** The most that the account can sign with, under any law. */
export const describeHighestQuality = (session: Session): HighestQuality | undefined =>
  session.kind === 'account' ? session.user.highestQuality.any : undefined;

/** What the browser is told of an account. */
export function describePerson(session: Session): Person | undefined {
  if (session.kind !== 'account') return undefined;
  const { id, email, firstName, lastName, lang, isOperator } = session.user;
  const role = listRoles(session)[0] as AccountRole;
  return { id, email, firstName, lastName, lang, role, ...(isOperator && { isOperator }) };
}
