import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the templates. */
export const templatesMessages = defineMessages({
  title: {
    id: 'templates.title',
    defaultMessage: 'Templates',
    description: 'Title of the page, and its place in the navigation.',
  },
  text: {
    id: 'templates.text',
    defaultMessage: 'What you send often is prepared here once. Each time you only name the people.',
    description: 'Below the title of the list.',
  },
  emptyTitle: {
    id: 'templates.empty.title',
    defaultMessage: 'No templates yet',
    description: 'Where there are no templates.',
  },
  emptyText: {
    id: 'templates.empty.text',
    defaultMessage: 'Choose “Save as template” in the menu of a request, or begin with a PDF.',
    description: 'Where there are no templates. The quoted words are the command of a request’s menu.',
  },
  search: {
    id: 'templates.search',
    defaultMessage: 'Search templates',
    description: 'Label of the search.',
  },
  noneFound: {
    id: 'templates.none',
    defaultMessage: 'No template found',
    description: 'Nothing was found.',
  },
  showAll: {
    id: 'templates.all',
    defaultMessage: 'Show all templates',
    description: 'Leads back to the whole list.',
  },
  column: {
    id: 'templates.column.name',
    defaultMessage: 'Template',
    description: 'Heading of the column with names.',
  },
  sharedColumn: {
    id: 'templates.column.shared',
    defaultMessage: 'Shared',
    description: 'Heading of the column that says for whom it is.',
  },
  changedColumn: {
    id: 'templates.column.changed',
    defaultMessage: 'Changed',
    description: 'Heading of the column with dates.',
  },
  actsColumn: {
    id: 'templates.column.acts',
    defaultMessage: 'Actions',
    description: 'Heading, for screen readers, of the column with buttons.',
  },
  use: {
    id: 'templates.use',
    defaultMessage: 'Use',
    description: 'Button: makes a request of the template.',
  },
  useNamed: {
    id: 'templates.use-named',
    defaultMessage: 'Use {name}',
    description: 'The same, for screen readers.',
  },
  sharedNone: {
    id: 'templates.shared.none',
    defaultMessage: 'Not shared',
    description: 'Who may use the template.',
  },
  sharedUse: {
    id: 'templates.shared.use',
    defaultMessage: 'To use',
    description: 'Who may use the template.',
  },
  sharedEdit: {
    id: 'templates.shared.edit',
    defaultMessage: 'To change',
    description: 'Who may use the template.',
  },
  toConfirm: {
    id: 'templates.to-confirm',
    defaultMessage: 'To be confirmed',
    description: 'Beside a template whose places are to be looked at.',
  },
  begin: {
    id: 'templates.begin',
    defaultMessage: 'Begin with a PDF: drop it here',
    description: 'In the area that takes a file.',
  },
  browse: {
    id: 'templates.browse',
    defaultMessage: 'or choose it',
    description: 'In the area that takes a file, looks like a link.',
  },
  uploading: {
    id: 'templates.uploading',
    defaultMessage: 'Taking the file in',
    description: 'While a file is taken in.',
  },
  signerNumber: {
    id: 'templates.signer-number',
    defaultMessage: 'Signer {number}',
    description: 'Stands for a role without a name.',
  },
  observerNumber: {
    id: 'templates.observer-number',
    defaultMessage: 'Observer {number}',
    description: 'Stands for a role without a name.',
  },
  madeBy: {
    id: 'templates.made-by',
    defaultMessage: 'Made by {owner}',
    description: 'Below the title. {owner} has made the template.',
  },
  leftBehind: {
    id: 'templates.left-behind',
    defaultMessage: 'Whoever made it has left your business.',
    description: 'Below the title, where whoever made it has left.',
  },
  name: {
    id: 'templates.name',
    defaultMessage: 'Name of the template',
    description: 'Label of a field.',
  },
  roles: {
    id: 'templates.roles',
    defaultMessage: 'Roles',
    description: 'Title of a section.',
  },
  rolesText: {
    id: 'templates.roles-text',
    defaultMessage: 'Who takes a role is named each time the template is used.',
    description: 'Below it.',
  },
  roleName: {
    id: 'templates.role-name',
    defaultMessage: 'Name of role: {role}',
    description: 'Label of a field. {role} is “Signer 1”.',
  },
  turn: {
    id: 'templates.turn',
    defaultMessage: 'Turn of {role}',
    description: 'Label of a choice, when somebody signs. {role} is a name.',
  },
  anyTime: {
    id: 'templates.any-time',
    defaultMessage: 'At any time',
    description: 'A choice: signs whenever.',
  },
  told: {
    id: 'templates.told',
    defaultMessage: 'E-mails to {role}',
    description: 'Label of a choice: of what e-mails tell somebody who only looks on. {role} is a name.',
  },
  addSigner: {
    id: 'templates.add-signer',
    defaultMessage: 'Add a role that signs',
    description: 'Button.',
  },
  addObserver: {
    id: 'templates.add-observer',
    defaultMessage: 'Add a role that observes',
    description: 'Button.',
  },
  removeRole: {
    id: 'templates.remove-role',
    defaultMessage: 'Remove {role}',
    description: 'Button.',
  },
  documents: {
    id: 'templates.documents',
    defaultMessage: 'Documents',
    description: 'Title of a section.',
  },
  pageCount: {
    id: 'templates.page-count',
    defaultMessage: '{count, plural, one {# page} other {# pages}}',
    description: 'Beside a document.',
  },
  replace: {
    id: 'templates.replace',
    defaultMessage: 'Replace the file of {name}',
    description: 'Opens the area that takes another file. {name} is the document’s.',
  },
  replaceDrop: {
    id: 'templates.replace-drop',
    defaultMessage: 'Drop the other PDF here',
    description: 'In the area that takes a file.',
  },
  replaceHint: {
    id: 'templates.replace-hint',
    defaultMessage: 'Signatures move with the text beside them.',
    description: 'Below it.',
  },
  replaced: {
    id: 'templates.replaced',
    defaultMessage: 'The file was replaced.',
    description: 'After the file was replaced.',
  },
  place: {
    id: 'templates.place',
    defaultMessage: 'Place signatures',
    description: 'Leads to the pages.',
  },
  placeTitle: {
    id: 'templates.place-title',
    defaultMessage: 'Signatures in {name}',
    description: 'Title of the pages. {name} is the template’s.',
  },
  placed: {
    id: 'templates.placed',
    defaultMessage:
      '{count, plural, =0 {No signature is placed.} one {One signature is placed.} other {# signatures are placed.}} {fields, plural, =0 {No field is to be filled in.} one {One field is to be filled in.} other {# fields are to be filled in.}}',
    description: 'How many places and fields there are.',
  },
  doubtsTitle: {
    id: 'templates.doubts.title',
    defaultMessage: 'Please look at these places',
    description: 'Heading above places that are to be confirmed.',
  },
  doubtsText: {
    id: 'templates.doubts.text',
    defaultMessage:
      'The text beside them is not in the new file, or stands there more than once. Until you say yes, the template cannot be used.',
    description: 'Why places are to be confirmed.',
  },
  doubt: {
    id: 'templates.doubts.place',
    defaultMessage: '{role}: page {page} of {document}',
    description: 'One of these places.',
  },
  doubtfulField: {
    id: 'templates.doubts.field',
    defaultMessage: '{role}, “{label}”: page {page} of {document}',
    description: 'One of these places, where somebody fills in a field.',
  },
  confirm: {
    id: 'templates.doubts.confirm',
    defaultMessage: 'It is right',
    description: 'Button: the place is right.',
  },
  confirmNamed: {
    id: 'templates.doubts.confirm-named',
    defaultMessage: 'It is right: {place}',
    description: 'The same, for screen readers. {place} is one place.',
  },
  words: {
    id: 'templates.words',
    defaultMessage: 'Title and message',
    description: 'Title of a section.',
  },
  wordsText: {
    id: 'templates.words-text',
    defaultMessage:
      "In each language in which you send it. What is different each time stands in double braces, such as '{{Flat}}': you are asked for it when you use the template, and a table has a column for it.",
    description: 'Below it. The word in braces may be any.',
  },
  wordsTitle: {
    id: 'templates.words-title',
    defaultMessage: 'Title ({language})',
    description: 'Label of a field. {language} is “English”.',
  },
  wordsMessage: {
    id: 'templates.words-message',
    defaultMessage: 'Message ({language})',
    description: 'Label of a field.',
  },
  addLanguage: {
    id: 'templates.add-language',
    defaultMessage: 'Add {language}',
    description: 'Button. {language} is “Deutsch”.',
  },
  removeLanguage: {
    id: 'templates.remove-language',
    defaultMessage: 'Remove {language}',
    description: 'Button.',
  },
  expiry: {
    id: 'templates.expiry',
    defaultMessage: 'Days until a request expires',
    description: 'Label of a field.',
  },
  expiryHint: {
    id: 'templates.expiry-hint',
    defaultMessage: 'Counted from when you use the template; empty: never.',
    description: 'Below it.',
  },
  sharing: {
    id: 'templates.sharing',
    defaultMessage: 'What everybody in your business may do',
    description: 'Label of a choice.',
  },
  sharingNone: {
    id: 'templates.sharing.none',
    defaultMessage: 'Nothing',
    description: 'A choice.',
  },
  sharingNoneText: {
    id: 'templates.sharing.none-text',
    defaultMessage: 'Only you see it, and whom you name. Once you leave, administrators do.',
    description: 'About it.',
  },
  sharingUse: {
    id: 'templates.sharing.use',
    defaultMessage: 'Use it',
    description: 'A choice.',
  },
  sharingUseText: {
    id: 'templates.sharing.use-text',
    defaultMessage: 'Everybody in your business makes requests of it.',
    description: 'About it.',
  },
  sharingEdit: {
    id: 'templates.sharing.edit',
    defaultMessage: 'Change it, too',
    description: 'A choice.',
  },
  sharingEditText: {
    id: 'templates.sharing.edit-text',
    defaultMessage: 'Everybody in your business also improves it.',
    description: 'About it.',
  },
  restore: {
    id: 'templates.restore',
    defaultMessage: 'Use version {number} again',
    description: 'Button beside an earlier version of a template: the template becomes what it was then.',
  },
  quality: {
    id: 'templates.quality',
    defaultMessage: 'Quality of the signatures',
    description: 'Label of the choice of what signatures of a template’s requests are worth in law.',
  },
  versions: {
    id: 'templates.versions',
    defaultMessage: 'Versions',
    description: 'Title of a section.',
  },
  version: {
    id: 'templates.version',
    defaultMessage: '{number}: {changes}',
    description: 'A version. {changes} is a list of words.',
  },
  byWhom: {
    id: 'templates.by-whom',
    defaultMessage: '{name}, {date}',
    description: 'Who made a version, and when.',
  },
  formerMember: {
    id: 'templates.former-member',
    defaultMessage: 'A former member',
    description: 'Instead of a name.',
  },
  changedCreated: {
    id: 'templates.change.created',
    defaultMessage: 'made',
    description: 'What a version changed.',
  },
  changedName: {
    id: 'templates.change.name',
    defaultMessage: 'name',
    description: 'What a version changed.',
  },
  changedTexts: {
    id: 'templates.change.texts',
    defaultMessage: 'title and message',
    description: 'What a version changed.',
  },
  changedRoles: {
    id: 'templates.change.roles',
    defaultMessage: 'roles',
    description: 'What a version changed.',
  },
  changedDocuments: {
    id: 'templates.change.documents',
    defaultMessage: 'documents',
    description: 'What a version changed.',
  },
  changedPlaces: {
    id: 'templates.change.places',
    defaultMessage: 'places of signatures',
    description: 'What a version changed.',
  },
  changedFields: {
    id: 'templates.change.fields',
    defaultMessage: 'fields to fill in',
    description: 'What a version changed.',
  },
  changedTerms: {
    id: 'templates.change.terms',
    defaultMessage: 'conditions',
    description: 'What a version changed.',
  },
  changedSharing: {
    id: 'templates.change.sharing',
    defaultMessage: 'sharing',
    description: 'What a version changed.',
  },
  changedFile: {
    id: 'templates.change.file',
    defaultMessage: 'file replaced',
    description: 'What a version changed.',
  },
  delete: {
    id: 'templates.delete',
    defaultMessage: 'Delete template',
    description: 'Button.',
  },
  deleteTitle: {
    id: 'templates.delete.title',
    defaultMessage: 'Delete this template?',
    description: 'Title of the question.',
  },
  deleteText: {
    id: 'templates.delete.text',
    defaultMessage: '{name} goes with all its versions and files, for everybody. Requests that were made of it stay.',
    description: 'What is deleted.',
  },
  deleted: {
    id: 'templates.deleted',
    defaultMessage: 'The template “{name}” was deleted.',
    description: 'After it was deleted.',
  },
  saved: {
    id: 'templates.saved',
    defaultMessage: 'The template is saved.',
    description: 'After a change.',
  },
  saveAsText: {
    id: 'templates.save-as.text',
    defaultMessage: 'People become roles: no name and no address is kept. What the documents say stays as it is.',
    description: 'In the dialog.',
  },
  fillTitle: {
    id: 'templates.fill.title',
    defaultMessage: 'Use {name}',
    description: 'Title of the page.',
  },
  fillText: {
    id: 'templates.fill.text',
    defaultMessage: 'Name who takes each role. You check everything before it is sent.',
    description: 'Below it.',
  },
  fillWords: {
    id: 'templates.fill.words',
    defaultMessage: 'What stands in the words this time',
    description: 'Title of the fields for what stands in double braces in the template’s title and message.',
  },
  fillWordsText: {
    id: 'templates.fill.words-text',
    defaultMessage: 'The title and the message of this template have gaps for it.',
    description: 'Below it.',
  },
  fillLanguage: {
    id: 'templates.fill.language',
    defaultMessage: 'Language of title and message',
    description: 'Label of a choice.',
  },
  fillObserver: {
    id: 'templates.fill.observer',
    defaultMessage: 'Observes; may stay empty',
    description: 'Below an observer’s role.',
  },
  fillQuorum: {
    id: 'templates.fill.quorum',
    defaultMessage: '{quorum}. The others may stay empty.',
    description: 'Below a role of a quorum. {quorum} is “Board: 2 of 3 have to sign”.',
  },
  fillTooFew: {
    id: 'templates.fill.too-few',
    defaultMessage: 'Please name as many people as have to sign.',
    description: 'Below the address of a role, where too few people of its quorum are named.',
  },
  groupSigns: {
    id: 'templates.group-signs',
    defaultMessage: 'Any one of this group signs, unless you name somebody.',
    description: 'Below a role that a group of the organisation takes.',
  },
  fillSubmit: {
    id: 'templates.fill.submit',
    defaultMessage: 'Continue and check',
    description: 'Button.',
  },
  toTemplate: {
    id: 'templates.to-template',
    defaultMessage: 'Back to the template',
    description: 'Leads back to the template.',
  },
});
