import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { listenApart, readBody } from '../listen-locally.ts';
import { escapeHtml } from '../../process/escape-html.ts';

export interface LocalIdAustriaOptions {
  /** It has an address of this machine to itself under this port where the machine allows it; else any free one. */
  port: number;
  /** A URL, as the real one wants it. */
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
}

/** What a test may turn. */
export interface LocalIdAustriaState {
  /** The token carries the nonce of another login. */
  hasWrongNonce: boolean;
  /** The keys that are published are others than those that sign. */
  hasOldKeys: boolean;
  isAway: boolean;
}

/** Who logs in: with the full identity, with the basic one, or with one of another state. */
const kinds = ['full', 'basic', 'foreigner'] as const;
const Posted = z.object({
  act: z.enum([...kinds, 'cancel']),
  given_name: z.string().default('Anna'),
  family_name: z.string().default('Keller'),
  birthdate: z.string().default('1985-04-03'),
});

const levels = { full: 'high', basic: 'substantial', foreigner: 'high' } as const;
const bpk = 'urn:pvpgvat:oidc.bpk';
const level = 'urn:pvpgvat:oidc.eid_citizen_qaa_eidas_level';
const certificate = 'urn:pvpgvat:oidc.eid_signer_certificate';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1.25rem}label,button{display:block;margin:.75rem 0}input,button{box-sizing:border-box;width:100%;min-height:44px;font:inherit}';

const makeKeys = () => {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  return { ...key, kid: randomUUID(), use: 'sig', alg: 'RS256' };
};

/**
 * A stand-in for ID Austria on this machine, as its public description has it: a URL as client, the secret in the body, claims in the ID
 * token and nowhere else, another subject at each login. Nobody is really identified, and its page says so.
 */
export async function openIdAustria({ port, clientId, clientSecret, redirectUris }: LocalIdAustriaOptions) {
  const state: LocalIdAustriaState = { hasWrongNonce: false, hasOldKeys: false, isAway: false };
  const people = new Map<string, Record<string, unknown>>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(503).end());
  });
  const place = await listenApart(server, 'idAustria', port);
  const issuer = place.url;
  let opened: Promise<Provider> | undefined;
  // Its library and its key take a moment, and nobody may ever come here.
  const open = () => (opened ??= makeProvider());

  async function makeProvider(): Promise<Provider> {
    const { default: OidcProvider } = await import('oidc-provider');
    return new OidcProvider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: redirectUris,
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      clientAuthMethods: ['client_secret_post'],
      claims: { openid: ['sub'], profile: ['given_name', 'family_name', 'birthdate', bpk, level, certificate] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [makeKeys()] },
      cookies: { keys: [randomUUID()] },
      pkce: { required: () => true },
      ttl: { IdToken: 60, AccessToken: 600, Session: 600, Interaction: 600, Grant: 600 },
      findAccount: (_context, sub) => {
        const person = people.get(sub);
        return person && { accountId: sub, claims: () => ({ sub, ...person }) };
      },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client!.clientId,
          accountId: oidc.session!.accountId!,
        });
        grant.addOIDCScope('openid profile');
        await grant.save();
        return grant;
      },
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.isAway) {
      response.destroy();
      return;
    }
    const provider = await open();
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') {
      // Who is there is asked each time.
      delete request.headers.cookie;
      if (state.hasWrongNonce) url.searchParams.set('nonce', randomUUID());
      request.url = `${url.pathname}${url.search}`;
    }
    if (url.pathname === '/jwks' && state.hasOldKeys) {
      const { kty, n, e, use, alg, kid } = makeKeys() as Record<string, unknown>;
      response.setHeader('content-type', 'application/jwk-set+json');
      response.end(JSON.stringify({ keys: [{ kty, n, e, use, alg, kid }] }));
      return;
    }
    if (!url.pathname.startsWith('/interaction/')) {
      await provider.callback()(request, response);
      return;
    }
    try {
      await provider.interactionDetails(request, response);
    } catch {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
      );
      response.end(page);
      return;
    }
    const { data } = Posted.safeParse(Object.fromEntries(new URLSearchParams(await readBody(request))));
    const isGiven = data !== undefined && data.act !== 'cancel';
    const result = isGiven
      ? { login: { accountId: enterPerson(data as z.infer<typeof Posted> & { act: (typeof kinds)[number] }) } }
      : { error: 'access_denied', error_description: 'The person has cancelled.' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  /** The login of a person under a name that is never used again. */
  function enterPerson({ act, ...person }: z.infer<typeof Posted> & { act: (typeof kinds)[number] }): string {
    const id = randomUUID();
    const claims = {
      ...person,
      [bpk]: `ZP-MH:${Buffer.from(person.family_name).toString('base64')}`,
      [level]: levels[act],
    };
    people.set(id, act === 'foreigner' ? claims : { ...claims, [certificate]: 'MIIB' });
    return id;
  }

  return {
    issuer,
    state,
    close: place.close,
  };
}

const field = (name: string, label: string, value: string) =>
  `<label>${escapeHtml(label)}<input name="${name}" value="${escapeHtml(value)}" required></label>`;
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>Local ID Austria</title><style>${style}</style><main><h1>Local ID Austria</h1><p><strong>Nobody is really identified here.</strong> This page stands in for ID Austria on a test system.</p><form method="post">${field('given_name', 'Given names', 'Anna')}${field('family_name', 'Family name', 'Keller')}${field('birthdate', 'Date of birth', '1985-04-03')}<button name="act" value="full">Log in with the full identity</button><button name="act" value="basic">Log in with the basic identity</button><button name="act" value="foreigner">Log in with the identity of another state</button><button name="act" value="cancel" formnovalidate>Cancel</button></form></main></html>`;
