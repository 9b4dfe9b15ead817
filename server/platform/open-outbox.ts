import type { CallMeta } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { deriveOutboxSecret, mayOpenOutbox } from '../mail/outbox.ts';
import type { Services } from '../services.ts';

/** Refuses as if there were no outbox whoever may not read it. */
export function requireOutboxAccess(
  { config, secrets }: Services,
  { ip, isProxied }: CallMeta,
  secret: string | undefined,
): void {
  if (!mayOpenOutbox(config, { ip, isProxied, secret }, deriveOutboxSecret(secrets))) throw refuse('error.not_found');
}
