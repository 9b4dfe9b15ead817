import type { EidData } from '@sigillum/api-contracts/user/eid-data.ts';
import type { Secrets } from '../process/secrets.ts';
import { openIdentityKey } from './identity-key.ts';

/** What a person has written down of the own identity document, as it is kept: encrypted, and for this account alone. */
export const sealEidData = (secrets: Secrets, userId: string, data: EidData): string =>
  openIdentityKey(secrets).encrypt(JSON.stringify(data), `supplied ${userId}`);
export const openEidData = (secrets: Secrets, userId: string, sealed: string): EidData =>
  JSON.parse(openIdentityKey(secrets).decrypt(sealed, `supplied ${userId}`)) as EidData;
