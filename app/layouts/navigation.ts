import type { MessageText } from '../i18n/define-messages.ts';
import type { Role } from '../access/session.ts';
import { layoutsMessages as messages } from './messages.ts';

/** A place of the navigation. It appears if the person's role may open it. */
export interface Place {
  href: string;
  message: MessageText;
  roles: readonly Role[];
  /** Addresses below it, by which it is current. */
  within?: RegExp;
}

const everybody = ['user', 'member', 'admin'] as const;

/** The places of the business's side navigation. */
export const businessPlaces: readonly Place[] = [
  { href: '/business/dashboard', message: messages.dashboard, roles: ['admin'] },
  {
    href: '/business/members',
    message: messages.members,
    roles: ['admin'],
    within: /^\/business\/members(?!\/(?:signer-groups|domains))/,
  },
  { href: '/business/members/domains', message: messages.domains, roles: ['admin'] },
  { href: '/business/members/signer-groups', message: messages.signerGroups, roles: ['admin'] },
  { href: '/business/seals', message: messages.seals, roles: ['admin'], within: /^\/business\/seals/ },
  {
    href: '/business/developers/api',
    message: messages.apiUsers,
    roles: ['admin'],
    within: /^\/business\/developers/,
  },
  { href: '/business/activity', message: messages.activity, roles: ['admin'] },
  { href: '/business/settings', message: messages.businessSettings, roles: ['admin'] },
  { href: '/business/profile', message: messages.businessProfile, roles: ['admin'], within: /^\/business\/profile/ },
  {
    href: '/business/billing/plan',
    message: messages.plan,
    roles: ['admin'],
    within: /^\/business\/(?:billing|extras|upgrade)/,
  },
];

/** The places of the toolbar. That of the business is the first of its pages. */
export const mainPlaces: readonly Place[] = [
  { href: '/dashboard', message: messages.dashboard, roles: everybody, within: /^\/(?:$|dashboard|invite|view)/ },
  { href: '/upload', message: messages.upload, roles: everybody },
  { href: '/templates', message: messages.templates, roles: ['member', 'admin'], within: /^\/(?:templates|batches)/ },
  { href: '/team', message: messages.team, roles: ['member', 'admin'] },
  { href: '/verify', message: messages.verify, roles: everybody },
  {
    href: businessPlaces[0]!.href,
    message: messages.business,
    roles: ['admin'],
    within: /^\/business(?:\/|$)/,
  },
];

/** The places that a role sees, marked by where the person is. */
export function listPlaces(places: readonly Place[], role: Role | undefined, pathname: string) {
  return places
    .filter(({ roles }) => role !== undefined && roles.includes(role))
    .map(({ href, message, within }) => ({
      href,
      message,
      isCurrent: within ? within.test(pathname) : pathname === href,
    }));
}
