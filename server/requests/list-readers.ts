import type { RequestView } from './access.ts';
import type { NamedRow } from './request-repository.ts';
import { showAddressTo } from './show-address.ts';

/** The e-mail addresses of who may read, as the viewer may see them; the same whether an address has an account or not. */
export function listReaders(
  view: RequestView,
  observers: readonly { email: string }[],
  named: readonly NamedRow[],
): string[] {
  const { request, status, signatures } = view;
  const others = status === 'DRAFT' ? [] : [...signatures, ...observers];
  return show(view, [request.owner_email, ...[...others, ...named].map(({ email }) => email)]);
}

/** Of who may do what the owner may. */
export const listWriters = (view: RequestView, named: readonly NamedRow[]): string[] =>
  show(view, [view.request.owner_email, ...named.flatMap(({ level, email }) => (level === 'write' ? [email] : []))]);

const show = (view: RequestView, emails: readonly string[]): string[] => [
  ...new Set(emails.filter(Boolean).map(showAddressTo(view))),
];
