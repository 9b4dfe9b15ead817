import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { namePerson } from '../common/name-person.ts';

/** Who signs a request, as dialogs offer people for choice, each with the documents that the person signs. */
export const listSigners = ({ signatures }: Pick<SignatureRequest, 'signatures'>) =>
  signatures.map(({ sid, signer_identity_data: person, document_signatures }) => ({
    sid,
    name: namePerson(person.first_name, person.last_name, person.email_address),
    documentIds: document_signatures.map(({ document_id }) => document_id),
  }));
