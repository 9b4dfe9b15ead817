import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '../process/secrets.ts';

/** How long the secret before still signs beside a new one, so that a receiver changes over without a gap. */
export const overlapMs = 24 * 3600 * 1000;

/** What is kept of whoever's calls are signed, encrypted. */
export interface KeptSecret {
  secret: string | null;
  secret_made_at: Date | null;
  secret_before: string | null;
  secret_before_until: Date | null;
}

/** `owner`: the name of the API user, or the id of the webhook. */
const contextOf = (owner: string) => `callback secret ${owner}`;

/** Another secret (Standard Webhooks: 32 random bytes behind `whsec_`), told once; the one before signs for a day more. */
export function makeCallbackSecret(
  secrets: Pick<Secrets, 'encrypt'>,
  owner: string,
  before: Pick<KeptSecret, 'secret'> | undefined,
  now: Date,
) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const kept = {
    secret: secrets.encrypt(secret, contextOf(owner)),
    secret_made_at: now,
    secret_before: before?.secret ?? null,
    secret_before_until: before?.secret ? new Date(now.getTime() + overlapMs) : null,
  };
  return { secret, kept };
}

/** The secrets that sign now, the newest first. */
export function openCallbackSecrets(
  secrets: Pick<Secrets, 'decrypt'>,
  owner: string,
  { secret, secret_before, secret_before_until }: KeptSecret,
  now: Date,
): string[] {
  const before = secret_before_until && secret_before_until > now ? secret_before : null;
  return [secret, before]
    .filter((encrypted) => encrypted !== null)
    .map((encrypted) => secrets.decrypt(encrypted, contextOf(owner)));
}

interface SignedCall {
  id: string;
  /** Seconds. */
  timestamp: string;
  body: string;
}

/** The header `webhook-signature`: `v1,` and the MAC for each secret, with blanks between (Standard Webhooks). */
export const signCallback = (secrets: readonly string[], { id, timestamp, body }: SignedCall): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
