import type { Instant, Optional } from '../database/columns.ts';

interface SmsMessageTable {
  id: string;
  /** Digits with country code. */
  to_number: string;
  /** Encrypted: it holds a code. Empty once a provider has it. */
  text: string;
  template: string;
  locale: string;
  created_at: Instant;
  sent_at: Optional<Date>;
}

export interface SmsTables {
  sms_messages: SmsMessageTable;
}
