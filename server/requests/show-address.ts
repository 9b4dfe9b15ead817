import type { ActorSnapshot } from '../evidence/event.ts';
import { seesPrivateData } from './access-rules.ts';
import type { RequestView } from './access.ts';
import { maskAddress } from './mask-address.ts';

/**
 * How e-mail addresses look to the viewer: whole to whoever manages the request; others see the owner's, to whom they can turn, and their
 * own, and of everybody else that there is one (decision 065).
 */
export function showAddressTo({ actor, request, own, situation }: RequestView): (email: string) => string {
  if (seesPrivateData(situation)) return (email) => email;
  const known = new Set([request.owner_email, actor.email, own?.email].map((email) => email?.toLowerCase()));
  return (email) => (known.has(email.toLowerCase()) ? email : maskAddress(email));
}

/** Questions and their answers are read by who has asked and by whoever manages the request; all other words by everybody. */
export const isShownMessage = ({ own, situation }: RequestView, eventName: string, sid: string | undefined): boolean =>
  !eventName.startsWith('QUESTION_') || seesPrivateData(situation) || (sid !== undefined && sid === own?.sid);

/** Whether the viewer did it: an address may have changed since. */
export const isOwnAct = ({ actor: viewer }: RequestView, { userId, sid }: ActorSnapshot): boolean =>
  viewer.kind === 'visitor' ? userId === undefined && sid === viewer.sid : userId === viewer.id;
