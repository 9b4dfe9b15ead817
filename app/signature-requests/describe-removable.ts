import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { namePerson } from '../common/name-person.ts';
import type { RemovableSigner } from './dialogs/remove-signer-dialog.tsx';

/** A signer as the dialog before a removal names one. */
export const describeRemovable = ({
  sid,
  invited_at,
  signer_identity_data: { email_address, first_name, last_name },
}: Signature): RemovableSigner => ({
  sid,
  name: namePerson(first_name, last_name, email_address),
  isInvited: invited_at !== null,
});
