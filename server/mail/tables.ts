import type { Instant, Optional } from '../database/columns.ts';

interface MailTable {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  template: string;
  locale: string;
  message_id: string;
  created_at: Instant;
  sent_at: Optional<Date>;
  /** What came back of it last (RFC 3463), and since when it is known that it never arrives. */
  bounce_status: Optional<string>;
  bounced_at: Optional<Date>;
}

/** Either a version of a document or a file made for the mail. */
interface MailAttachmentTable {
  mail_id: string;
  position: number;
  /** The request that it is of. */
  request_id: string;
  filename: string;
  /** In bytes. */
  size: number;
  version_id: Optional<string>;
  blob: Optional<string>;
}

export interface MailTables {
  mail_attachments: MailAttachmentTable;
  mails: MailTable;
}
