import { Language } from '@sigillum/api-contracts/schemas.ts';
import { PersonName } from '@sigillum/api-contracts/user/schemas.ts';
import * as z from 'zod';
import { Acceptance } from './account-fields.ts';

/** What an account still lacks after the first login at an organisation. */
export const SsoSetupFields = z.object({
  firstName: PersonName,
  lastName: PersonName,
  lang: Language,
  gtc: Acceptance,
});
