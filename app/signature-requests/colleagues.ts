import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** Somebody of the organisation who may read a request, or do with it what its owner may. */
export interface Colleague {
  email: string;
  right: 'read' | 'write';
}

/** The lists that a request's change takes. */
export type ColleagueLists = Record<'read_access' | 'write_access', string[]>;

/** Who was named; whoever has access anyway, as owner, signer or observer, is no colleague that was named. */
export function listColleagues({
  owner,
  signatures,
  observers,
  read_access,
  write_access,
}: Pick<SignatureRequest, 'owner' | 'signatures' | 'observers' | 'read_access' | 'write_access'>): Colleague[] {
  const writers = write_access.filter((email) => email !== owner);
  const others = [
    ...signatures.flatMap(({ account_email, signer_identity_data: person }) => [account_email, person.email_address]),
    ...observers.map(({ user_info }) => user_info?.email),
  ];
  const readers = read_access.filter((email) => ![owner, ...writers, ...others].includes(email));
  return [
    ...writers.map((email) => ({ email, right: 'write' as const })),
    ...readers.map((email) => ({ email, right: 'read' as const })),
  ];
}

/** Names somebody, or changes over who was named already. */
export const nameColleague = (colleagues: readonly Colleague[], named: Colleague): Colleague[] => [
  ...leaveColleagueOut(colleagues, named.email),
  named,
];

export const leaveColleagueOut = (colleagues: readonly Colleague[], email: string): Colleague[] =>
  colleagues.filter((one) => one.email.toLowerCase() !== email.toLowerCase());

export function writeColleagues(colleagues: readonly Colleague[]): ColleagueLists {
  const emailsOf = (right: Colleague['right']) => colleagues.flatMap((one) => (one.right === right ? [one.email] : []));
  return { read_access: emailsOf('read'), write_access: emailsOf('write') };
}
