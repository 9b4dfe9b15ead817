import { defineMessages } from '../i18n/define-messages.ts';

export const groupsMessages = defineMessages({
  title: {
    id: 'groups.title',
    defaultMessage: 'Signer groups',
    description: 'Title of the page of the groups of signers.',
  },
  text: {
    id: 'groups.text',
    defaultMessage: 'Anyone in a group can sign for all of it: ask the group, and whoever has time signs.',
    description: 'Under the title.',
  },
  emptyTitle: {
    id: 'groups.empty.title',
    defaultMessage: 'No groups yet',
    description: 'Title where a business has no groups.',
  },
  emptyText: {
    id: 'groups.empty.text',
    defaultMessage:
      'Create one for people who may sign for one another, such as the management. Others can be in it, too.',
    description: 'Under that title.',
  },
  used: {
    id: 'groups.used',
    defaultMessage: '{count, number} of at most {greatest, number}',
    description: 'Beside the button for another group. {count} groups of at most {greatest}.',
  },
  searchGroups: {
    id: 'groups.search.label',
    defaultMessage: 'Search by group or person',
    description: 'Label of the field that searches groups.',
  },
  noneFound: {
    id: 'groups.search.none',
    defaultMessage: 'No group found',
    description: 'Title where nothing was found.',
  },
  noneFoundText: {
    id: 'groups.search.none-text',
    defaultMessage: 'Searched are names of groups, and names and addresses of their people.',
    description: 'Below that title.',
  },
  showAll: { id: 'groups.search.all', defaultMessage: 'Show all groups', description: 'Link below that title.' },
  column: {
    id: 'groups.column.name',
    defaultMessage: 'Group',
    description: 'Heading of the column with the names of groups.',
  },
  people: {
    id: 'groups.column.people',
    defaultMessage: 'People',
    description: 'Heading of the column with how many are in a group.',
  },
  changedAt: {
    id: 'groups.column.changed',
    defaultMessage: 'Changed',
    description: 'Heading of the column with the day of the last change.',
  },
  acts: {
    id: 'groups.column.acts',
    defaultMessage: 'What can be done',
    description: 'Heading, for screen readers, of the column with buttons.',
  },
  edit: { id: 'groups.edit', defaultMessage: 'Change {name}', description: 'Name of a button. {name} is a group.' },
  deleteNamed: {
    id: 'groups.delete.named',
    defaultMessage: 'Delete {name}',
    description: 'Name of a button. {name} is a group.',
  },
  created: {
    id: 'groups.created',
    defaultMessage: '{name} has been created.',
    description: 'Said after that. {name} is a group.',
  },
  changed: {
    id: 'groups.changed',
    defaultMessage: '{name} has been changed.',
    description: 'Said after that. {name} is a group.',
  },
  deleted: {
    id: 'groups.deleted',
    defaultMessage: '{name} has been deleted.',
    description: 'Said after that. {name} is a group.',
  },
  changedMeanwhile: {
    id: 'groups.changed-meanwhile',
    defaultMessage:
      'Somebody else has changed this group meanwhile. It is called {name} now, and in it are: {people}. Save again to replace that with what stands here.',
    description:
      'In the overlay that changes a group, where two administrators have saved. {people} are names and addresses.',
  },

  deleteTitle: { id: 'groups.delete.title', defaultMessage: 'Delete this group?', description: 'Title of the dialog.' },
  deleteText: {
    id: 'groups.delete.text',
    defaultMessage:
      '{name} with {count, plural, =0 {no participants} one {one participant} other {# participants}} will be deleted. This cannot be undone.',
    description: 'Below the title. {name} is the group, {count} how many people are in it.',
  },
  deleteOpen: {
    id: 'groups.delete.open',
    defaultMessage:
      '{count, plural, one {One open request was sent to the group. It stays: whoever was asked can still sign.} other {# open requests were sent to the group. They stay: whoever was asked can still sign.}}',
    description: 'A consequence. {count} open requests were sent to the group.',
  },
  deleteDrafts: {
    id: 'groups.delete.drafts',
    defaultMessage:
      '{count, plural, one {One draft names the group. It loses these signers.} other {# drafts name the group. They lose these signers.}}',
    description: 'A consequence. {count} drafts name the group.',
  },
  deleteSigned: {
    id: 'groups.delete.signed',
    defaultMessage: 'Documents that are signed stay valid; their report still names the group.',
    description: 'A consequence.',
  },
  deleteSubmit: { id: 'groups.delete.submit', defaultMessage: 'Delete group', description: 'Button.' },

  createTitle: {
    id: 'groups.create.title',
    defaultMessage: 'New signer group',
    description: 'Title of the overlay for a new group.',
  },
  changeTitle: {
    id: 'groups.create.change-title',
    defaultMessage: 'Change signer group',
    description: 'Title of the overlay for a group that exists.',
  },
  createText: {
    id: 'groups.create.text',
    defaultMessage: 'One request to the group reaches everybody in it. The first of them to sign signs for the group.',
    description: 'Below the title.',
  },
  changeText: {
    id: 'groups.create.change-text',
    defaultMessage: 'Open requests follow: who is in the group when one of it signs may sign.',
    description: 'Below the title.',
  },
  name: { id: 'groups.create.name', defaultMessage: 'Name of the group', description: 'Label of a field.' },
  nameHint: {
    id: 'groups.create.name-hint',
    defaultMessage: 'Your business sees it, for example “Management” or “Purchasing”.',
    description: 'Below that label.',
  },
  search: {
    id: 'groups.create.search',
    defaultMessage: 'Add people',
    description: 'Label of the field that searches people.',
  },
  searchHint: {
    id: 'groups.create.search-hint',
    defaultMessage: 'Type a name, or a whole e-mail address and Enter.',
    description: 'Below that label.',
  },
  searchResults: {
    id: 'groups.create.results',
    defaultMessage: 'People found',
    description: 'Name of the list of people found.',
  },
  searching: { id: 'groups.create.searching', defaultMessage: 'Searching', description: 'While people are searched.' },
  searchNothing: {
    id: 'groups.create.nothing',
    defaultMessage: 'Nobody found for “{query}”. A whole e-mail address can be added by Enter.',
    description: 'When nobody was found. {query} was typed.',
  },
  searchFailed: {
    id: 'groups.create.search-failed',
    defaultMessage: 'The search does not work at the moment. Whole e-mail addresses can be added all the same.',
    description: 'When the search failed.',
  },
  add: {
    id: 'groups.create.add',
    defaultMessage: 'Add {name}',
    description: 'Name of the button beside a person who was found.',
  },
  participants: {
    id: 'groups.create.participants',
    defaultMessage: 'Participants: {count, number} of at most {greatest, number}',
    description: 'Heading above the people in the group. {count} of at most {greatest}.',
  },
  participantsNone: {
    id: 'groups.create.none',
    defaultMessage: 'Nobody yet. A group needs at least two people.',
    description: 'When nobody is in the group yet.',
  },
  tooFew: {
    id: 'groups.create.too-few',
    defaultMessage: 'Please add at least two people.',
    description: 'When the group is saved with fewer than two people.',
  },
  full: {
    id: 'groups.create.full',
    defaultMessage: 'The group is full: your plan allows {greatest} people in a group.',
    description: 'When the group has as many people as allowed.',
  },
  limitTitle: {
    id: 'groups.create.limit-title',
    defaultMessage: 'Your business has all its groups',
    description: 'Title when the business has as many groups as allowed.',
  },
  limitText: {
    id: 'groups.create.limit-text',
    defaultMessage:
      'Your plan allows {greatest, plural, one {one group} other {# groups}}. Delete one that nobody needs any more, or change the plan.',
    description: 'Below that title. {greatest} is how many groups the plan allows.',
  },
  createSubmit: { id: 'groups.create.submit', defaultMessage: 'Create group', description: 'Button.' },
});
