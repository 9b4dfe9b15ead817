import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What a person of the test provider is known by there; the login is the subject. */
export interface ProvidedPerson {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  locale?: string;
}

export interface TestIdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its people by login; whoever is missing here cannot log in. */
  people: Map<string, ProvidedPerson>;
  /** Walks a browser without screen through the login pages; answers the query of the callback. Without a login: presses “Cancel”. */
  visit(url: string, login?: string): Promise<string>;
  /** Once more does nothing. */
  close(): Promise<void>;
}

/** Seconds that its ID tokens live. */
export const idTokenSeconds = 60;

/** A real OpenID Connect provider on this machine. It asks for a login and any password, and never for a consent. */
export async function startIdentityProvider(redirectUri: string): Promise<TestIdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'sigillum', clientSecret: 'a secret of the test provider' };
  const people = new Map<string, ProvidedPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    cookies: { keys: ['a key of the test provider'] },
    pkce: { required: () => true },
    ttl: { IdToken: idTokenSeconds, AccessToken: 600, Session: 600, Interaction: 600, Grant: 600 },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person }) };
    },
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  server.unref();
  return {
    issuer,
    ...client,
    people,
    visit: (url, login) => walk(url, redirectUri, login),
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function walk(start: string, redirectUri: string, login: string | undefined): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, body]: [string, URLSearchParams | undefined] = [start, undefined];
  for (let step = 0; step < 12; step += 1) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await fetch(url, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = cookie.split(';')[0]!.split('=');
      cookies.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    body = undefined;
    if (location) url = new URL(location, url).href;
    else if (login === undefined) url = `${url}/abort`;
    else body = new URLSearchParams({ prompt: 'login', login, password: 'any' });
    if (url.startsWith(`${redirectUri}?`)) return url.slice(redirectUri.length + 1);
  }
  throw new Error('The provider did not come to an end.');
}
