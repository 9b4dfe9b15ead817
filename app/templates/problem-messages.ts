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
    defaultMessage: 'Please name one person for each role that signs, and of a quorum as many as have to sign.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemColumnsWrong: {
    id: 'error.batch.columns_wrong',
    defaultMessage:
      'The columns do not fit the template. Each role that signs needs a column with e-mail addresses, and nothing may be chosen twice.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemRowsFaulty: {
    id: 'error.batch.rows_faulty',
    defaultMessage: 'Some cells are missing or not right. Nothing was sent. Correct them and send again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBatchOwnerOnly: {
    id: 'error.batch.owner_only',
    defaultMessage: 'Only whoever made this batch sends its rows again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBatchOwnerLeft: {
    id: 'error.batch.owner_left',
    defaultMessage: 'Whoever made this batch has left the business.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBatchBusy: {
    id: 'error.batch.busy',
    defaultMessage: 'Requests of this batch are being withdrawn or reminded of just now. Wait until that is done.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBatchNothingSigned: {
    id: 'error.batch.nothing_signed',
    defaultMessage: 'No request of this batch is signed by everybody yet.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
