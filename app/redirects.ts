/** Addresses that moved for everybody. Redirects that depend on who asks are rows of access/access-redirects.ts. */
export const redirects = [
  { from: '/business/members/activity', to: '/business/activity' },
] as const satisfies readonly { from: string; to: string }[];
