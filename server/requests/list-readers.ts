import type { RequestView } from './access.ts';

/** The e-mail addresses of who may read; the same whether an address has an account or not. */
export function listReaders(view: RequestView, observers: readonly { email: string }[]): string[] {
  const { request, status, signatures } = view;
  const others = status === 'DRAFT' ? [] : [...signatures, ...observers];
  return [...new Set([request.owner_email, ...others.map(({ email }) => email)])];
}
