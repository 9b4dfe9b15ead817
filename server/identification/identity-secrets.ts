import type { CheckedDocument } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
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

/** What stood in a document that a colleague has checked. */
export const sealDocument = (secrets: Secrets, checkId: string, document: CheckedDocument): string =>
  openKey(secrets).encrypt(JSON.stringify(document), `checked ${checkId}`);
export const openDocument = (secrets: Secrets, checkId: string, sealed: string): CheckedDocument =>
  JSON.parse(openKey(secrets).decrypt(sealed, `checked ${checkId}`)) as CheckedDocument;
/** By which the evidence shows that what was confirmed is what was recorded, and tells nothing of it. */
export const printDocument = (secrets: Secrets, checkId: string, sealed: string): string =>
  openKey(secrets).sign(`checked ${checkId} ${JSON.stringify(openDocument(secrets, checkId, sealed))}`);
