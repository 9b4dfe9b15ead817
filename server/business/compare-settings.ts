import { isDeepStrictEqual } from 'node:util';
import { isRecord } from './merge-settings.ts';

/** What differs, by the path of its name (`supportContact.email`), with what it was and is. */
export function compareSettings(
  from: object,
  to: object,
  path: string[] = [],
): Record<string, { from: unknown; to: unknown }> {
  const before = from as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(to).flatMap(([name, value]: [string, unknown]) => {
      const [was, way] = [before[name], [...path, name]];
      if (isRecord(was) && isRecord(value)) return Object.entries(compareSettings(was, value, way));
      return isDeepStrictEqual(was, value) ? [] : [[way.join('.'), { from: was, to: value }]];
    }),
  );
}
