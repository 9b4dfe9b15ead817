import { defineMessages } from '../i18n/define-messages.ts';

/** The way back to the site that has opened the page of a request. */
export const signingExitMessages = defineMessages({
  back: {
    id: 'signing.exit.back',
    defaultMessage: 'Back to {host}',
    description:
      'Link that leads back to the site from which the person came to sign. {host} is that site, such as shop.example.',
  },
  countdown: {
    id: 'signing.exit.countdown',
    defaultMessage:
      '{seconds, plural, one {You are taken back to {host} in # second.} other {You are taken back to {host} in # seconds.}}',
    description: 'Counts down before the page leads back by itself. {host} is a site, such as shop.example.',
  },
  stay: {
    id: 'signing.exit.stay',
    defaultMessage: 'Stay here',
    description: 'Button beside the countdown: the page does not lead back by itself any more.',
  },
  stayed: {
    id: 'signing.exit.stayed',
    defaultMessage: 'You stay here. You can go back to {host} whenever you like.',
    description: 'After the person has pressed “Stay here”. {host} is a site, such as shop.example.',
  },
  afterwards: {
    id: 'signing.exit.afterwards',
    defaultMessage: 'Afterwards you are taken back to {host}.',
    description:
      'On the page that asks whether to decline, where the site is shown at once after it. {host} is a site.',
  },
});
