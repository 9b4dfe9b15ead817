import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the provider does at its token endpoint. */
interface Script {
  /** What its ID token says in place of, or besides, what a good one says. */
  claims: Record<string, unknown>;
  /** What it says at its UserInfo endpoint; it has none otherwise. */
  userInfo?: Record<string, unknown>;
  /** The protocol's word for a refusal, such as invalid_client; none comes then. */
  error?: string;
  /** Its signature is made with another key than the one that is published. */
  isForged?: boolean;
}

/** An identity provider that asks for no login and says whatever a test wants: faults that a real one does not have. */
export interface ScriptedProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  script: Script;
  /** What was brought to its token endpoint. */
  received: string[];
  /** From now on it signs with, and publishes, another key. */
  rotateKey(): void;
  close(): void;
}

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}
const createKey = (): SigningKey => ({ kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JWT (RFC 7519) with RS256. */
function writeToken(claims: Record<string, unknown>, { kid }: SigningKey, privateKey: KeyObject): string {
  const signed = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** On a free port of this machine unless one is told; ends with the process at the latest. */
export async function startScriptedProvider(
  script: Script = { claims: {} },
  now: () => Date = () => new Date(),
  port = 0,
): Promise<ScriptedProvider> {
  const [clientId, clientSecret] = ['sigillum', 'a secret of the scripted provider'];
  let key = createKey();

  function answerToken() {
    if (provider.script.error) return { status: 401, body: { error: provider.script.error } };
    const seconds = Math.floor(now().getTime() / 1000);
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'nora',
      iat: seconds,
      exp: seconds + 60,
      ...provider.script.claims,
    };
    const signer = provider.script.isForged ? createKey().privateKey : key.privateKey;
    return {
      status: 200,
      body: { access_token: 'x', token_type: 'Bearer', id_token: writeToken(claims, key, signer) },
    };
  }
  const published = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...(script.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const keys = () => ({
    keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }],
  });

  const server = createServer(async (request, response) => {
    if (request.url === '/token') provider.received.push(await text(request));
    const pages: Record<string, () => object> = { '/keys': keys, '/userinfo': () => script.userInfo ?? {} };
    const { status, body } =
      request.url === '/token' ? answerToken() : { status: 200, body: (pages[request.url ?? ''] ?? published)() };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(port, '127.0.0.1').unref();
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: ScriptedProvider = {
    issuer,
    clientId,
    clientSecret,
    script,
    received: [],
    rotateKey() {
      key = createKey();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}
