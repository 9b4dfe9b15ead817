import { accessRedirects } from './access-redirects.ts';
import type { Screen } from './screen.ts';
import { listRoles, type Session } from './session.ts';

export type Access =
  | { kind: 'allow' }
  /** Elsewhere, with a snackbar where the person must know why. */
  | { kind: 'redirect'; to: string; flash?: string }
  | { kind: 'login' }
  | { kind: 'not-found' };

/** Judges one screen for one session (specification, section 6): who opens it, or sends something to it. */
export function decideAccess(
  screen: Pick<Screen, 'path' | 'roles' | 'strict'>,
  session: Session,
  isSending = false,
): Access {
  const row = accessRedirects.find(
    ({ from, when, isOfSending = false }) => from.test(screen.path) && when(session) && (isSending || !isOfSending),
  );
  if (row) return { kind: 'redirect', to: row.to, ...(row.flash && { flash: row.flash }) };
  if (screen.roles === 'all') return { kind: 'allow' };
  const held = screen.strict ? listRoles(session).slice(0, 1) : listRoles(session);
  if (screen.roles.some((role) => held.includes(role))) return { kind: 'allow' };
  if (session.kind !== 'account') return { kind: 'login' };
  // An account on a page for people without one has arrived already (our choice).
  return screen.roles.includes('unauthenticated') ? { kind: 'redirect', to: '/' } : { kind: 'not-found' };
}
