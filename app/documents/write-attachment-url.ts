import { downloadAttachment } from '@sigillum/api-contracts/documents/download-attachment.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { bridge } from '../http/browser-api.ts';

/** Where a person with an account downloads an attachment. */
export const writeAttachmentUrl = (requestId: string, attachmentId: string): string =>
  bridge(fillPath(downloadAttachment.path, { id: requestId, aid: attachmentId }));
