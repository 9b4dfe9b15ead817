import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the dialog that finds placeholders in the text of documents. */
export const signatureRequestsPlaceholderMessages = defineMessages({
  find: {
    id: 'signature-requests.placeholder.find',
    defaultMessage: 'Find placeholders in the text',
    description: 'Button that opens the dialog which looks for placeholders in the documents; also its title.',
  },
  intro: {
    id: 'signature-requests.placeholder.intro',
    defaultMessage:
      'Write {first} or {second} into a document where somebody is to sign or fill something in. Nothing changes before you place what was found.',
    description: 'Explains how placeholders are written. {first} and {second} are two examples in double braces.',
  },
  exampleSign: {
    id: 'signature-requests.placeholder.example.sign',
    defaultMessage: 'sign:Tenant',
    description:
      'Example of a placeholder, shown in double braces: a kind, a colon, a role. The kind is a word that the service knows.',
  },
  exampleText: {
    id: 'signature-requests.placeholder.example.text',
    defaultMessage: 'text:Tenant:Company',
    description: 'Example of a placeholder, shown in double braces: a kind, a role, what the field is called.',
  },
  words: {
    id: 'signature-requests.placeholder.words',
    defaultMessage: 'Words of your own, one a line',
    description: 'Label of the field for other words that are to be found in the documents; also what opens it.',
  },
  wordsHint: {
    id: 'signature-requests.placeholder.words.hint',
    defaultMessage: 'Wherever they stand, somebody signs. Ten lines at most.',
    description: 'Hint below the field for other words.',
  },
  search: {
    id: 'signature-requests.placeholder.search',
    defaultMessage: 'Search',
    description: 'Button that looks through the documents with the words that were typed.',
  },
  searching: {
    id: 'signature-requests.placeholder.searching',
    defaultMessage: 'Looking through the text',
    description: 'Said while the documents are looked through.',
  },
  none: {
    id: 'signature-requests.placeholder.none',
    defaultMessage: 'No placeholders were found.',
    description: 'Said where the text of the documents has none.',
  },
  signed: {
    id: 'signature-requests.placeholder.signed',
    defaultMessage: '{name} was signed before it was uploaded, so it is not looked through.',
    description: 'About one document, by its name.',
  },
  partly: {
    id: 'signature-requests.placeholder.partly',
    defaultMessage: 'Not all pages of {name} could be looked through.',
    description: 'About one document, by its name.',
  },
  withoutText: {
    id: 'signature-requests.placeholder.without-text',
    defaultMessage:
      '{name}: {count, plural, one {page {pages} holds} other {pages {pages} hold}} no text but pictures, in which nothing is found.',
    description: 'About one document, by its name. {pages} lists numbers of pages.',
  },
  more: {
    id: 'signature-requests.placeholder.more',
    defaultMessage: 'There are more than these {count, number}. Place these and search again for the others.',
    description: 'Said where the documents have more placeholders than are shown at once.',
  },
  roles: {
    id: 'signature-requests.placeholder.roles',
    defaultMessage: 'Who is who',
    description: 'Heading above a choice of a person for each role that the documents name.',
  },
  noRole: {
    id: 'signature-requests.placeholder.no-role',
    defaultMessage: 'Where nobody is named',
    description: 'Label of the choice of a person for placeholders that name no role.',
  },
  choosePerson: {
    id: 'signature-requests.placeholder.choose-person',
    defaultMessage: 'Please choose',
    description: 'First entry of the choice of a person; also said where none was chosen.',
  },
  nobody: {
    id: 'signature-requests.placeholder.nobody',
    defaultMessage: 'Nobody is to sign yet. Please add people first.',
    description: 'Said where a request has no signers to whom placeholders could be given.',
  },
  list: {
    id: 'signature-requests.placeholder.list',
    defaultMessage: 'What was found',
    description: 'Heading of the list of placeholders; also its name for screen readers.',
  },
  entry: {
    id: 'signature-requests.placeholder.entry',
    defaultMessage: '{kind}, page {page}',
    description: 'Below a placeholder: what it becomes, and on which page it stands.',
  },
  entryOf: {
    id: 'signature-requests.placeholder.entry-of',
    defaultMessage: '{kind}, page {page} of {document}',
    description: 'The same where there are several documents.',
  },
  kind: {
    id: 'signature-requests.placeholder.kind',
    defaultMessage: 'What {word} becomes',
    description: 'Label of the choice of what a placeholder becomes, where its text does not say. {word} is its text.',
  },
  kindSignature: {
    id: 'signature-requests.placeholder.kind.signature',
    defaultMessage: 'A signature',
    description: 'What a placeholder becomes.',
  },
  doubtNotClosed: {
    id: 'signature-requests.placeholder.doubt.not-closed',
    defaultMessage: 'Nothing closes these braces on the page, so it cannot be used.',
    description: 'Why a placeholder cannot be used.',
  },
  doubtKind: {
    id: 'signature-requests.placeholder.doubt.kind',
    defaultMessage: 'Its first word is none that we know. It may be meant for something else.',
    description: 'Why a placeholder should be looked at.',
  },
  doubtRole: {
    id: 'signature-requests.placeholder.doubt.role',
    defaultMessage: 'It names nobody.',
    description: 'Why a placeholder should be looked at.',
  },
  doubtChoices: {
    id: 'signature-requests.placeholder.doubt.choices',
    defaultMessage: 'It is to be a choice and has no answers.',
    description: 'Why a placeholder should be looked at.',
  },
  doubtSplit: {
    id: 'signature-requests.placeholder.doubt.split',
    defaultMessage: 'It goes over two lines: it is placed where it begins.',
    description: 'Why a placeholder should be looked at.',
  },
  doubtTurned: {
    id: 'signature-requests.placeholder.doubt.turned',
    defaultMessage: 'It is not written upright: what you place there is.',
    description: 'Why a placeholder should be looked at.',
  },
  doubtBackground: {
    id: 'signature-requests.placeholder.doubt.background',
    defaultMessage: 'It stands on a picture or pattern, on which the box that covers it will be seen.',
    description: 'Why a placeholder should be looked at.',
  },
  cover: {
    id: 'signature-requests.placeholder.cover',
    defaultMessage: 'Cover these words in the document',
    description: 'Box to tick: words of placeholders are covered with a box.',
  },
  coverHint: {
    id: 'signature-requests.placeholder.cover.hint',
    defaultMessage: 'With a box in the colour of the page. To have them back, upload the document again.',
    description: 'Hint below the box to tick.',
  },
  place: {
    id: 'signature-requests.placeholder.place',
    defaultMessage: '{count, plural, =0 {Place} one {Place one} other {Place #}}',
    description: 'Button that makes fields and places of signatures of as many placeholders.',
  },
  nothingChosen: {
    id: 'signature-requests.placeholder.nothing-chosen',
    defaultMessage: 'Nothing is chosen that could be placed.',
    description: 'Said when the button that places is pressed while nothing is ticked, or nothing was found.',
  },
  placing: {
    id: 'signature-requests.placeholder.placing',
    defaultMessage: 'Placing what was found',
    description: 'Read out while placeholders are being placed.',
  },
  placed: {
    id: 'signature-requests.placeholder.placed',
    defaultMessage: '{count, plural, one {One placeholder was placed.} other {# placeholders were placed.}}',
    description: 'Said once placeholders were placed.',
  },
});
