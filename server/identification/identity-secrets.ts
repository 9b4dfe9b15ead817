import type { Secrets } from '../process/secrets.ts';
import { openIdentityKey as openKey } from '../identity/identity-key.ts';
import type { IdentifiedPerson } from '../identity/identity-vendor.ts';

/** What stands in an identity document, as it is kept: encrypted, and for this case alone. */
export const sealPerson = (secrets: Secrets, caseId: string, person: IdentifiedPerson): string =>
  openKey(secrets).encrypt(JSON.stringify(person), `identified ${caseId}`);
export const openPerson = (secrets: Secrets, caseId: string, sealed: string | null): IdentifiedPerson | null =>
  sealed === null ? null : (JSON.parse(openKey(secrets).decrypt(sealed, `identified ${caseId}`)) as IdentifiedPerson);

/** The person's way to the vendor: whoever has it may go on in the person's place. */
export const sealLink = (secrets: Secrets, caseId: string, link: string): string =>
  openKey(secrets).encrypt(link, `link ${caseId}`);
export const openLink = (secrets: Secrets, caseId: string, sealed: string): string =>
  openKey(secrets).decrypt(sealed, `link ${caseId}`);
