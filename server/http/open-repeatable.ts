import { isBytes, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';
import type { Incoming } from './read-meta.ts';
import { refuse } from './refusal.ts';
import { fingerprintCall, type Repeatable } from './transact.ts';

interface Asked {
  actor: Actor;
  path: string;
  /** As it was read; a stream of bytes is not looked at. */
  body: unknown;
  now: Date;
}

/** A changing call that may be repeated; undefined for one without idempotency key. Throws a refusal. */
export function openRepeatable(
  { method, body: schema }: Endpoint,
  incoming: Pick<Incoming, 'header'>,
  { actor, path, body, now }: Asked,
  { secrets }: Pick<Services, 'secrets'>,
): Repeatable | undefined {
  const key = method === 'GET' ? undefined : readKey(incoming);
  if (key === undefined) return undefined;
  const fingerprint = fingerprintCall(secrets, { method, path, body: isBytes(schema) ? null : body });
  return { actor: nameActor(actor, fingerprint), key, fingerprint, now, secrets };
}

const mostOfKey = 255;

/** The call's idempotency key, if it has one. */
function readKey({ header }: Pick<Incoming, 'header'>): string | undefined {
  const key = header('idempotency-key') || undefined;
  if (key === undefined || key.length <= mostOfKey) return key;
  const message = `At most ${mostOfKey} characters.`;
  throw refuse('error.validation', {
    violations: [{ field: 'Idempotency-Key', code: 'too_big', message, limit: mostOfKey }],
  });
}

/** Strangers have no name of their own: one's key must neither meet nor spoil another's, so what they ask is part of it. */
function nameActor(actor: Actor, fingerprint: string): string {
  if (actor.kind === 'user') return `user:${actor.id}`;
  if (actor.kind === 'api') return `api:${actor.username}`;
  return actor.kind === 'visitor' ? `visitor:${actor.sid}` : `anonymous:${fingerprint}`;
}
