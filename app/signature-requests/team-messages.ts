import { defineMessages } from '../i18n/define-messages.ts';

/** The inbox of an organisation's team. */
export const signatureRequestsTeamMessages = defineMessages({
  title: {
    id: 'signature-requests.team.title',
    defaultMessage: 'Team inbox',
    description:
      'Title of the screen that lists requests that people of an organisation look after together, and label of a switch.',
  },
  text: {
    id: 'signature-requests.team.text',
    defaultMessage:
      'Requests that your organisation looks after together. Whoever takes one may do with it what its sender may.',
    description: 'Below the title.',
  },
  unassigned: {
    id: 'signature-requests.team.unassigned',
    defaultMessage: 'Unassigned',
    description: 'Tab: requests that nobody has taken.',
  },
  mine: {
    id: 'signature-requests.team.mine',
    defaultMessage: 'Mine',
    description: 'Tab: requests that the reader has taken or was given.',
  },
  all: {
    id: 'signature-requests.team.all',
    defaultMessage: 'All',
    description: 'Tab: all requests of the inbox.',
  },
  filters: {
    id: 'signature-requests.team.filters',
    defaultMessage: 'Which requests are shown',
    description: 'Name of the tabs, for screen readers.',
  },
  columnTitle: {
    id: 'signature-requests.team.column.title',
    defaultMessage: 'Request',
    description: 'Heading of a column.',
  },
  sender: {
    id: 'signature-requests.team.sender',
    defaultMessage: 'From {name}',
    description: 'Below the title: who has sent the request.',
  },
  columnState: {
    id: 'signature-requests.team.column.state',
    defaultMessage: 'State',
    description: 'Heading of a column.',
  },
  columnDeadline: {
    id: 'signature-requests.team.column.deadline',
    defaultMessage: 'Deadline',
    description: 'Heading of a column.',
  },
  columnAssignee: {
    id: 'signature-requests.team.column.assignee',
    defaultMessage: 'Assigned to',
    description: 'Heading of a column.',
  },
  columnActs: {
    id: 'signature-requests.team.column.acts',
    defaultMessage: 'Actions',
    description: 'Heading of a column of buttons.',
  },
  nobody: {
    id: 'signature-requests.team.nobody',
    defaultMessage: 'Nobody',
    description: 'Instead of a name: a request that nobody has taken.',
  },
  me: {
    id: 'signature-requests.team.me',
    defaultMessage: 'You',
    description: 'Instead of the own name.',
  },
  take: {
    id: 'signature-requests.team.take',
    defaultMessage: 'Take',
    description: 'Button that assigns a request to oneself.',
  },
  takeTitled: {
    id: 'signature-requests.team.take-titled',
    defaultMessage: 'Take {title}',
    description: 'The same button, for screen readers.',
  },
  assign: {
    id: 'signature-requests.team.assign',
    defaultMessage: 'Assign',
    description: 'Button that assigns a request to a colleague, and of the dialog that asks to whom.',
  },
  assignTitled: {
    id: 'signature-requests.team.assign-titled',
    defaultMessage: 'Assign {title}',
    description: 'The same button, for screen readers.',
  },
  giveBack: {
    id: 'signature-requests.team.give-back',
    defaultMessage: 'Give back',
    description: 'Button that ends an assignment.',
  },
  giveBackTitled: {
    id: 'signature-requests.team.give-back-titled',
    defaultMessage: 'Give back {title}',
    description: 'The same button, for screen readers.',
  },
  taken: {
    id: 'signature-requests.team.taken',
    defaultMessage: 'You look after “{title}” now',
    description: 'Passing message.',
  },
  assigned: {
    id: 'signature-requests.team.assigned',
    defaultMessage: '“{title}” was assigned to {email}',
    description: 'Passing message.',
  },
  givenBack: {
    id: 'signature-requests.team.given-back',
    defaultMessage: '“{title}” is back in the inbox',
    description: 'Passing message.',
  },
  assignTitle: {
    id: 'signature-requests.team.assign.title',
    defaultMessage: 'To whom is it assigned?',
    description: 'Title of a dialog.',
  },
  assignText: {
    id: 'signature-requests.team.assign.text',
    defaultMessage:
      'This person is told by e-mail and may do with “{title}” what its sender may, until the assignment ends.',
    description: 'In the dialog.',
  },
  working: {
    id: 'signature-requests.team.assign.working',
    defaultMessage: 'Assigning…',
    description: 'On the button while it works.',
  },
  emptyTitle: {
    id: 'signature-requests.team.empty.title',
    defaultMessage: 'Nothing here',
    description: 'Where a list is empty.',
  },
  emptyText: {
    id: 'signature-requests.team.empty.text',
    defaultMessage:
      'Whoever prepares or looks after a request can put it into the inbox of the team, under “Colleagues”.',
    description: 'Below “Nothing here”.',
  },
  switchText: {
    id: 'signature-requests.team.switch-text',
    defaultMessage:
      '{status, select, DRAFT {Once it is sent, anybody of your organisation may take this request.} other {Anybody of your organisation may take this request.}}',
    description: 'Below the switch “Team inbox”. {status} of the request; a draft is still to be sent.',
  },
  assignedTo: {
    id: 'signature-requests.team.assigned-to',
    defaultMessage: 'Assigned to {name}',
    description: 'Below the switch, where somebody has taken the request.',
  },
  signedOf: {
    id: 'signature-requests.team.signed-of',
    defaultMessage: '{signed, number} of {total, number} signed',
    description: 'How many signatures are there.',
  },
});
