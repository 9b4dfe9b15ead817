import { removeDocument } from '@sigillum/api-contracts/signature-requests/remove-document.ts';
import type {
  RequestAction,
  RequestDocument,
  SignatureRequest,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { deleteDocumentsDialog } from '../documents/dialogs.ts';
import { useUploadQueue } from '../documents/use-upload-queue.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { useCorrections } from '../signature-requests/use-corrections.ts';
import { useHandOver } from './use-hand-over.ts';
import type { RequestCorrections } from './components/request-corrections.ts';

/** What the viewer may correct in the open request on the screen. */
export function useViewCorrections(request: SignatureRequest, refresh: () => unknown): RequestCorrections {
  const { viewer, status_overall, signatures, documents } = request;
  const corrections = useCorrections(refresh);
  const { onAddSigner, onRemoveSigner, onAddObserver, onRemoveObserver, onChangeExpiry } = corrections;
  const isOfBusiness = request.business_id !== null;
  const { queue, uploads } = useUploadQueue(request.id);
  const api = useApiClient();
  const handOver = useHandOver(request.id);
  const { dialogs } = useModals();

  useEffect(() => {
    const done = uploads.filter(({ state }) => state.kind === 'done');
    for (const { id } of done) queue.forget(id);
    if (done.length > 0) refresh();
  }, [uploads, queue, refresh]);

  const may = (action: RequestAction) => status_overall === 'OPEN' && viewer.actions.includes(action);
  const remove = ({ id: docId, name }: RequestDocument) =>
    void dialogs.open(deleteDocumentsDialog, { title: name, consequence: 'recalled' as const }, async () => {
      await api.call(removeDocument, { params: { id: request.id, docId } });
      refresh();
    });
  return {
    ...(may('change_signers') && {
      onAddSigner: () => onAddSigner(request),
      ...(isOfBusiness && { onAddSignerGroup: () => corrections.onAddSignerGroup(request) }),
      // The last one stays: a request without signers is withdrawn.
      ...(signatures.length > 1 && { onRemoveSigner: (signature) => onRemoveSigner(request, signature) }),
    }),
    ...(may('remind') && {
      onReaddress: (signature) => corrections.onReaddress(request, signature),
      onHandOver: handOver,
    }),
    ...(may('add_observers') && {
      onAddObserver: () => onAddObserver(request),
      ...(isOfBusiness && { onAddObserverGroup: () => corrections.onAddObserverGroup(request) }),
    }),
    ...(may('remove_observers') && { onRemoveObserver: (observer) => onRemoveObserver(request, observer) }),
    ...(isOfBusiness &&
      viewer.actions.includes('name_colleagues') && {
        onNameColleague: () => corrections.onNameColleague(request),
        onRemoveColleague: (colleague) => corrections.onRemoveColleague(request, colleague),
        // What is signed or withdrawn is nobody's work any more, and the inbox does not show it.
        ...(request.status_overall !== 'SIGNED' &&
          request.status_overall !== 'WITHDRAWN' && {
            onShareWithTeam: (isIn: boolean) => corrections.onShareWithTeam(request, isIn),
          }),
      }),
    ...(may('place_signatures') && { placesHref: `/invite/${request.id}?step=place` }),
    ...(may('change_expiration') && { onChangeExpiry: () => onChangeExpiry(request) }),
    ...(may('remind') && { onChangeReminders: () => corrections.onChangeReminders(request) }),
    ...(may('remove_documents') && documents.length > 1 && { onRemoveDocument: remove }),
    ...(may('add_documents') && {
      uploading: {
        uploads,
        onFiles: (files) => queue.add(files),
        onRetry: (id) => queue.retry(id),
        onRemove: (id) => void queue.remove(id),
        onCopy: (id, fields) => queue.copy(id, fields),
      },
    }),
  };
}
