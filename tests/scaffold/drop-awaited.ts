import type { Drafts } from './drafts.ts';
import { places } from './places.ts';

/** Takes what is there now from the list of what is still to come. */
export function dropAwaited(drafts: Drafts, kind: string, name: string): void {
  drafts.change(places.inventory('still-to-come'), (text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith(`${kind}\t${name}\t`))
      .join('\n'),
  );
}
