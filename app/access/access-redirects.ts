import { type AccountRole, listRoles, type Session } from './session.ts';

export interface AccessRedirect {
  /** Tested against the screen's pattern. */
  from: RegExp;
  when: (session: Session) => boolean;
  to: string;
  /** Message id of a snackbar that says why. */
  flash?: string;
  /** Of what is sent alone: a tab may have been opened before the role changed (decision 345). */
  isOfSending?: true;
}

const is = (role: AccountRole) => (session: Session) => listRoles(session)[0] === role;

/** Pages of a business that its admins alone may open. */
const adminPages =
  /^\/business\/(dashboard|activity|settings|seals|billing|extras|members|profile|developers|welcome)(\/|$)/;

/** Redirects that depend on who asks (specification, section 6); tried in order, before roles are. */
export const accessRedirects: readonly AccessRedirect[] = [
  { from: /^\/business$/, when: is('admin'), to: '/business/dashboard' },
  { from: /^\/business$/, when: is('member'), to: '/', flash: 'business.not_allowed' },
  { from: /^\/business$/, when: is('user'), to: '/business/register' },
  { from: adminPages, when: is('member'), to: '/', flash: 'business.not_allowed' },
  { from: adminPages, when: is('user'), to: '/business/register' },
  { from: /^\/business\/signup(\/|$)/, when: is('admin'), to: '/business/profile' },
  // Another tab has founded the business or brought it back meanwhile.
  { from: /^\/business\/register$/, when: is('admin'), to: '/business/profile', isOfSending: true },
  { from: /^\/business\/register$/, when: is('member'), to: '/', isOfSending: true },
];
