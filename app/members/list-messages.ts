import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the list of members. */
export const membersListMessages = defineMessages({
  listTitle: { id: 'members.list.title', defaultMessage: 'Members', description: 'Title of the page.' },
  seats: {
    id: 'members.list.seats',
    defaultMessage: '{used, number} of {total, number} seats taken',
    description: 'Below the title, where the plan counts seats.',
  },
  seatsHeld: {
    id: 'members.list.seats-held',
    defaultMessage: '{used, number} of {total, number} seats taken, {held, number} held by invitations',
    description: 'Below the title, where the plan counts seats and invitations are open.',
  },
  people: {
    id: 'members.list.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Below the title, where nobody counts seats; and how many were found, for screen readers.',
  },
  add: { id: 'members.list.add', defaultMessage: 'Add members', description: 'Button that opens the dialog.' },
  parts: { id: 'members.list.parts', defaultMessage: 'Parts of the list', description: 'Name of the tabs.' },
  active: { id: 'members.list.active', defaultMessage: 'Active', description: 'Tab: everybody who has joined.' },
  admins: { id: 'members.list.admins', defaultMessage: 'Administrators', description: 'Tab.' },
  invited: {
    id: 'members.list.invited',
    defaultMessage: 'Invited',
    description: 'Tab: invitations without an answer.',
  },
  removed: { id: 'members.list.removed', defaultMessage: 'Removed', description: 'Tab: who belonged to it before.' },
  search: {
    id: 'members.list.search',
    defaultMessage: 'Search by name, address or domain',
    description: 'Name of the search field.',
  },
  columnPerson: { id: 'members.list.person', defaultMessage: 'Person', description: 'Heading of a column.' },
  columnState: { id: 'members.list.state', defaultMessage: 'State', description: 'Heading of a column.' },
  columnJoined: { id: 'members.list.joined', defaultMessage: 'Joined', description: 'Heading of a column of dates.' },
  columnInvited: {
    id: 'members.list.sent',
    defaultMessage: 'Invited on',
    description: 'Heading of a column of dates.',
  },
  columnEnds: { id: 'members.list.ends', defaultMessage: 'Valid until', description: 'Heading of a column of dates.' },
  columnRemoved: { id: 'members.list.left', defaultMessage: 'Since', description: 'Heading of a column of dates.' },
  columnActive: {
    id: 'members.list.last-active',
    defaultMessage: 'Last login',
    description: 'Heading of a column of dates.',
  },
  columnActions: {
    id: 'members.list.actions',
    defaultMessage: 'Actions',
    description: 'Heading of a column of menus.',
  },
  twoStepOn: {
    id: 'members.list.two-step-on',
    defaultMessage: 'Two-step on',
    description: 'Below the state of a person who logs in in two steps. As short as can be.',
  },
  twoStepOff: {
    id: 'members.list.two-step-off',
    defaultMessage: 'Two-step off',
    description: 'Below the state of a person who logs in with a password alone. As short as can be.',
  },
  sortName: {
    id: 'members.list.sort-name',
    defaultMessage: 'name',
    description: 'Order of the list; stands after “By”.',
  },
  sortJoined: {
    id: 'members.list.sort-joined',
    defaultMessage: 'day of joining',
    description: 'Order of the list; stands after “By”.',
  },
  sortInvited: {
    id: 'members.list.sort-invited',
    defaultMessage: 'day of the invitation',
    description: 'Order of the list; stands after “By”.',
  },
  sortLeft: {
    id: 'members.list.sort-left',
    defaultMessage: 'day of leaving',
    description: 'Order of the list; stands after “By”.',
  },
  sortActive: {
    id: 'members.list.sort-active',
    defaultMessage: 'last login',
    description: 'Order of the list; stands after “By”.',
  },
  factOfDay: {
    id: 'members.list.fact',
    defaultMessage: '{fact}: {date}',
    description: 'On phones: heading of a column of dates, and the date.',
  },
  never: { id: 'members.list.never', defaultMessage: 'Never', description: 'In place of a date of a last login.' },
  stateActive: { id: 'members.list.state-active', defaultMessage: 'Active', description: 'State of a person.' },
  stateInvited: { id: 'members.list.state-invited', defaultMessage: 'Invited', description: 'State of a person.' },
  stateExpired: { id: 'members.list.state-expired', defaultMessage: 'Expired', description: 'State of an invitation.' },
  stateRemoved: { id: 'members.list.state-removed', defaultMessage: 'Removed', description: 'State of a person.' },
  you: { id: 'members.list.you', defaultMessage: 'you', description: 'Behind the name of the person who looks.' },

  actionsOf: { id: 'members.list.actions-of', defaultMessage: 'Actions for {name}', description: 'Name of a menu.' },
  makeAdmin: {
    id: 'members.list.make-admin',
    defaultMessage: 'Make administrator',
    description: 'In the menu of a member.',
  },
  revokeAdmin: {
    id: 'members.list.revoke-admin',
    defaultMessage: 'End administration',
    description: 'In the menu of an administrator.',
  },
  remove: {
    id: 'members.list.remove',
    defaultMessage: 'Remove from business',
    description: 'In the menu of a member.',
  },
  leave: {
    id: 'members.list.leave',
    defaultMessage: 'Leave business',
    description: 'In the own menu: to the profile.',
  },
  resend: { id: 'members.list.resend', defaultMessage: 'Send again', description: 'In the menu of an invitation.' },
  cancel: {
    id: 'members.list.cancel',
    defaultMessage: 'Cancel invitation',
    description: 'In the menu of an invitation.',
  },
  inviteAgain: {
    id: 'members.list.invite-again',
    defaultMessage: 'Invite again',
    description: 'In the menu of a person who was removed.',
  },
  madeAdmin: {
    id: 'members.list.made-admin',
    defaultMessage: '{name} is an administrator now.',
    description: 'Snackbar.',
  },
  revokedAdmin: {
    id: 'members.list.revoked-admin',
    defaultMessage: '{name} is a member now, no longer an administrator.',
    description: 'Snackbar.',
  },
  removedSome: {
    id: 'members.list.removed-some',
    defaultMessage: '{count, plural, one {One person was removed.} other {# people were removed.}}',
    description: 'Snackbar.',
  },
  resent: {
    id: 'members.list.resent',
    defaultMessage: 'The invitation went to {name} again.',
    description: 'Snackbar.',
  },
  cancelled: {
    id: 'members.list.cancelled',
    defaultMessage: 'The invitation of {name} was cancelled.',
    description: 'Snackbar.',
  },

  select: { id: 'members.list.select', defaultMessage: 'Select {name}', description: 'Name of the box of a row.' },
  selectAll: {
    id: 'members.list.select-all',
    defaultMessage: 'Select everybody on this page',
    description: 'Name of the box of all rows.',
  },
  bar: { id: 'members.list.bar', defaultMessage: 'Selected people', description: 'Name of the bar above the list.' },
  selected: {
    id: 'members.list.selected',
    defaultMessage: '{count, plural, one {# person selected} other {# people selected}}',
    description: 'In that bar.',
  },
  clear: { id: 'members.list.clear', defaultMessage: 'Clear selection', description: 'Button in that bar.' },

  emptySearchTitle: {
    id: 'members.list.empty-search-title',
    defaultMessage: 'Nobody found for “{q}”',
    description: 'Where a search finds nobody.',
  },
  emptySearchText: {
    id: 'members.list.empty-search-text',
    defaultMessage: 'The search looks for beginnings of names, addresses and domains in this part of the list.',
    description: 'Below that title.',
  },
  emptySearchAll: { id: 'members.list.empty-search-all', defaultMessage: 'Show everybody', description: 'Button.' },
  emptyInvitedTitle: {
    id: 'members.list.empty-invited-title',
    defaultMessage: 'No open invitations',
    description: 'Where nobody is invited.',
  },
  emptyInvitedText: {
    id: 'members.list.empty-invited-text',
    defaultMessage: 'Whoever you invite stands here until the invitation is answered. It is valid for {days} days.',
    description: 'Below that title.',
  },
  emptyRemovedTitle: {
    id: 'members.list.empty-removed-title',
    defaultMessage: 'Nobody was removed',
    description: 'Where nobody has been removed or has left.',
  },
  emptyRemovedText: {
    id: 'members.list.empty-removed-text',
    defaultMessage: 'People who leave the business or are removed stand here.',
    description: 'Below that title.',
  },

  alone: {
    id: 'members.list.alone',
    defaultMessage:
      'You are still alone here. Invite your colleagues: they upload documents and send them for signature.',
    description: 'Above the list of a new business.',
  },

  resultsTitle: {
    id: 'members.add.results-title',
    defaultMessage:
      '{count, plural, =0 {Nobody was invited} one {One invitation was sent} other {# invitations were sent}}',
    description: 'Title of the dialog after sending. {count} invitations went out.',
  },
  resultsText: {
    id: 'members.add.results-text',
    defaultMessage: '{count, plural, one {One address was left out:} other {# addresses were left out:}}',
    description: 'Before the list of addresses that were not invited.',
  },
  resultsMore: {
    id: 'members.add.results-more',
    defaultMessage: '{count, plural, one {and one more} other {and # more}}',
    description: 'Last line of that list.',
  },
  resultInvited: {
    id: 'members.add.result-invited',
    defaultMessage: 'invited',
    description: 'What came of an address.',
  },
  resultInvalid: {
    id: 'members.add.result-invalid',
    defaultMessage: 'not a valid address',
    description: 'What came of an address.',
  },
  resultRepeated: {
    id: 'members.add.result-repeated',
    defaultMessage: 'named twice, invited once',
    description: 'What came of an address.',
  },
  resultOwn: {
    id: 'members.add.result-own',
    defaultMessage: 'your own address',
    description: 'What came of an address.',
  },
  resultMember: {
    id: 'members.add.result-member',
    defaultMessage: 'belongs to the business already',
    description: 'What came of an address.',
  },
  resultOpen: {
    id: 'members.add.result-open',
    defaultMessage: 'has an open invitation',
    description: 'What came of an address.',
  },
  resultNoSeat: {
    id: 'members.add.result-no-seat',
    defaultMessage: 'no seat is free',
    description: 'What came of an address.',
  },
  sending: {
    id: 'members.add.sending',
    defaultMessage: '{done, number} of {total, number} sent',
    description: 'How far the sending of many invitations is.',
  },
  moreAddresses: {
    id: 'members.add.more-addresses',
    defaultMessage: '{count, plural, one {and one more address} other {and # more addresses}}',
    description: 'Behind the first of many addresses that were entered.',
  },
  tooManyAddresses: {
    id: 'members.add.too-many',
    defaultMessage: 'These are more than {most, number} addresses. Please send them in parts.',
    description: 'Below the field.',
  },
  fileOthers: {
    id: 'members.add.file-others',
    defaultMessage:
      '{count, plural, one {One line of the file holds no e-mail address} other {# lines of the file hold no e-mail address, the first}}: “{line}”.',
    description:
      'Below the button, for a file in which only some lines hold an address. {line} is the text of the first without.',
  },
  fromFile: { id: 'members.add.from-file', defaultMessage: 'Choose a CSV file', description: 'Button of the field.' },
  fromFileHint: {
    id: 'members.add.from-file-hint',
    defaultMessage: 'or drop it here',
    description: 'Behind that button.',
  },
  fileUnreadable: {
    id: 'members.add.file-unreadable',
    defaultMessage: 'This file is no text with addresses. Save the table as CSV and choose it again.',
    description: 'Below the field, for a file that is no text or too large.',
  },
  fileEmpty: {
    id: 'members.add.file-empty',
    defaultMessage: 'There is no e-mail address in this file.',
    description: 'Below the field.',
  },

  leaveCardTitle: {
    id: 'members.profile.title',
    defaultMessage: 'Your business',
    description: 'Title of a part of the own profile.',
  },
  leaveCardText: {
    id: 'members.profile.text',
    defaultMessage:
      '{role, select, admin {You belong to {business} as an administrator.} other {You belong to {business} as a member.}}',
    description: 'Below that title.',
  },
  leaveCardAsk: {
    id: 'members.profile.ask',
    defaultMessage:
      '{count, plural, one {This person manages the business:} other {These people manage the business:}}',
    description: 'Before a list of people to write to, in a member’s own profile.',
  },
  left: { id: 'members.profile.left', defaultMessage: 'You have left {business}.', description: 'Snackbar.' },
});
