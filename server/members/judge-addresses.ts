import { Email } from '@sigillum/api-contracts/schemas.ts';
import type { InviteResult } from '@sigillum/api-contracts/members/schemas.ts';
import { normaliseEmail } from '../accounts/user-repository.ts';

/** What is known of the addresses before anybody is invited. */
export interface AddressBook {
  own: string;
  members: ReadonlySet<string>;
  /** Whose invitation waits for an answer; an expired one is none. */
  invited: ReadonlySet<string>;
  /** Null where nobody counts. */
  freeSeats: number | null;
}

/** What comes of each address that was entered: normalised where it is one, and judged in its order, for seats go to who comes first. */
export function judgeAddresses(
  entered: readonly string[],
  { own, members, invited, freeSeats }: AddressBook,
): { email: string; result: InviteResult }[] {
  const seen = new Set<string>();
  let left = freeSeats ?? Infinity;
  return entered.map((text) => {
    if (!Email.safeParse(text).success) return { email: text, result: 'INVALID' };
    const email = normaliseEmail(text);
    if (seen.has(email)) return { email, result: 'REPEATED' };
    seen.add(email);
    if (email === own) return { email, result: 'OWN_ADDRESS' };
    if (members.has(email)) return { email, result: 'ALREADY_MEMBER' };
    if (invited.has(email)) return { email, result: 'ALREADY_INVITED' };
    if (left <= 0) return { email, result: 'NO_SEAT' };
    left -= 1;
    return { email, result: 'INVITED' };
  });
}
