import type { Datetime, EmailSuggestions, OutboxMail } from './schemas.ts';

export const datetimeExample: Datetime = { datetime: '2026-11-21T08:37:13.000Z' };

export const outboxMailExample: OutboxMail = {
  id: '5d2a1c52-1f6d-4d5f-8d0c-2f6b1f0e7a01',
  to: 'nora@example.ch',
  subject: 'Confirm your e-mail address',
  template: 'confirm-email',
  locale: 'en-gb',
  created_at: '2026-11-21T08:37:13.000Z',
  html: '<p>Confirm your e-mail address</p>',
  text: 'Confirm your e-mail address',
  attachments: [],
};

export const emailSuggestionsExample: EmailSuggestions = {
  suggestions: [{ email: 'noemi.frei@example.ch', first_name: 'Noémi', last_name: 'Frei' }],
};
