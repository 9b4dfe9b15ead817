import {
  datetimeExample,
  emailSuggestionsExample,
  outboxMailExample,
} from '@sigillum/api-contracts/platform/examples.ts';
import { getDatetime } from '@sigillum/api-contracts/platform/get-datetime.ts';
import { getDueSurvey } from '@sigillum/api-contracts/platform/get-due-survey.ts';
import { getOutboxMail } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { listEmailSuggestions } from '@sigillum/api-contracts/platform/list-email-suggestions.ts';
import { listOutboxMails } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { recordSurvey } from '@sigillum/api-contracts/platform/record-survey.ts';
import { sendContactForm } from '@sigillum/api-contracts/platform/send-contact-form.ts';
import { transformImage } from '@sigillum/api-contracts/platform/transform-image.ts';
import { describePact } from '../support/describe-pact.ts';
import { webpExample } from '../support/files.ts';
import { anna, businessId, memberSigner, noemi, ownerId, ownerToken } from '../support/signature-requests.ts';

const { html: _html, text: _text, attachments: _attachments, ...entry } = outboxMailExample;
const revoked = 'revoked-kJ8mN2pQ5rS7tV9wX1yZ3aB6cD4eF0gH';
const version = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c';
const call = { params: { id: outboxMailExample.id } };

describePact('platform', (pact) => {
  pact.expects('a few letters of an address', listEmailSuggestions, {
    given: [
      ...anna,
      ...noemi,
      [
        'a signature request exists',
        { id: '2b6f0c1e-94d7-4a58-8c31-5e0d7f9a1b24', ownerId, title: 'Lease', signers: [memberSigner] },
      ],
    ],
    call: { query: { input: 'noe' } },
    credentials: { bearer: ownerToken },
    answers: { status: 200, example: emailSuggestionsExample },
  });
  pact.expects('a few letters of an address, with a token that was revoked', listEmailSuggestions, {
    given: [
      anna[0],
      ['an access token of an account exists', { userId: ownerId, token: revoked, condition: 'revoked' }],
    ],
    call: { query: { input: 'noe' } },
    credentials: { bearer: revoked },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('a look for a question about satisfaction, 30 days after the sign-up', getDueSurvey, {
    given: [
      ...anna,
      ['somebody has signed up at an instant', { userId: ownerId, instant: '2026-01-01T08:00:00.000Z' }],
    ],
    call: {},
    credentials: { bearer: ownerToken },
    answers: { status: 200, example: { survey: 'relationship' } },
  });
  pact.expects('an answer to a question about satisfaction', recordSurvey, {
    given: anna,
    call: { body: { survey: 'relationship', score: 9, comment: 'Clear and quick.' } },
    credentials: { bearer: ownerToken },
    answers: { status: 204 },
  });
  const revokedToken = [
    anna[0],
    ['an access token of an account exists', { userId: ownerId, token: revoked, condition: 'revoked' }],
  ] as const;
  pact.expects('a look for a question about satisfaction, with a token that was revoked', getDueSurvey, {
    given: revokedToken,
    call: {},
    credentials: { bearer: revoked },
    refuses: 'error.auth.token_invalid',
  });
  pact.expects('an answer to a question about satisfaction, with a token that was revoked', recordSurvey, {
    given: revokedToken,
    call: { body: { survey: 'relationship', score: 9, comment: '' } },
    credentials: { bearer: revoked },
    refuses: 'error.auth.token_invalid',
  });
  const contactForm = {
    email: 'nora@example.ch',
    first_name: 'Nora',
    last_name: 'Ammann',
    message: 'How many seats may we have?',
    consent: 'You may use what I write here to answer me.',
  };
  pact.expects('a contact form', sendContactForm, {
    given: [['a forms service takes contact forms', {}]],
    call: { body: contactForm },
    answers: { status: 204 },
  });
  pact.expects('a contact form while the forms service is away', sendContactForm, {
    given: [['the forms service is away', {}]],
    call: { body: contactForm },
    refuses: 'error.contact.unavailable',
  });
  pact.expects('a contact form where no forms service is set up', sendContactForm, {
    given: [['the clock stands at an instant', { instant: datetimeExample.datetime }]],
    call: { body: contactForm },
    refuses: 'error.not_found',
  });
  const logo = `/v1/businesses/${businessId}/logo/${version}`;
  pact.expects('a logo in twice the size of its place, without an account', transformImage, {
    given: [
      anna[0],
      ['a person belongs to a business', { userId: ownerId, businessId, name: 'Keller AG', role: 'admin' }],
      ['a business has a logo', { businessId, version }],
    ],
    call: { query: { url: logo, w: 400, h: 96, fit: 'inside' } },
    answers: { status: 200, example: webpExample },
  });
  pact.expects('a picture of another machine', transformImage, {
    given: [['the clock stands at an instant', { instant: datetimeExample.datetime }]],
    call: { query: { url: 'https://example.org/logo.png', w: 400, h: 96 } },
    refuses: 'error.image.source_not_allowed',
  });
  pact.expects('a logo that is not there any more, in another size', transformImage, {
    given: anna,
    call: { query: { url: logo, w: 400, h: 96 } },
    refuses: 'error.not_found',
  });
  pact.expects('a question for the time', getDatetime, {
    given: [['the clock stands at an instant', { instant: datetimeExample.datetime }]],
    call: {},
    answers: { status: 200, example: datetimeExample },
  });
  pact.expects('a look into the local outbox', listOutboxMails, {
    given: [['a mail lies in the local outbox', outboxMailExample]],
    call: {},
    answers: { status: 200, example: { mails: [entry] } },
  });
  pact.expects('a look at one mail of the local outbox', getOutboxMail, {
    given: [['a mail lies in the local outbox', outboxMailExample]],
    call,
    answers: { status: 200, example: outboxMailExample },
  });
  pact.expects('a look into the outbox of a server that sends mail', listOutboxMails, {
    given: [
      ['a mail lies in the local outbox', outboxMailExample],
      ['mail goes out through a mail server', { smtpUrl: 'smtp://127.0.0.1:25' }],
    ],
    call: {},
    refuses: 'error.not_found',
  });
  pact.expects('a look at a mail of a server that sends mail', getOutboxMail, {
    given: [
      ['a mail lies in the local outbox', outboxMailExample],
      ['mail goes out through a mail server', { smtpUrl: 'smtp://127.0.0.1:25' }],
    ],
    call,
    refuses: 'error.not_found',
  });
});
