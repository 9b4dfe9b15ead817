import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const templatesProblemMessages = defineMessages({
  problemEditNotAllowed: {
    id: 'error.template.edit_not_allowed',
    defaultMessage: 'You may use this template, not change it. Ask whoever made it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemOwnerOnly: {
    id: 'error.template.owner_only',
    defaultMessage: 'Only whoever made this template, or an administrator, shares and deletes it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemChangedMeanwhile: {
    id: 'error.template.changed_meanwhile',
    defaultMessage: 'Somebody else changed this template meanwhile. Reload and try again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooMany: {
    id: 'error.template.too_many',
    defaultMessage: 'Your business has as many templates as it can keep. Delete one that nobody uses.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooFewPages: {
    id: 'error.template.too_few_pages',
    defaultMessage:
      'The new file has fewer pages, and signatures stand on pages that it does not have. Move them first, or choose another file.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPlacesDoubtful: {
    id: 'error.template.places_doubtful',
    defaultMessage:
      'A file was replaced, and places of signatures are still to be confirmed. Look at them in the template first.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPeopleMissing: {
    id: 'error.template.people_missing',
    defaultMessage: 'Please name one person for each role that signs.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
