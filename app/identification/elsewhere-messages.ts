import { defineMessages } from '../i18n/define-messages.ts';

export const identificationElsewhereMessages = defineMessages({
  locText: {
    id: 'identification.elsewhere.loc-text',
    defaultMessage:
      'Somebody at a place of the trust service looks at your identity document, without Sigillum. It counts under Swiss law.',
    description: 'Explains a way to be identified: in person at a counter.',
  },
  locPlace: {
    id: 'identification.elsewhere.loc-place',
    defaultMessage: '<link>Choose a place</link> and make an appointment there if it asks for one.',
    description: 'First step of being identified at a counter; the link leads to the places.',
  },
  locAsk: {
    id: 'identification.elsewhere.loc-ask',
    defaultMessage: 'Ask whoever runs this service, or whoever wants your signature, for a place near you.',
    description: 'First step of being identified at a counter, where no list of places is known.',
  },
  locTake: {
    id: 'identification.elsewhere.loc-take',
    defaultMessage:
      'Take your identity document and your phone with you, and name {isVisit, select, true {the mobile number to which this invitation belongs} other {the mobile number of your profile}}: with it you sign.',
    description: 'Second step of being identified at a counter.',
  },
  externalText: {
    id: 'identification.elsewhere.external-text',
    defaultMessage:
      'A shop, an app or another signing service may have checked your identity document for the same trust service. Then nobody has to check it again.',
    description: 'Explains a way to be identified: by an earlier identification.',
  },
  externalNumber: {
    id: 'identification.elsewhere.external-number',
    defaultMessage:
      'It must have been with {isVisit, select, true {the mobile number to which this invitation belongs} other {the mobile number of your profile}}: by it the trust service knows people.',
    description: 'What it takes to count as identified already.',
  },
  thenCheck: {
    id: 'identification.elsewhere.then-check',
    defaultMessage: 'Come back to this page and let us ask the trust service.',
    description: 'Last step of being identified elsewhere.',
  },
  check: {
    id: 'identification.elsewhere.check',
    defaultMessage: 'Ask the trust service',
    description: 'Button that asks the trust service whether it knows the person from elsewhere.',
  },
  checkAgain: {
    id: 'identification.elsewhere.check-again',
    defaultMessage: 'Ask again',
    description: 'The same button after the trust service was asked.',
  },
  notYet: {
    id: 'identification.elsewhere.not-yet',
    defaultMessage: 'The trust service does not know you under this law yet. After a visit it can take an hour.',
    description: 'After the trust service was asked.',
  },
  failed: {
    id: 'identification.elsewhere.failed',
    defaultMessage: 'The trust service knows you, but it does not count: {reason}',
    description: 'After the trust service was asked. {reason} is a sentence.',
  },
  known: {
    id: 'identification.elsewhere.known',
    defaultMessage: 'You are identified under this law already. There is nothing to begin.',
    description: 'Instead of the button that begins an identification, where another one counts.',
  },
});
