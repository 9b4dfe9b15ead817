import { readSettings } from '../business/read-settings.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Turn } from './find-turn.ts';
import type { SignaturePlan } from './plan-signature.ts';

/** Whether people without account sign where a trust service must know them, is the organisation's to say. Throws a refusal. */
export function requireDirectSign(
  actor: KnownActor,
  { businessSettings }: Pick<Turn, 'businessSettings'>,
  { trustQuality }: SignaturePlan,
): void {
  if (actor.kind === 'user' || (trustQuality !== 'QES' && trustQuality !== 'AES_MINIMAL')) return;
  if (!readSettings(businessSettings).mabSettings.directSign.enabled) throw refuse('error.sign.account_required');
}
