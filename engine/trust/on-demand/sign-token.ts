import { createHmac } from 'node:crypto';

/** A JSON web token with a shared secret (HS256), as `login_hint_token` and `claims_token` are. */
export function signToken(content: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(content)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
