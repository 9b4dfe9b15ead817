import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import { namePerson } from '../common/name-person.ts';

/** What a person of the list is called: by name, else by the address. */
export const nameMember = ({ firstName, lastName, email }: ListedMember): string =>
  namePerson(firstName, lastName, email);
