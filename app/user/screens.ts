import type { Screen } from '../access/screen.ts';

export const userScreens = [
  { path: '/login', file: 'user/login.tsx', roles: ['unauthenticated'], layout: 'simple', title: 'user.login.title' },
  { path: '/logout', file: 'user/logout.tsx', roles: ['user'], layout: 'simple', title: 'user.logout.title' },
  {
    path: '/signup',
    file: 'user/sign-up.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'user.sign-up.title',
  },
  {
    path: '/signup/mail-sent',
    file: 'user/mail-sent.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'user.mail-sent.title',
  },
  { path: '/signup/confirm', file: 'user/confirm.tsx', roles: 'all', layout: 'simple', title: 'user.confirm.title' },
  {
    path: '/signup/steps',
    file: 'user/sign-up-steps.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'user.sign-up.title',
  },
  {
    path: '/password-reset',
    file: 'user/password-reset.tsx',
    roles: ['unauthenticated'],
    layout: 'simple',
    title: 'user.reset.title',
  },
  {
    path: '/password-reset/mail-sent',
    file: 'user/password-reset-mail-sent.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'user.mail-sent.title',
  },
  {
    path: '/password-reset/confirm',
    file: 'user/password-reset-confirm.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'user.reset.confirm-title',
  },
  {
    path: '/password-reset/new',
    file: 'user/password-reset-new.tsx',
    roles: 'all',
    layout: 'simple',
    title: 'user.reset.title',
  },
  {
    path: '/profile/change-password',
    file: 'user/change-password.tsx',
    roles: ['user'],
    layout: 'simple',
    title: 'user.change-password.title',
  },
  { path: '/welcome', file: 'user/welcome.tsx', roles: 'all', layout: 'simple', title: 'user.welcome.plain' },
] as const satisfies readonly Screen[];
