import { pageOwnerHeader } from '@sigillum/api-contracts/page-owner.ts';

/** Whose this document is; undefined: nobody's. */
const readOwner = (): string | undefined => document.documentElement.dataset['owner'];

/** What a call of this page says of whose it is: another tab may have logged in somebody else meanwhile, or opened another link to the request. */
export function describeOwner(owner = readOwner()): Record<string, string> {
  return owner === undefined ? {} : { [pageOwnerHeader]: owner };
}

/** A `fetch` that says so to the own server. */
export const sayOwner =
  (
    fetch: typeof globalThis.fetch,
    describe = describeOwner,
    { origin, href }: Pick<Location, 'origin' | 'href'> = window.location,
  ): typeof globalThis.fetch =>
  (input, init) => {
    if (input instanceof Request || new URL(input, href).origin !== origin) return fetch(input, init);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(describe())) headers.set(name, value);
    return fetch(input, { ...init, headers });
  };
