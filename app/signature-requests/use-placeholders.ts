import { findPlaceholders } from '@sigillum/api-contracts/signature-requests/find-placeholders.ts';
import { placePlaceholders } from '@sigillum/api-contracts/signature-requests/place-placeholders.ts';
import { useIntl } from 'react-intl';
import { useApiClient } from '../http/browser-api.ts';
import { callOnce } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { placeholdersDialog } from './dialogs.ts';
import { signatureRequestsPlaceholderMessages as messages } from './placeholder-messages.ts';
import { listSigners } from './list-signers.ts';
import type { DraftEditor } from './use-draft.ts';
import type { RequestFieldsEditor } from './use-request-fields.ts';

/** Opens the dialog that finds placeholders in the documents of a draft; undefined until its fields are known. */
export function usePlaceholders(
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
    const search = (words: string) => api.call(findPlaceholders, { params, query: { words } });
    dialogs.open(placeholdersDialog, { search, signers, documents: request.documents }, async (body) => {
      // What waits to be saved must not be written over what is placed now.
      await flush();
      const placed = await fields.renew(() => callOnce(api, placePlaceholders, { params, body }));
      adoptPlaces(placed);
      snackbars.add({ message: formatMessage(messages.placed, { count: body.accepted.length }), tone: 'success' });
    });
  };
}
