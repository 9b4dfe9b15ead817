import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const groupsProblemMessages = defineMessages({
  problemAdminsOnly: {
    id: 'error.group.admins_only',
    defaultMessage: 'Only administrators of the business manage its groups. Please ask one of them.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooMany: {
    id: 'error.group.too_many',
    defaultMessage: 'Your business has as many groups as its plan allows. Delete one, or change the plan.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyMembers: {
    id: 'error.group.too_many_members',
    defaultMessage: 'These are more people than your plan allows in a group. Please name fewer.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemChangedMeanwhile: {
    id: 'error.group.changed_meanwhile',
    defaultMessage: 'Somebody else changed this group meanwhile. Reload and try again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
