import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { addCleanCopy } from '@sigillum/api-contracts/signature-requests/add-clean-copy.ts';
import { addConvertedDocument } from '@sigillum/api-contracts/signature-requests/add-converted-document.ts';
import { addDocument } from '@sigillum/api-contracts/signature-requests/add-document.ts';
import { createSignatureRequest } from '@sigillum/api-contracts/signature-requests/create-signature-request.ts';
import { deleteSignatureRequest } from '@sigillum/api-contracts/signature-requests/delete-signature-request.ts';
import { removeDocument } from '@sigillum/api-contracts/signature-requests/remove-document.ts';
import {
  convertibleTypes,
  RequestDocument,
  type ConvertibleKind,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bridge, useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { sendFile } from '../http/send-file.ts';
import { readKind } from './convertible.ts';
import { nameDraft } from './name-draft.ts';
import { UploadQueue, type CopiedFields, type UploadSnapshot } from './upload-queue.ts';

const pdf = 'application/pdf';

/** Where a file goes, and as what. */
function route(
  id: string,
  file: File,
  fields: CopiedFields | undefined,
  convertible: readonly ConvertibleKind[],
): [address: string, contentType: string] {
  if (fields) return [`${bridge(fillPath(addCleanCopy.path, { id }))}?fields=${fields}`, pdf];
  const kind = readKind(file.name, convertible);
  return kind
    ? [bridge(fillPath(addConvertedDocument.path, { id })), convertibleTypes[kind]]
    : [bridge(fillPath(addDocument.path, { id })), pdf];
}

/** A queue of uploads for as long as the screen is shown; into an existing draft when one is given. `convertible`: of what PDFs are made there. */
export function useUploadQueue(
  requestId?: string,
  convertible: readonly ConvertibleKind[] = [],
): UploadSnapshot & { queue: UploadQueue } {
  const api = useApiClient();
  const [queue] = useState(() => {
    const key = makeIdempotencyKey();
    let draftNumber = 1;
    return new UploadQueue(
      {
        async createDraft(firstFile) {
          const body = { title: nameDraft(firstFile.name) };
          const { id } = await api.call(
            createSignatureRequest,
            { body },
            { idempotencyKey: `${key}-draft-${draftNumber}` },
          );
          return id;
        },
        sendFile(id, file, { uploadId, copy, ...options }) {
          const [address, contentType] = route(id, file, copy, convertible);
          const idempotencyKey = [key, uploadId, copy ?? []].flat().join('-');
          return sendFile(address, file, { ...options, contentType, answer: RequestDocument, idempotencyKey });
        },
        removeDocument: (id, docId) => api.call(removeDocument, { params: { id, docId } }),
        async deleteDraft(id) {
          await api.call(deleteSignatureRequest, { params: { id } });
          draftNumber += 1;
        },
      },
      requestId,
    );
  });
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot) };
}
