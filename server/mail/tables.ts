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
}

export interface MailTables {
  mails: MailTable;
}
