import type { EntryContext } from 'react-router';

/**
 * Every script that a page needs before it can be used, each behind those that it imports, and last the one that begins the app; `matched`
 * are the ids of the routes.
 */
export function listScripts(
  { entry, routes }: Pick<EntryContext['manifest'], 'entry' | 'routes'>,
  matched: readonly string[],
): string[] {
  const parts = [...matched.flatMap((id) => routes[id] ?? []), entry];
  return [...new Set(parts.flatMap(({ module, imports = [] }) => [...imports, module]))];
}
