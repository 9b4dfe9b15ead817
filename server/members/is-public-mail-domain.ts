import { readFileSync } from 'node:fs';

let known: Set<string> | undefined;

/** Whether anybody gets an address at a domain. Where the list is from, it says itself. */
export function isPublicMailDomain(domain: string): boolean {
  known ??= new Set(
    readFileSync(new URL('public-mail-domains.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return known.has(domain);
}
