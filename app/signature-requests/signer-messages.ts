import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the dialogs by which people come into a request, change, or leave it. */
export const signatureRequestsSignerMessages = defineMessages({
  adding: {
    id: 'signature-requests.dialog.adding',
    defaultMessage: 'Adding',
    description: 'Read out while a person is being added.',
  },
  inviteSignerFailed: {
    id: 'signature-requests.add-signer.failed',
    defaultMessage: 'Failed to invite signer',
    description: 'Heading above the sentence that says why a signer could not be added.',
  },
  addObserverFailed: {
    id: 'signature-requests.add-observer.failed',
    defaultMessage: 'Failed to add observer',
    description: 'Heading above the sentence that says why an observer could not be added.',
  },
  removeSignerChoice: {
    id: 'signature-requests.remove-signer.choice',
    defaultMessage: 'Who no longer signs?',
    description: 'Label of the choice among the signers of a request, one of whom is to be removed.',
  },
  removeSignerMissing: {
    id: 'signature-requests.remove-signer.missing',
    defaultMessage: 'Please choose a signer.',
    description: 'Below the choice of a signer when none was chosen.',
  },
  removeSignerTold: {
    id: 'signature-requests.remove-signer.told',
    defaultMessage: 'Whoever was invited loses access at once and is told by e-mail.',
    description: 'In the dialog before one of several signers of an open request is removed.',
  },
  removeObserverTitle: {
    id: 'signature-requests.remove-observer.title',
    defaultMessage: 'Remove this observer?',
    description: 'Title of the dialog before an observer of an open request is removed.',
  },
  removeObserverText: {
    id: 'signature-requests.remove-observer.text',
    defaultMessage: '{email} loses access at once and is told by e-mail.',
    description: 'In the dialog before an observer of an open request is removed.',
  },
  expiryTitle: {
    id: 'signature-requests.expiry.title',
    defaultMessage: 'Until when can it be signed?',
    description: 'Title of the dialog that moves the day on which an open request expires.',
  },
  expiryText: {
    id: 'signature-requests.expiry.text',
    defaultMessage: 'After this day nobody can sign any more. Everybody who was invited is told of the change.',
    description: 'In the dialog that moves the day on which an open request expires.',
  },
  expiryDay: {
    id: 'signature-requests.expiry.day',
    defaultMessage: 'Last day',
    description: 'Label of the field for the last day on which a request can be signed.',
  },
  expiryHint: {
    id: 'signature-requests.expiry.hint',
    defaultMessage: 'Leave it empty if the request shall not expire.',
    description: 'Below the label of the field for the last day.',
  },
  expiryOpenDay: {
    id: 'signature-requests.expiry.open-day',
    defaultMessage: 'Choose the last day',
    description: 'Label of the button that opens the calendar.',
  },
  changeExpiry: {
    id: 'signature-requests.expiry.change',
    defaultMessage: 'Change expiry',
    description: 'Button that opens the dialog for the day on which an open request expires.',
  },
  signerAdded: {
    id: 'signature-requests.add-signer.done',
    defaultMessage: 'The signer was added',
    description: 'Passing message after a signer was added to an open request.',
  },
  signerRemoved: {
    id: 'signature-requests.remove-signer.done',
    defaultMessage: 'The signer was removed',
    description: 'Passing message after a signer was removed from an open request.',
  },
  observerAdded: {
    id: 'signature-requests.add-observer.done',
    defaultMessage: 'The observer was added',
    description: 'Passing message after an observer was added to an open request.',
  },
  observerRemoved: {
    id: 'signature-requests.remove-observer.done',
    defaultMessage: 'The observer was removed',
    description: 'Passing message after an observer was removed from an open request.',
  },
  expiryMoved: {
    id: 'signature-requests.expiry.done',
    defaultMessage: 'The expiry was changed',
    description: 'Passing message after the expiry of an open request was changed.',
  },
  removeSignerTitle: {
    id: 'signature-requests.remove-signer.title',
    defaultMessage: 'Remove this signer?',
    description: 'Title of the dialog before a signer is removed.',
  },
  removeSignerText: {
    id: 'signature-requests.remove-signer.text',
    defaultMessage: '{name} will not be asked to sign. The places of this signature are removed too.',
    description: 'In the dialog before a signer of a draft is removed.',
  },
  removeSignerInvited: {
    id: 'signature-requests.remove-signer.invited',
    defaultMessage: '{name} was invited already, loses access at once and is told by e-mail.',
    description: 'In the dialog before an invited signer is removed.',
  },
  addObserverTitle: {
    id: 'signature-requests.add-observer.title',
    defaultMessage: 'Add an observer',
    description: 'Title of a dialog.',
  },
  addObserverText: {
    id: 'signature-requests.add-observer.text',
    defaultMessage: 'Observers see the documents and how far the signatures are. They do not sign.',
    description: 'In the dialog that adds an observer.',
  },
  addObserver: { id: 'signature-requests.add-observer.submit', defaultMessage: 'Add observer', description: 'Button.' },
  addSignerTitle: {
    id: 'signature-requests.add-signer.title',
    defaultMessage: 'Who signs?',
    description: 'Title of the dialog that adds a signer.',
  },
  changeSignerTitle: {
    id: 'signature-requests.add-signer.change-title',
    defaultMessage: 'Change signer',
    description: 'Title of the dialog that corrects name and language of a signer.',
  },
  addSigner: { id: 'signature-requests.add-signer.submit', defaultMessage: 'Add signer', description: 'Button.' },
  emailFixed: {
    id: 'signature-requests.email.fixed',
    defaultMessage: 'To invite another address, remove this signer and add a new one.',
    description: 'Below the e-mail address of a signer who is being changed.',
  },
  languageHint: {
    id: 'signature-requests.language.hint',
    defaultMessage: 'Of the invitation and of the pages for signing.',
    description: 'Below the label of the choice of language.',
  },
  mobile: {
    id: 'signature-requests.add-signer.mobile',
    defaultMessage: 'Mobile number',
    description: 'Name of the field for the mobile number.',
  },
  mobileHint: {
    id: 'signature-requests.add-signer.mobile-hint',
    defaultMessage: 'With country code, such as +41 79 123 45 67. The code by SMS goes there.',
    description: 'Below the field for the mobile number.',
  },
  withoutAccount: {
    id: 'signature-requests.without-account',
    defaultMessage: 'Signs without an account',
    description: 'Checkbox in the dialog that adds a signer.',
  },
  withoutAccountHint: {
    id: 'signature-requests.without-account.hint',
    defaultMessage:
      'Only changes something for people with an account: they sign by a personal link, without logging in.',
    description: 'Below the checkbox “Signs without an account”.',
  },
  groupTitle: {
    id: 'signature-requests.add-group.title',
    defaultMessage: 'Which group signs?',
    description: 'Title of the dialog that adds a signer group.',
  },
  groupText: {
    id: 'signature-requests.add-group.text',
    defaultMessage:
      'Everybody in the group is invited. Whoever signs first signs for the group, in their own name; the others then no longer have to.',
    description: 'In the dialog that adds a signer group.',
  },
  groupObserveTitle: {
    id: 'signature-requests.add-group.observe-title',
    defaultMessage: 'Which group observes?',
    description: 'Title of the dialog that adds a group of observers.',
  },
  groupObserveText: {
    id: 'signature-requests.add-group.observe-text',
    defaultMessage: 'Everybody in the group sees the documents and how far the signatures are. Nobody of it signs.',
    description: 'In the dialog that adds a group of observers.',
  },
  addSignerGroup: {
    id: 'signature-requests.add-group.open-sign',
    defaultMessage: 'Add signer group',
    description: 'Button that opens the dialog in which a group is chosen to sign.',
  },
  addObserverGroup: {
    id: 'signature-requests.add-group.open-observe',
    defaultMessage: 'Add group of observers',
    description: 'Button that opens the dialog in which a group is chosen to observe.',
  },
  groupSearch: {
    id: 'signature-requests.add-group.search',
    defaultMessage: 'Search groups',
    description: 'Label of the field that narrows the list of groups.',
  },
  groupChoice: {
    id: 'signature-requests.add-group.choice',
    defaultMessage: 'Groups',
    description: 'Name of the list of groups.',
  },
  groupFound: {
    id: 'signature-requests.add-group.found',
    defaultMessage: '{count, plural, =0 {No group of this name} one {# group} other {# groups}}',
    description: 'Below the search field, read out while typing.',
  },
  groupMembers: {
    id: 'signature-requests.add-group.members',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Below the name of a group.',
  },
  groupEmpty: {
    id: 'signature-requests.add-group.empty',
    defaultMessage: 'Nobody is in this group yet.',
    description: 'Why a group cannot be chosen.',
  },
  groupAdded: {
    id: 'signature-requests.add-group.added',
    defaultMessage: 'Signs already.',
    description: 'Why a group cannot be chosen.',
  },
  groupObserves: {
    id: 'signature-requests.add-group.observes',
    defaultMessage: 'Observes already.',
    description: 'Why a group cannot be chosen as observer.',
  },
  groupTooLarge: {
    id: 'signature-requests.add-group.too-large',
    defaultMessage:
      '{limit, plural, one {Your plan allows # person in a group.} other {Your plan allows up to # people in a group.}}',
    description: 'Why a group cannot be chosen. {limit} is the greatest number of people in a group.',
  },
  groupNone: {
    id: 'signature-requests.add-group.none',
    defaultMessage: 'Your business has no groups yet.',
    description: 'In place of an empty list of groups.',
  },
  groupNoneText: {
    id: 'signature-requests.add-group.none-text',
    defaultMessage: 'An administrator of your business can create one.',
    description: 'Below “Your business has no groups yet”, for members who cannot create one.',
  },
  groupCreate: {
    id: 'signature-requests.add-group.create',
    defaultMessage: 'Create a group',
    description: 'Button that opens the creation of a group.',
  },
  groupLimit: {
    id: 'signature-requests.add-group.limit',
    defaultMessage:
      '{limit, plural, one {Your plan allows # group, and you have it.} other {Your plan allows # groups, and you have them all.}}',
    description:
      'Below the list in place of the button that creates a group. {limit} is the greatest number of groups.',
  },
  groupUnavailable: {
    id: 'signature-requests.add-group.unavailable',
    defaultMessage: 'Your plan does not include groups.',
    description: 'In place of the list where the plan has no groups.',
  },
  groupUnavailableText: {
    id: 'signature-requests.add-group.unavailable-text',
    defaultMessage: 'You can add the people one by one instead, in the same request.',
    description: 'Below “Your plan does not include groups”.',
  },
  groupUpgrade: {
    id: 'signature-requests.add-group.upgrade',
    defaultMessage: 'Compare plans',
    description: 'Button that leads an administrator to the plans.',
  },
  groupMissing: {
    id: 'signature-requests.add-group.missing',
    defaultMessage: 'Please choose a group.',
    description: 'Below the list when none was chosen.',
  },
  addGroup: { id: 'signature-requests.add-group.submit', defaultMessage: 'Add group', description: 'Button.' },
  placesChange: {
    id: 'signature-requests.places.change',
    defaultMessage: 'Place signatures',
    description: 'Button beside a document of a request that was sent: to choose where signatures stand on its pages.',
  },
  placesTitle: {
    id: 'signature-requests.places.title',
    defaultMessage: 'Place signatures: {title}',
    description: 'Title of the page on which signatures are placed in a request that was sent.',
  },
  placesSaved: {
    id: 'signature-requests.places.saved',
    defaultMessage: 'The signatures are placed',
    description: 'Passing message after the places of signatures were saved.',
  },
});
