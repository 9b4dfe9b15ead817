/** Addresses without a page. They stand open to everybody; each judges its caller itself. */
export const resources = [
  { path: '/locale', file: 'i18n/change-locale.ts' },
  { path: '/sso/callback/:business?', file: 'user/sso-callback.ts' },
] as const satisfies readonly {
  path: string;
  file: string;
}[];
