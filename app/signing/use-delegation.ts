import { delegateSignature } from '@sigillum/api-contracts/signature-requests/delegate-signature.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useIntl } from 'react-intl';
import { namePerson } from '../common/name-person.ts';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { describeSigner } from '../signature-requests/describe-signer.ts';
import { delegateDialog } from '../signature-requests/dialogs.ts';
import { signingMessages as messages } from './messages.ts';

/** Hands the viewer's own signature of a request on: a dialog asks to whom, and what follows is shown and said. */
export function useDelegation(refresh: () => unknown): (request: SignatureRequest) => void {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const { dialogs, snackbars } = useModals();
  // What the sender has written down for who hands on says nothing of an account, and still less of who takes over.
  const language = toLanguage(useDocument().locale);
  return ({ id, title, quality, signatures, viewer }) => {
    const own = signatures.find(({ sid }) => sid === viewer.sid)?.signer_identity_data;
    if (!own) return;
    const props = {
      title,
      ownEmail: own.email_address,
      language,
      isMobileNeeded: quality === 'AES',
    };
    dialogs.open(delegateDialog, props, async ({ message, ...person }) => {
      const body = { ...describeSigner(person), ...(message && { message }) };
      await callOnce(api, delegateSignature, { params: { id }, body });
      const name = namePerson(person.firstName ?? null, person.lastName ?? null, person.email);
      snackbars.add({ message: formatMessage(messages.delegated, { name }), tone: 'success' });
      refresh();
    });
  };
}
