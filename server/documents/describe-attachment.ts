import type { Attachment } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { AttachmentEvidence } from '../evidence/event.ts';
import type { AttachmentRow } from './list-attachments.ts';

/** An attachment on the wire. */
export const describeAttachment = ({ id, filename, content_type, size, has_macros }: AttachmentRow): Attachment => ({
  attachment_id: id,
  filename,
  content_type,
  size,
  has_macros,
});

/** An attachment as an event keeps it. */
export const describeAttachmentEvidence = ({ id, filename, blob, size }: AttachmentRow): AttachmentEvidence => ({
  attachmentId: id,
  filename,
  sha256: blob,
  size,
});
