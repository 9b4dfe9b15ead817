import type { EntryContext } from 'react-router';

/** Every script that a page needs before it can be used; `matched` are the ids of its routes. */
export function listScripts(
  { entry, routes }: Pick<EntryContext['manifest'], 'entry' | 'routes'>,
  matched: readonly string[],
): string[] {
  const parts = [entry, ...matched.flatMap((id) => routes[id] ?? [])];
  return [...new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))];
}
