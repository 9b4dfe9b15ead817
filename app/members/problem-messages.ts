import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const membersProblemMessages = defineMessages({
  lastAdmin: {
    id: 'error.business.last_admin',
    defaultMessage: 'Somebody has to manage the business. Please make somebody else administrator first.',
    description: 'Where the last administrator would be removed, would leave or would become a member.',
  },
  ownRemoval: {
    id: 'error.business.own_removal',
    defaultMessage: 'You cannot remove yourself. To leave the business, open your profile.',
    description: 'Where somebody is among those to be removed.',
  },
  deputyPeriod: {
    id: 'error.business.deputy_period',
    defaultMessage: 'The last day must be today or later, not before the first one, and at most a year after it.',
    description: 'Where somebody names a deputy for an absence.',
  },
  noSeat: {
    id: 'error.business.no_seat',
    defaultMessage:
      'All seats of the business are taken. An administrator can remove members, cancel invitations or add seats.',
    description: 'Where an invitation is sent again or accepted.',
  },
});
