import { addAttachment } from '@sigillum/api-contracts/documents/add-attachment.ts';
import { deleteAttachment } from '@sigillum/api-contracts/documents/delete-attachment.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { Attachment } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { bridge, useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { sendFile } from '../http/send-file.ts';
import { useModals } from '../modals/modals.tsx';
import type { AttachmentEditorProps } from './components/attachment-editor.tsx';
import { deleteDocumentsDialog } from './dialogs.ts';
import { nameFailure, type Upload, type UploadState } from './upload-queue.ts';

interface AttachmentChanges {
  onAdded: (attachment: Attachment) => unknown;
  onRemoved: (attachmentId: string) => unknown;
}

/** Sends files along with a request, one after another, and takes them out of it again after a question. */
export function useAttachments(
  requestId: string,
  { onAdded, onRemoved }: AttachmentChanges,
): Required<Pick<AttachmentEditorProps, 'uploads' | 'onFiles' | 'onRetry' | 'onForget' | 'onRemove'>> {
  const api = useApiClient();
  const { dialogs } = useModals();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [gone] = useState(() => new AbortController());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => gone.abort(), [gone]);

  const forget = (id: string) => setUploads((before) => before.filter((upload) => upload.id !== id));
  const change = (id: string, state: UploadState) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function send({ id, file }: Upload): Promise<void> {
    // The API would say of it what it says of any file whose kind it cannot tell.
    if (file.size === 0) return change(id, { kind: 'refused', key: 'file.pdf.empty' });
    change(id, { kind: 'sending', sent: 0 });
    try {
      const added = await sendFile(bridge(fillPath(addAttachment.path, { id: requestId })), file, {
        contentType: 'application/octet-stream',
        answer: Attachment,
        idempotencyKey: id,
        signal: gone.signal,
        onProgress: (sent) => change(id, { kind: 'sending', sent }),
      });
      forget(id);
      onAdded(added);
    } catch (error) {
      if (gone.signal.aborted) return;
      change(id, { kind: 'refused', key: nameFailure(error) });
    }
  }

  function enqueue(upload: Upload): void {
    line.current = line.current.then(() => send(upload));
  }

  return {
    uploads,
    onFiles(files) {
      const chosen = files.map((file): Upload => ({ id: makeIdempotencyKey(), file, state: { kind: 'waiting' } }));
      setUploads((before) => [...before, ...chosen]);
      for (const upload of chosen) enqueue(upload);
    },
    onRetry(id) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      change(id, { kind: 'waiting' });
      enqueue(upload);
    },
    onForget: forget,
    onRemove: ({ attachment_id: aid, filename }) =>
      void dialogs.open(deleteDocumentsDialog, { title: filename, consequence: 'detached' as const }, async () => {
        await api.call(deleteAttachment, { params: { id: requestId, aid } });
        onRemoved(aid);
      }),
  };
}
