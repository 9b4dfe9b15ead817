import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '../services.ts';

const lifeSeconds = 20 * 60;

/** Programs decode it without our key to learn when it ends (RFC 7519): `exp` and `iat` are seconds. */
const Claims = z.object({ sub: z.string(), key: z.uuid(), era: z.number(), iat: z.number(), exp: z.number() });

/** Who a program says it is: which API user, with which of its keys. */
export interface ApiToken {
  username: string;
  keyId: string;
}

type TokenServices = Pick<Services, 'clock' | 'secrets' | 'now'>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const head = encode({ alg: 'HS256', typ: 'JWT' });

/** A key of its own: no other text that this server signs can be taken for a token. */
const sign = ({ secrets }: TokenServices, content: string) =>
  createHmac('sha256', secrets.deriveSecret('api tokens')).update(content).digest();

/**
 * The token of an API user, a JWT. It lives for twenty minutes and less: each use looks up whether its key is still the one that the API
 * user has.
 */
export function issueApiToken(services: TokenServices, { username, keyId }: ApiToken): string {
  const iat = Math.floor(services.now().getTime() / 1000);
  const claims = { sub: username, key: keyId, era: services.clock.era(), iat, exp: iat + lifeSeconds };
  const content = `${head}.${encode(claims)}`;
  return `${content}.${sign(services, content).toString('base64url')}`;
}

export function readApiToken(services: TokenServices, token: string): ApiToken | 'expired' | undefined {
  const [first = '', second = '', third = '', ...more] = token.split('.');
  const mac = Buffer.from(third, 'base64url');
  const expected = sign(services, `${first}.${second}`);
  if (more.length || first !== head || mac.length !== expected.length || !timingSafeEqual(mac, expected))
    return undefined;
  const { sub, key, era, exp } = Claims.parse(JSON.parse(Buffer.from(second, 'base64url').toString()));
  // Its end may have been seen before the clock went back.
  const isLive = exp * 1000 > services.now().getTime() && era === services.clock.era();
  return isLive ? { username: sub, keyId: key } : 'expired';
}
