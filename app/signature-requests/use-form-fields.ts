import { listFormFields } from '@sigillum/api-contracts/signature-requests/list-form-fields.ts';
import { takeFormFields } from '@sigillum/api-contracts/signature-requests/take-form-fields.ts';
import { useIntl } from 'react-intl';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { formFieldsDialog } from './dialogs.ts';
import { signatureRequestsFormMessages as messages } from './form-messages.ts';
import { listSigners } from './list-signers.ts';
import type { DraftEditor } from './use-draft.ts';
import type { RequestFieldsEditor } from './use-request-fields.ts';

/** Opens the dialog about the forms that a draft's documents are already; undefined until its fields are known. */
export function useFormFields(
  { request, flush, adoptPlaces }: Pick<DraftEditor, 'request' | 'flush' | 'adoptPlaces'>,
  fields: RequestFieldsEditor | undefined,
): (() => void) | undefined {
  const api = useApiClient();
  const { dialogs, snackbars } = useModals();
  const { formatMessage } = useIntl();
  if (!fields) return undefined;
  const params = { id: request.id };
  return () => {
    const signers = listSigners(request);
    const read = () => api.call(listFormFields, { params });
    dialogs.open(formFieldsDialog, { read, signers, documents: request.documents }, async (taken) => {
      // What waits to be saved must not be written over what is placed now.
      await flush();
      const changed = await fields.renew(() => callOnce(api, takeFormFields, { params, body: { taken } }));
      adoptPlaces(changed);
      snackbars.add({ message: formatMessage(messages.taken, { count: taken.length }), tone: 'success' });
    });
  };
}
