import type { SignerValues } from './dialogs/add-signer-dialog.tsx';

/** Who signs, as a dialog asked for it, for a call: the account of the address where there is one, unless a link is wanted. */
export const describeSigner = ({
  email,
  firstName,
  lastName,
  mobile,
  language,
  withoutAccount,
}: Omit<SignerValues, 'withoutAccount'> & Partial<Pick<SignerValues, 'withoutAccount'>>) => ({
  ...(!withoutAccount && { account_email: email }),
  signer_identity_data: {
    email_address: email,
    language,
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(mobile && { mobile_number: mobile }),
  },
});
