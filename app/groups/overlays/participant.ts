/** A person in a group of signers. */
export interface Participant {
  email: string;
  /** Empty for who is known by the address alone. */
  name: string;
}

/** What a participant is called on the screen. */
export const nameParticipant = ({ name, email }: Participant): string => name || email;

/** Whether a list holds somebody already; addresses are the same whatever their case. */
export const hasParticipant = (list: readonly Participant[], { email }: Participant): boolean =>
  list.some((one) => one.email.toLowerCase() === email.toLowerCase());
