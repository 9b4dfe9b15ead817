import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { startIdentityProvider, type TestIdentityProvider } from '../testing/identity-provider.ts';
import { it, world } from '../testing/world.ts';
import { runSsoCommand } from './sso-commands.ts';
import { findProvider, switchLogin } from './sso-repository.ts';

let provider: TestIdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider(`${world.services.config.publicUrl}/sso/callback`);
});
afterAll(async () => {
  await provider.close();
});

/** Runs a command; answers what it said, or the sentence of its error. */
async function run(...words: string[]): Promise<string[]> {
  const { db, secrets, config, now } = world.services;
  const said: string[] = [];
  const clientSecret = provider.clientSecret;
  const input = { db, secrets, publicUrl: config.publicUrl, clientSecret, now: now() };
  return runSsoCommand(words, { ...input, say: (line) => void said.push(line) }).then(
    () => said,
    (error: Error) => [error.message],
  );
}
const find = (domain: string) => findProvider(world.services.db, world.services, domain);

describe('npm run sso', () => {
  it('adds the provider of a domain, lists and removes it, and says which address to register', async () => {
    expect(await run('list')).toEqual(['No organisation has a login of its own.']);
    expect(await run('add', 'Bücher.example', provider.issuer, provider.clientId)).toEqual([
      `People of xn--bcher-kva.example may log in at ${provider.issuer}.`,
      'Register this redirect address there: http://localhost:3000/sso/callback',
    ]);
    const { issuer, clientId, clientSecret } = provider;
    expect(await find('xn--bcher-kva.example')).toEqual({ issuer, clientId, clientSecret, callbackOf: null });
    expect((await run('list'))[0]).toContain(`xn--bcher-kva.example  ${issuer}  ${clientId}  since `);
    const { db, now } = world.services;
    await switchLogin(db, { domain: 'xn--bcher-kva.example', isOn: false, now: now() });
    expect((await run('list'))[0]).toMatch(/ {2}switched off on \d/);
    expect(await find('xn--bcher-kva.example')).toBeUndefined();
    await run('add', 'bücher.example', provider.issuer, provider.clientId);
    expect(await find('xn--bcher-kva.example')).toMatchObject({ issuer });
    expect(await run('remove', 'bücher.example')).toEqual([
      'People of xn--bcher-kva.example log in with their passwords only.',
    ]);
    expect(await find('xn--bcher-kva.example')).toBeUndefined();
    expect(await run('remove', 'bücher.example')).toEqual(['xn--bcher-kva.example has no login of its own.']);
  });

  it('takes no provider that speaks for the people of every organisation', async () => {
    const house = 'https://login.microsoftonline.com';
    const published = {
      issuer: `${house}/{tenantid}/v2.0`,
      authorization_endpoint: `${house}/organizations/oauth2/v2.0/authorize`,
      token_endpoint: `${house}/organizations/oauth2/v2.0/token`,
      jwks_uri: `${house}/organizations/discovery/v2.0/keys`,
    };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(published)));
    try {
      const said = await run('add', 'firma.example', `${house}/organizations/v2.0`, 'x');
      expect(said.join('\n')).toContain('that of many organisations');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(await find('firma.example')).toBeUndefined();
  });

  it.each([
    ['a word that is no domain', ['add', 'firma', 'https://login.example.ch', 'x'], /firma is no domain/],
    ['a provider without encryption', ['add', 'firma.example', 'http://login.example.ch', 'x'], /is no issuer/],
    ['an address with a query', ['add', 'firma.example', 'https://login.example.ch/?a=b', 'x'], /is no issuer/],
    ['a provider that is silent', ['add', 'firma.example', 'http://127.0.0.1:9', 'x'], /cannot be used: fetch failed/],
    ['a command that it does not know', ['show'], /npm run sso -- list/],
  ])('refuses %s with a sentence', async (_what, words, sentence) => {
    expect((await run(...words)).join('\n')).toMatch(sentence);
    expect(await find('firma.example')).toBeUndefined();
  });
});
