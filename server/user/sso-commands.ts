import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { openIdConnect } from '../identity/openid-connect.ts';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import type { Secrets } from '../process/secrets.ts';
import { readDomain } from '../rules/read-domain.ts';
import { putProvider, switchLogin } from './sso-repository.ts';
import { writeCallback } from './write-callback.ts';

const usage = `npm run sso -- list
    the domains whose people log in at their organisation
npm run sso -- add DOMAIN ISSUER CLIENT_ID
    from now on the people of DOMAIN may log in at this OpenID Connect provider; its client secret is read from
    SSO_CLIENT_SECRET and kept encrypted. You vouch that the domain and the provider belong together
npm run sso -- remove DOMAIN
    ends that; accounts stay, and have a password set by mail`;

/** The words were not understood, or name something that cannot be used; the message is for the operator. */
export class SsoCommandError extends Error {
  override readonly name = 'SsoCommandError';
}

/** What a command works on, and how it speaks. */
export interface SsoCommandInput {
  db: Kysely<Database>;
  secrets: Secrets;
  /** Origin of this server. */
  publicUrl: string;
  /** Of SSO_CLIENT_SECRET. */
  clientSecret: string | undefined;
  now: Date;
  say: (line: string) => void;
}

/** Does what `npm run sso -- …` asks for. Throws SsoCommandError. */
export async function runSsoCommand(words: readonly string[], input: SsoCommandInput): Promise<void> {
  const [command, ...rest] = words;
  if (command === 'list' && rest.length === 0) return list(input);
  if (command === 'add' && rest.length === 3) return add(rest as [string, string, string], input);
  if (command === 'remove' && rest.length === 1) return remove(rest[0]!, input);
  throw new SsoCommandError(usage);
}

async function list({ db, say }: SsoCommandInput): Promise<void> {
  const rows = await db
    .selectFrom('identity_providers')
    .leftJoin('switched_off_logins as off', 'off.domain', 'identity_providers.domain')
    .selectAll('identity_providers')
    .select('off.at as off_at')
    .orderBy('identity_providers.domain')
    .execute();
  if (!rows.length) return say('No organisation has a login of its own.');
  for (const { domain, issuer, client_id, verified_at, off_at } of rows) {
    const since = verified_at ? `since ${verified_at.toISOString()}` : 'not verified';
    say([domain, issuer, client_id, off_at ? `switched off on ${off_at.toISOString()}` : since].join('  '));
  }
}

async function add([name, issuer, clientId]: [string, string, string], input: SsoCommandInput): Promise<void> {
  const { db, secrets, publicUrl, clientSecret, now, say } = input;
  const domain = requireDomain(name);
  requireIssuer(issuer);
  if (!clientSecret) throw new SsoCommandError('Set SSO_CLIENT_SECRET to the client secret.');
  const settings = { issuer, clientId, clientSecret };
  const redirectUri = writeCallback(publicUrl, null);
  const trial = { state: 'trial', nonce: 'trial', verifier: secrets.createToken(), email: `trial@${domain}`, now };
  await openIdConnect.beginLogin(settings, { ...trial, redirectUri }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new SsoCommandError(`The provider ${issuer} cannot be used: ${reason}. Nothing was changed.`);
  });
  await putProvider(db, secrets, { ...settings, domain, verifiedAt: now }, now);
  // Who vouches for it anew on the machine wants it on.
  await switchLogin(db, { domain, isOn: true, now });
  say(`People of ${domain} may log in at ${issuer}.`);
  say(`Register this redirect address there: ${redirectUri}`);
}

async function remove(name: string, { db, say }: SsoCommandInput): Promise<void> {
  const domain = requireDomain(name);
  const { numDeletedRows } = await db
    .deleteFrom('identity_providers')
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) throw new SsoCommandError(`${domain} has no login of its own.`);
  say(`People of ${domain} log in with their passwords only.`);
}

function requireDomain(name: string): string {
  const domain = readDomain(name);
  if (!/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(domain)) throw new SsoCommandError(`${name} is no domain.`);
  return domain;
}

function requireIssuer(issuer: string): void {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!isSafe || url.search || url.hash || url.username) {
    throw new SsoCommandError(`${issuer} is no issuer: an address that starts with https:// and has no query.`);
  }
}
