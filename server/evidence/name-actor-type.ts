import type { ActorSnapshot } from './event.ts';

/** What kind of actor somebody of the evidence is, as those read it who ask for activities and events. */
export const nameActorType = ({ type }: ActorSnapshot): Exclude<ActorSnapshot['type'], 'system'> | 'server' =>
  type === 'system' ? 'server' : type;
