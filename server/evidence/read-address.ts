import type { ActorSnapshot } from './event.ts';

/** Under what somebody of the evidence is told from others: the address of a person, the user name of a program (decision 177). */
export const readAddress = ({ email, username }: ActorSnapshot, show = (address: string) => address): string | null =>
  username ?? (email === undefined ? null : show(email));
