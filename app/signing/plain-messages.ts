import { defineMessages } from '../i18n/define-messages.ts';

/** Signing in a browser that runs no scripts. */
export const signingPlainMessages = defineMessages({
  noScript: {
    id: 'signing.plain.no-script',
    defaultMessage:
      'JavaScript is off: you can read, download, sign and decline all the same, one page after the other.',
    description: 'Above the button to sign, where the browser runs no scripts.',
  },
  fill: {
    id: 'signing.plain.fill',
    defaultMessage: 'Please fill in',
    description: 'Title of the page with the fields of the documents, where the browser runs no scripts.',
  },
  fillText: {
    id: 'signing.plain.fill-text',
    defaultMessage: 'What you write here will stand in the documents. You sign on the next page.',
    description: 'Below that title.',
  },
  paging: {
    id: 'signing.plain.paging',
    defaultMessage: 'Documents and pages',
    description: 'Name of the links to the other documents and pages, where the browser runs no scripts.',
  },
  needsScript: {
    id: 'signing.plain.needs-script',
    defaultMessage:
      'The trust service asks for a step that works with JavaScript only. Nothing is signed yet. Please switch JavaScript on for this page, then sign again.',
    description: 'When a signature cannot be made without scripts.',
  },
});
