import type { Screen } from '../access/screen.ts';

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
] as const satisfies readonly Screen[];
