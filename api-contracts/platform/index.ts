import { getDatetime } from './get-datetime.ts';
import { getOutboxMail } from './get-outbox-mail.ts';
import { listEmailSuggestions } from './list-email-suggestions.ts';
import { listOutboxMails } from './list-outbox-mails.ts';

export const platformEndpoints = { getDatetime, getOutboxMail, listEmailSuggestions, listOutboxMails };
