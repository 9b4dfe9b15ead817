import type { ReactNode } from 'react';

/** A place that the navigation leads to. */
export interface NavigationItem {
  href: string;
  label: string;
  icon?: ReactNode;
  /** The person is there, or on a page below it. */
  isCurrent?: boolean;
}
