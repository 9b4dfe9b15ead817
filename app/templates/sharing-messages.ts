import { defineMessages } from '../i18n/define-messages.ts';

/** For whom of the own organisation a template is. */
export const templatesSharingMessages = defineMessages({
  text: {
    id: 'templates.colleagues.text',
    defaultMessage: 'For whom of your organisation this template is: for all, and for people whom you name.',
    description: 'Below the title “Colleagues”, on the page of a template.',
  },
  mayUse: {
    id: 'templates.colleagues.may-use',
    defaultMessage: 'May use',
    description: 'Right of a colleague; behind the name in a list, and a choice.',
  },
  usingText: {
    id: 'templates.colleagues.use-text',
    defaultMessage: 'Makes requests of the template.',
    description: 'Below the choice “May use”.',
  },
  editText: {
    id: 'templates.colleagues.edit-text',
    defaultMessage: 'Improves the template, too. Sharing and deleting it stay with you.',
    description: 'Below the choice “May edit”.',
  },
  nameTitle: {
    id: 'templates.colleagues.name-title',
    defaultMessage: 'Let a colleague use or edit it',
    description: 'Title of the dialog that names a colleague for a template.',
  },
  sharedBy: {
    id: 'templates.colleagues.shared-by',
    defaultMessage: 'Shared with you by {name}',
    description: 'Who has named the reader for a template.',
  },
  sharedBefore: {
    id: 'templates.colleagues.shared-before',
    defaultMessage: 'Shared with you by somebody who has left',
    description: 'Who has named the reader for a template, where that person has left the business.',
  },
  withNamed: {
    id: 'templates.colleagues.with-named',
    defaultMessage: '{count, plural, one {With one colleague} other {With # colleagues}}',
    description: 'How many colleagues are named for a template.',
  },
  tabs: {
    id: 'templates.tabs',
    defaultMessage: 'Which templates',
    description: 'Name, for screen readers, of the tabs above the list.',
  },
  tabAll: {
    id: 'templates.tab.all',
    defaultMessage: 'All',
    description: 'Tab: all templates.',
  },
  tabShared: {
    id: 'templates.tab.shared',
    defaultMessage: 'Shared with me',
    description: 'Tab: the templates that others share with the reader.',
  },
});
