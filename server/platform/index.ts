export { getDatetime } from './get-datetime.ts';
export { getOutboxMail } from './get-outbox-mail.ts';
export { listEmailSuggestions } from './list-email-suggestions.ts';
export { listOutboxMails } from './list-outbox-mails.ts';
