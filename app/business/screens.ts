import type { Screen } from '../access/screen.ts';

/** A page for administrators that is announced until it is built (coming-screens.ts). */
const announce = <Path extends string>(path: Path, title: string) =>
  ({ path, file: 'business/coming-screen.tsx', roles: ['admin'], layout: 'admin', isComing: true, title }) as const;

export const businessScreens = [
  {
    path: '/business/signup',
    file: 'business/business-sign-up.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'business.sign-up.title',
  },
  {
    path: '/business/signup/mail-sent',
    file: 'business/business-mail-sent.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'user.mail-sent.title',
  },
  {
    path: '/business/signup/steps',
    file: 'business/business-sign-up-steps.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'business.steps.title',
  },
  {
    path: '/business/register',
    file: 'business/register-business.tsx',
    roles: ['user'],
    strict: true,
    layout: 'simple',
    title: 'business.register.title',
  },
  {
    path: '/business/welcome',
    file: 'business/business-welcome.tsx',
    roles: ['admin'],
    layout: 'simple',
    title: 'business.welcome.tab',
  },
  // Nobody stays here: access/access-redirects.ts leads every account on.
  {
    path: '/business',
    file: 'business/coming-screen.tsx',
    roles: ['user'],
    layout: 'admin',
    title: 'layouts.navigation.business',
  },
  {
    path: '/business/dashboard',
    file: 'business/business-dashboard.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.dashboard.title',
  },
  {
    path: '/business/activity',
    file: 'business/activity.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.activity.title',
  },
  {
    path: '/business/settings',
    file: 'business/settings.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.settings.title',
  },
  announce('/business/extras', 'business.coming.extras.title'),
  {
    path: '/business/developers/api',
    file: 'business/api-users.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.api.title',
  },
  {
    path: '/business/profile',
    file: 'business/business-profile.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.profile.title',
  },
  {
    path: '/business/profile/aes-for-business',
    file: 'business/aes-for-business.tsx',
    roles: ['admin'],
    layout: 'admin',
    title: 'business.aes.title',
  },
  {
    path: '/aes-for-business',
    file: 'business/answer-aes.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'business.aes-answer.title',
    isBeyondSpecification: true,
  },
] as const satisfies readonly Screen[];
