import type { Role } from './session.ts';

export const layoutNames = ['admin', 'default', 'main', 'operator', 'simple', 'unauthenticated'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** One row per screen. */
export interface Screen {
  /** React Router pattern: `/view/:id/:userid`; `*` is every unknown path. */
  path: string;
  /** Route module, relative to app/. */
  file: string;
  /** Who may open it. */
  roles: readonly Role[] | 'all';
  /** Exact role only: an admin is then no user. */
  strict?: true;
  layout: LayoutName;
  /** A screen of our own, with its reason in docs/decisions: the specification names neither it nor its roles. */
  isBeyondSpecification?: true;
  /** A visit may lead here besides its own pages: whoever came by a link goes on in the language of the visit. */
  isAfterVisit?: true;
  /** Message id of the page's title; without it the title comes from the path. */
  title?: string;
}
