export { getDatetime } from './get-datetime.ts';
export { getDueSurvey } from './get-due-survey.ts';
export { getOutboxMail } from './get-outbox-mail.ts';
export { listEmailSuggestions } from './list-email-suggestions.ts';
export { listOutboxMails } from './list-outbox-mails.ts';
export { recordSurvey } from './record-survey.ts';
export { sendContactForm } from './send-contact-form.ts';
export { transformImage } from './transform-image.ts';
