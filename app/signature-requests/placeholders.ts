import type {
  AcceptedPlaceholder,
  Placeholder,
  PlaceholderKind,
} from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';

/** Somebody who signs. */
export interface NamedSigner {
  sid: string;
  name: string;
}

/** What is chosen for each placeholder and role; what is missing is as it was found. */
export interface PlaceholderChoices {
  /** By the placeholder’s id. */
  accepted: Readonly<Record<string, boolean>>;
  kinds: Readonly<Record<string, PlaceholderKind>>;
  /** Signatures by the role as the documents name it. */
  people: Readonly<Record<string, string>>;
}

/** Case, accents, signs and spaces of a name are nobody’s. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whoever is meant by a role: by name, a part of it, or a number in the order; or the only one who signs. */
export function matchRole(role: string, signers: readonly NamedSigner[]): string | undefined {
  if (signers.length === 1) return signers[0]!.sid;
  const wanted = fold(role);
  if (wanted === '') return undefined;
  const number = /^(?:\p{L}*)(\d{1,2})$/u.exec(wanted)?.[1];
  const named = signers.filter(({ name }) => fold(name) === wanted || name.split(/[\s@]/).map(fold).includes(wanted));
  if (named.length === 1) return named[0]!.sid;
  return named.length === 0 && number ? signers[Number(number) - 1]?.sid : undefined;
}

export const isUsable = ({ doubts }: Placeholder): boolean => !doubts.includes('NOT_CLOSED');

/** A doubtful one is not accepted before somebody has looked at it. */
export const isAccepted = (placeholder: Placeholder, { accepted }: PlaceholderChoices): boolean =>
  isUsable(placeholder) && (accepted[placeholder.id] ?? placeholder.doubts.every((doubt) => doubt === 'ROLE'));

/** Whether its text leaves open what it becomes. */
export const isKindOpen = ({ kind, doubts }: Placeholder): boolean => kind === null || doubts.includes('CHOICES');

export const kindOf = (placeholder: Placeholder, { kinds }: PlaceholderChoices): PlaceholderKind =>
  kinds[placeholder.id] ?? (isKindOpen(placeholder) ? 'text' : placeholder.kind!);

/** The roles of what is accepted, in the order of the documents. */
export const listRoles = (placeholders: readonly Placeholder[]): string[] => [
  ...new Set(placeholders.filter(isUsable).map(({ role }) => role)),
];

export const personOf = (
  role: string,
  { people }: PlaceholderChoices,
  signers: readonly NamedSigner[],
): string | undefined => people[role] ?? matchRole(role, signers);

/** What is to be placed; undefined where somebody has still to be named. `nameKind` names a field of which the document says nothing. */
export function listAccepted(
  placeholders: readonly Placeholder[],
  choices: PlaceholderChoices,
  { signers, nameKind }: { signers: readonly NamedSigner[]; nameKind: (kind: PlaceholderKind) => string },
): AcceptedPlaceholder[] | undefined {
  const list = placeholders
    .filter((placeholder) => isAccepted(placeholder, choices))
    .map((placeholder) => {
      const kind = kindOf(placeholder, choices);
      const sid = personOf(placeholder.role, choices, signers);
      return { id: placeholder.id, kind, sid, label: placeholder.label || nameKind(kind) };
    });
  return list.every((one): one is AcceptedPlaceholder => one.sid !== undefined) ? list : undefined;
}
