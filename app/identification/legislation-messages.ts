import { defineMessages } from '../i18n/define-messages.ts';

export const identificationLegislationMessages = defineMessages({
  title: {
    id: 'identification.legislation.title',
    defaultMessage: 'The law you sign under',
    description: 'Title of the page with the choice of a law.',
  },
  text: {
    id: 'identification.legislation.text',
    defaultMessage:
      'Your next requests begin with this law. Each of them can still be set otherwise, and what is open stays as it is.',
    description: 'Below the title of the page with the choice of a law.',
  },
  label: {
    id: 'identification.legislation.label',
    defaultMessage: 'Law',
    description: 'Label of the choice of a law.',
  },
  zertesText: {
    id: 'identification.legislation.zertes-text',
    defaultMessage: 'For contracts under Swiss law, and whatever Swiss courts and authorities receive.',
    description: 'What Swiss law is chosen for.',
  },
  eidasText: {
    id: 'identification.legislation.eidas-text',
    defaultMessage: 'For contracts under the law of a country of the EU or the EEA. Every one of them recognises it.',
    description: 'What EU law is chosen for.',
  },
  identified: {
    id: 'identification.legislation.identified',
    defaultMessage: 'Identified',
    description: 'Badge of a law under which the person is identified.',
  },
  missing: {
    id: 'identification.legislation.missing',
    defaultMessage: 'Without identification yet',
    description: 'Badge of a law under which the person is not identified.',
  },
  unavailable: {
    id: 'identification.legislation.unavailable',
    defaultMessage: 'Nobody here signs in your usual quality under this law. <link>Change the quality first</link>',
    description: 'Where a law cannot be the default; the link leads to the settings.',
  },
  current: {
    id: 'identification.legislation.current',
    defaultMessage: 'Your requests begin with: {law}',
    description: 'On the page with the qualities, above the link to the choice of a law.',
  },
  change: {
    id: 'identification.legislation.change',
    defaultMessage: 'Choose the law',
    description: 'Link to the choice of a law.',
  },
});
