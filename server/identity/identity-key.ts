import { createSecrets, type Secrets } from '../process/secrets.ts';

/** What is written with the key of identifications, which nothing else uses. */
export const openIdentityKey = (secrets: Pick<Secrets, 'deriveSecret'>): Secrets =>
  createSecrets(Buffer.from(secrets.deriveSecret('identifications'), 'base64url'));
