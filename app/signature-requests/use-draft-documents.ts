import type { ConvertibleKind } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { deleteDocumentsDialog } from '../documents/dialogs.ts';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { useConversionCheck } from '../documents/use-conversion-check.ts';
import { useAttachments } from '../documents/use-attachments.ts';
import { writeAttachmentUrl } from '../documents/write-attachment-url.ts';
import { useUploadQueue } from '../documents/use-upload-queue.ts';
import { useModals } from '../modals/modals.tsx';
import type { DocumentsStepProps } from './components/documents-step.tsx';
import type { DraftEditor } from './use-draft.ts';

/** The documents of a draft: more of them by upload, fewer after a question. */
export function useDraftDocuments(
  { request, adoptDocument, removeDocument, adoptAttachment, dropAttachment }: DraftEditor,
  convertible: readonly ConvertibleKind[],
): Omit<DocumentsStepProps, 'documents'> {
  const { queue, uploads } = useUploadQueue(request.id, convertible);
  const check = useConversionCheck(request.id, adoptDocument);
  const { dialogs } = useModals();
  const attachments = useAttachments(request.id, { onAdded: adoptAttachment, onRemoved: dropAttachment });

  useEffect(() => {
    for (const { id, state } of uploads) {
      if (state.kind !== 'done') continue;
      adoptDocument(state.document);
      queue.forget(id);
    }
  }, [uploads, queue, adoptDocument]);

  return {
    uploads,
    convertible,
    check,
    attachments: {
      attachments: request.attachments,
      getHref: (id) => writeAttachmentUrl(request.id, id),
      ...attachments,
    },
    onFiles: (files) => queue.add(files),
    onRetry: (id) => queue.retry(id),
    onCopy: (id, fields) => queue.copy(id, fields),
    onRemove: (id) => void queue.remove(id),
    getThumbnailUrl: ({ version_id }) => pageImageUrl(version_id, 1, 25),
    onRemoveDocument: ({ id, name }) =>
      void dialogs.open(deleteDocumentsDialog, { title: name, consequence: 'removed' as const }, () =>
        removeDocument(id),
      ),
  };
}
