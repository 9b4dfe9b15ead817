/**
 * A sentence for the operator about a database of their own that cannot be used, with what to do. It names the variable and never the
 * password. Undefined for what has nothing to do with reaching it.
 */
export function describeUnreachable(url: string, error: unknown): string | undefined {
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname || 'localhost'}:${port || 5432}`;
  const database = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // pg's own complaint, which has no code.
  if (message.includes('client password must be a'))
    return `The database server at ${server} asks for a password, and DATABASE_URL has none. Add it.`;
  const silence = `Nothing answers at ${server}, where DATABASE_URL leads. Start PostgreSQL there, or correct host and port.`;
  const sentences: Readonly<Record<string, string>> = {
    ECONNREFUSED: silence,
    ETIMEDOUT: silence,
    EHOSTUNREACH: silence,
    ENETUNREACH: silence,
    ECONNRESET: silence,
    ENOTFOUND: `DATABASE_URL names a host that is not known: ${hostname}. Correct it.`,
    EAI_AGAIN: `DATABASE_URL names a host that is not known: ${hostname}. Correct it, or look whether names are resolved at all.`,
    '28P01': `The database server at ${server} refuses user or password of DATABASE_URL. Correct them.`,
    '28000': `The database server at ${server} does not let the user of DATABASE_URL in. Allow it in its pg_hba.conf.`,
    '53300': `The database server at ${server} has no session left. Raise its max_connections, or see who holds them: a server of Sigillum takes up to 30.`,
    '3D000': `DATABASE_URL names a database that is not there: ${database}. Create it: createdb ${database}`,
    '25006': `The database server at ${server} follows another one and takes no writes. Name the one that does, and this one as DATABASE_STANDBY_URL.`,
    '42501': `The user of DATABASE_URL may not work in the database ${database}. Make it the owner.`,
  };
  return sentences[code];
}
