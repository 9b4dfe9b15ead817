import type { RequestView } from './access.ts';
import { showAddressTo } from './show-address.ts';

/** The e-mail addresses of who may read, as the viewer may see them; the same whether an address has an account or not. */
export function listReaders(view: RequestView, observers: readonly { email: string }[]): string[] {
  const { request, status, signatures } = view;
  const others = status === 'DRAFT' ? [] : [...signatures, ...observers];
  return [
    ...new Set([request.owner_email, ...others.map(({ email }) => email).filter(Boolean)].map(showAddressTo(view))),
  ];
}
