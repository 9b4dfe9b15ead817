import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of sending a template to many. */
export const templatesBulkMessages = defineMessages({
  open: {
    id: 'templates.bulk.open',
    defaultMessage: 'Send to many',
    description: 'Button of a template: makes a request of each row of a table.',
  },
  title: {
    id: 'templates.bulk.title',
    defaultMessage: 'Send {name} to many',
    description: 'Title of the page. {name} is the template’s.',
  },
  text: {
    id: 'templates.bulk.text',
    defaultMessage: 'Each row of a table becomes a request of its own.',
    description: 'Below it.',
  },
  steps: {
    id: 'templates.bulk.steps',
    defaultMessage: 'Steps',
    description: 'Name of the list of steps, for screen readers.',
  },
  stepDone: {
    id: 'templates.bulk.step-done',
    defaultMessage: 'done',
    description: 'After the name of a step, for screen readers.',
  },
  stepFailed: {
    id: 'templates.bulk.step-failed',
    defaultMessage: 'to be corrected',
    description: 'After the name of a step, for screen readers.',
  },
  stepData: {
    id: 'templates.bulk.step-data',
    defaultMessage: 'Table',
    description: 'A step.',
  },
  stepColumns: {
    id: 'templates.bulk.step-columns',
    defaultMessage: 'Columns',
    description: 'A step.',
  },
  stepCheck: {
    id: 'templates.bulk.step-check',
    defaultMessage: 'Check',
    description: 'A step.',
  },
  stepSend: {
    id: 'templates.bulk.step-send',
    defaultMessage: 'Send',
    description: 'A step.',
  },
  back: {
    id: 'templates.bulk.back',
    defaultMessage: 'Back',
    description: 'Button: one step back.',
  },
  dataTitle: {
    id: 'templates.bulk.data-title',
    defaultMessage: 'Your table',
    description: 'Title of the first step.',
  },
  dataText: {
    id: 'templates.bulk.data-text',
    defaultMessage:
      'One row for each request: e-mail addresses, names and whatever differs from one to the next. Up to {rows, number} rows and {columns, number} columns.',
    description: 'Below it. Both are numbers.',
  },
  drop: {
    id: 'templates.bulk.drop',
    defaultMessage: 'Drop a CSV file here',
    description: 'In the area that takes a file.',
  },
  dropHint: {
    id: 'templates.bulk.drop-hint',
    defaultMessage: 'In Excel: “Save as”, “CSV”. Separators and encoding are found by themselves.',
    description: 'Below it. The quoted words are Excel’s.',
  },
  paste: {
    id: 'templates.bulk.paste',
    defaultMessage: 'Or paste the cells here',
    description: 'Label of a text area.',
  },
  pasteHint: {
    id: 'templates.bulk.paste-hint',
    defaultMessage: 'Copied from Excel, Numbers or Google Sheets, with their headings.',
    description: 'Below it.',
  },
  read: {
    id: 'templates.bulk.read',
    defaultMessage: 'Read the table',
    description: 'Button: takes what was pasted.',
  },
  faultEmpty: {
    id: 'templates.bulk.fault-empty',
    defaultMessage: 'There is no row in it.',
    description: 'Why a table cannot be read.',
  },
  faultSpreadsheet: {
    id: 'templates.bulk.fault-spreadsheet',
    defaultMessage:
      'This is a file of a spreadsheet program. Save it there as CSV, or copy the cells and paste them below.',
    description: 'Why a table cannot be read.',
  },
  faultQuotes: {
    id: 'templates.bulk.fault-quotes',
    defaultMessage: 'A quotation mark in it is opened and never closed, or stands in the middle of a cell.',
    description: 'Why a table cannot be read.',
  },
  faultRows: {
    id: 'templates.bulk.fault-rows',
    defaultMessage: 'It has more than {rows, number} rows. Split it, and send the parts one after another.',
    description: 'Why a table cannot be read. {rows} is a number.',
  },
  faultColumns: {
    id: 'templates.bulk.fault-columns',
    defaultMessage: 'It has more than {columns} columns. Leave away those that are not needed.',
    description: 'Why a table cannot be read. {columns} is a number.',
  },
  columnsTitle: {
    id: 'templates.bulk.columns-title',
    defaultMessage: 'What stands in the columns',
    description: 'Title of the second step.',
  },
  columnsText: {
    id: 'templates.bulk.columns-text',
    defaultMessage: '{count, plural, one {One row was found.} other {# rows were found.}} Say what each column is.',
    description: 'Below it.',
  },
  headings: {
    id: 'templates.bulk.headings',
    defaultMessage: 'The first row has headings',
    description: 'A checkbox.',
  },
  column: {
    id: 'templates.bulk.column',
    defaultMessage: 'Column {number}',
    description: 'Label of a choice, where a column has no heading.',
  },
  columnNamed: {
    id: 'templates.bulk.column-named',
    defaultMessage: 'Column {number}: {heading}',
    description: 'Label of a choice. {heading} stands in the table.',
  },
  example: {
    id: 'templates.bulk.example',
    defaultMessage: 'For example: {example}',
    description: 'Below it. {example} stands in the table.',
  },
  unused: {
    id: 'templates.bulk.unused',
    defaultMessage: 'Not used',
    description: 'A choice: the column is left away.',
  },
  key: {
    id: 'templates.bulk.key',
    defaultMessage: 'Key of the row',
    description: 'A choice: by which the sender’s own system knows the row.',
  },
  email: {
    id: 'templates.bulk.email',
    defaultMessage: '{role}: e-mail',
    description: 'A choice. {role} is a role’s name.',
  },
  firstName: {
    id: 'templates.bulk.first-name',
    defaultMessage: '{role}: first name',
    description: 'A choice.',
  },
  lastName: {
    id: 'templates.bulk.last-name',
    defaultMessage: '{role}: last name',
    description: 'A choice.',
  },
  mobile: {
    id: 'templates.bulk.mobile',
    defaultMessage: '{role}: mobile number',
    description: 'A choice.',
  },
  language: {
    id: 'templates.bulk.language',
    defaultMessage: '{role}: language',
    description: 'A choice.',
  },
  requestTitle: {
    id: 'templates.bulk.request-title',
    defaultMessage: 'Title of the request',
    description: 'A choice.',
  },
  requestMessage: {
    id: 'templates.bulk.request-message',
    defaultMessage: 'Message',
    description: 'A choice.',
  },
  placeholder: {
    id: 'templates.bulk.placeholder',
    defaultMessage: 'Placeholder {name}',
    description: 'A choice. {name} stands in the template’s texts.',
  },
  field: {
    id: 'templates.bulk.field',
    defaultMessage: '{role}: {label}',
    description: 'A choice. {label} is a field’s, which the role fills in.',
  },
  lacksEmail: {
    id: 'templates.bulk.lacks-email',
    defaultMessage: 'No column with the e-mail of {role} yet.',
    description: 'What is missing. {role} is a role’s name.',
  },
  lacksPlaceholder: {
    id: 'templates.bulk.lacks-placeholder',
    defaultMessage: 'No column for the placeholder {name} yet.',
    description: 'What is missing.',
  },
  namedTwice: {
    id: 'templates.bulk.named-twice',
    defaultMessage: 'The same is chosen for two columns.',
    description: 'What is wrong.',
  },
  changed: {
    id: 'templates.bulk.changed',
    defaultMessage: 'Somebody changed this template meanwhile. Your table is kept: please look at its columns again.',
    description: 'Nothing was sent; the page has gone back to the second step.',
  },
  checkTitle: {
    id: 'templates.bulk.check-title',
    defaultMessage: 'Every row, checked',
    description: 'Title of the third step.',
  },
  checkGood: {
    id: 'templates.bulk.check-good',
    defaultMessage: '{count, plural, one {The row is all right.} other {All # rows are all right.}}',
    description: 'Below it.',
  },
  checkBad: {
    id: 'templates.bulk.check-bad',
    defaultMessage:
      '{count, plural, one {One cell has to be corrected.} other {# cells have to be corrected.}} Correct them here; Enter and the arrow keys lead from row to row.',
    description: 'Below it.',
  },
  onlyFaulty: {
    id: 'templates.bulk.only-faulty',
    defaultMessage: 'Only rows with something to correct',
    description: 'A checkbox.',
  },
  row: {
    id: 'templates.bulk.row',
    defaultMessage: 'Row',
    description: 'Heading of the column with numbers.',
  },
  removeRow: {
    id: 'templates.bulk.remove-row',
    defaultMessage: 'Remove row {number}',
    description: 'Button.',
  },
  acts: {
    id: 'templates.bulk.acts',
    defaultMessage: 'Actions',
    description: 'Heading, for screen readers, of the column with buttons.',
  },
  cell: {
    id: 'templates.bulk.cell',
    defaultMessage: '{column}, row {number}',
    description: 'Name of a cell, for screen readers.',
  },
  wrongMissing: {
    id: 'templates.bulk.wrong-missing',
    defaultMessage: 'Something is missing here.',
    description: 'What is wrong with a cell.',
  },
  wrongEmail: {
    id: 'templates.bulk.wrong-email',
    defaultMessage: 'This is no e-mail address.',
    description: 'What is wrong with a cell.',
  },
  wrongLong: {
    id: 'templates.bulk.wrong-long',
    defaultMessage: 'This is too long.',
    description: 'What is wrong with a cell.',
  },
  wrongCharacters: {
    id: 'templates.bulk.wrong-characters',
    defaultMessage: 'A character in it cannot be used.',
    description: 'What is wrong with a cell.',
  },
  wrongPhone: {
    id: 'templates.bulk.wrong-phone',
    defaultMessage: 'Write the number with its country code: +41 79 123 45 67.',
    description: 'What is wrong with a cell.',
  },
  wrongPhoneMissing: {
    id: 'templates.bulk.wrong-phone-missing',
    defaultMessage: 'This signature needs a mobile number: whoever signs has no account.',
    description: 'What is wrong with a cell.',
  },
  wrongLanguage: {
    id: 'templates.bulk.wrong-language',
    defaultMessage: 'Write de, fr, it or en.',
    description: 'What is wrong with a cell. The words are codes of languages.',
  },
  wrongValue: {
    id: 'templates.bulk.wrong-value',
    defaultMessage: 'This does not fit the field.',
    description: 'What is wrong with a cell.',
  },
  wrongTwice: {
    id: 'templates.bulk.wrong-twice',
    defaultMessage: 'A row above says the same.',
    description: 'What is wrong with a cell.',
  },
  pages: {
    id: 'templates.bulk.pages',
    defaultMessage: 'Pages of rows',
    description: 'Name of the paging, for screen readers.',
  },
  sendTitle: {
    id: 'templates.bulk.send-title',
    defaultMessage: 'Ready to send',
    description: 'Title of the last step.',
  },
  sendText: {
    id: 'templates.bulk.send-text',
    defaultMessage:
      '{count, plural, one {One request is made and sent.} other {# requests are made and sent, one after another.}} You can close this page meanwhile.',
    description: 'Below it.',
  },
  firstRow: {
    id: 'templates.bulk.first-row',
    defaultMessage: 'The first one',
    description: 'Title above what the first request says.',
  },
  name: {
    id: 'templates.bulk.name',
    defaultMessage: 'Name of the batch',
    description: 'Label of a field.',
  },
  nameHint: {
    id: 'templates.bulk.name-hint',
    defaultMessage: 'Only you read it.',
    description: 'Below it.',
  },
  repeat: {
    id: 'templates.bulk.repeat',
    defaultMessage: 'Send again to rows that were already sent with this template',
    description: 'A checkbox.',
  },
  repeatHint: {
    id: 'templates.bulk.repeat-hint',
    defaultMessage: 'Otherwise they are skipped, known by their key or by all that they say.',
    description: 'Below it.',
  },
  submit: {
    id: 'templates.bulk.submit',
    defaultMessage: '{count, plural, one {Send one request} other {Send # requests}}',
    description: 'Button.',
  },
});
