import { Resolver } from 'node:dns/promises';

/** What the name servers say of a name's TXT records; parts of one record are joined (RFC 7208, 3.3, as everybody does). */
export type TxtAnswer = { records: string[] } | 'no_domain' | 'unreachable';

/** Asks name servers what an organisation has published. */
export interface TxtResolver {
  lookUp(name: string): Promise<TxtAnswer>;
}

/** No such name; but the domain above it may be there. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** The name servers of this machine, or `server` (address, or address and port) alone. */
export function createTxtResolver(server?: string): TxtResolver {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (server) resolver.setServers([server]);
  const ask = async (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? 'unknown',
    );
  return {
    async lookUp(name) {
      let records: string[] = [];
      const fault = await ask(
        resolver.resolveTxt(name).then((found) => {
          records = found.map((parts) => parts.join(''));
        }),
      );
      if (!fault) return { records };
      if (!absent.has(fault)) return 'unreachable';
      // The name itself is made for the record. Whether its domain is there, the domain's own name server says.
      const domain = name.slice(name.indexOf('.') + 1);
      const atDomain = await ask(resolver.resolveSoa(domain));
      if (!atDomain || atDomain === 'ENODATA') return { records: [] };
      return atDomain === 'ENOTFOUND' ? 'no_domain' : 'unreachable';
    },
  };
}
