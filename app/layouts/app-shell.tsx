import type { ReactNode } from 'react';
import type { RootData } from './use-root.ts';

/** Everything around a screen that exists once per app. */
export function AppShell({ children }: { root: RootData; children: ReactNode }) {
  return children;
}
