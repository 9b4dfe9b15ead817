import { defineMessages } from '../i18n/define-messages.ts';

/** Programs that act for a business, their keys, and a quick start. */
export const businessApiUsersMessages = defineMessages({
  title: {
    id: 'business.api.title',
    defaultMessage: 'API users',
    description: 'Title of the page of the programs that use the business’s account.',
  },
  text: {
    id: 'business.api.text',
    defaultMessage:
      'An API user is the account of a program that sends and seals documents for your business by itself.',
    description: 'Under the title.',
  },
  createTitle: { id: 'business.api.create.title', defaultMessage: 'New API user', description: 'Title of the form.' },
  description: {
    id: 'business.api.description',
    defaultMessage: 'What is it for?',
    description: 'Label of the field that describes an API user.',
  },
  descriptionHint: {
    id: 'business.api.description.hint',
    defaultMessage: 'So that everybody knows later, for example “Contracts of the intranet”.',
    description: 'Below that label.',
  },
  environment: {
    id: 'business.api.environment',
    defaultMessage: 'Kind',
    description: 'Label of the choice between tests and real documents.',
  },
  demo: {
    id: 'business.api.environment.demo',
    defaultMessage: 'For tests',
    description: 'Kind of an API user; also a mark beside one.',
  },
  demoText: {
    id: 'business.api.environment.demo.text',
    defaultMessage:
      'Whatever quality is asked for, signatures are demos. Every page is marked as a test. Nothing is counted or billed.',
    description: 'Below that kind.',
  },
  production: {
    id: 'business.api.environment.production',
    defaultMessage: 'For real documents',
    description: 'Kind of an API user; also a mark beside one.',
  },
  productionText: {
    id: 'business.api.environment.production.text',
    defaultMessage: 'Signatures and seals are real and count for your business.',
    description: 'Below that kind.',
  },
  createButton: {
    id: 'business.api.create.button',
    defaultMessage: 'Create API user',
    description: 'Button of the form.',
  },
  emptyTitle: {
    id: 'business.api.empty.title',
    defaultMessage: 'No API users yet',
    description: 'Title where a business has none.',
  },
  emptyText: {
    id: 'business.api.empty.text',
    defaultMessage: 'Create one for tests above. Its key and a quick start to copy appear at once.',
    description: 'Under that title.',
  },
  count: {
    id: 'business.api.count',
    defaultMessage: '{count, plural, one {One API user} other {# API users}}',
    description: 'Heading of the list. {count} is how many there are.',
  },
  username: {
    id: 'business.api.username',
    defaultMessage: 'Name',
    description: 'Before the technical name of an API user.',
  },
  createdAt: { id: 'business.api.created', defaultMessage: 'Created', description: 'Before a moment.' },
  keyMadeAt: {
    id: 'business.api.key-made',
    defaultMessage: 'Key made',
    description: 'Before the moment at which the key was made.',
  },
  keyEnded: {
    id: 'business.api.key-ended',
    defaultMessage: 'Key expired',
    description: 'Mark beside an API user whose key opens nothing any more.',
  },
  lastUsedAt: { id: 'business.api.last-used', defaultMessage: 'Last used', description: 'Before a moment.' },
  neverUsed: { id: 'business.api.never-used', defaultMessage: 'Never', description: 'In place of that moment.' },
  manage: {
    id: 'business.api.manage',
    defaultMessage: 'Change, new key, delete',
    description: 'Opens what can be done with an API user.',
  },
  describeButton: { id: 'business.api.describe.button', defaultMessage: 'Save description', description: 'Button.' },
  isNow: {
    id: 'business.api.is-now',
    defaultMessage: 'It is now: {description}',
    description:
      'Below the refusal when somebody else has described the API user meanwhile. {description} is what they wrote.',
  },
  resetText: {
    id: 'business.api.reset.text',
    defaultMessage: 'A new key ends the old one at once: programs that still use it are refused.',
    description: 'Above the button for another key.',
  },
  resetButton: { id: 'business.api.reset.button', defaultMessage: 'Make a new key', description: 'Button.' },
  deleteText: {
    id: 'business.api.delete.text',
    defaultMessage: 'Without the API user its programs are refused at once. What they have sent stays.',
    description: 'Above the button that deletes.',
  },
  deleteButton: { id: 'business.api.delete.button', defaultMessage: 'Delete API user', description: 'Button.' },
  deleted: {
    id: 'business.api.deleted',
    defaultMessage: '{username} has been deleted.',
    description: 'Said after that. {username} is its technical name.',
  },
  keyTitle: {
    id: 'business.api.key.title',
    defaultMessage: 'The key of {username}',
    description: 'Title above a new key. {username} is a technical name.',
  },
  keyText: {
    id: 'business.api.key.text',
    defaultMessage: 'It is shown this once and kept nowhere. Put it where your program keeps its secrets.',
    description: 'Below that title.',
  },
  key: { id: 'business.api.key', defaultMessage: 'Key', description: 'Name of the box with the key.' },
  copyKey: { id: 'business.api.key.copy', defaultMessage: 'Copy key', description: 'Button.' },
  exampleTitle: {
    id: 'business.api.example.title',
    defaultMessage: 'Quick start',
    description: 'Title above examples.',
  },
  exampleText: {
    id: 'business.api.example.text',
    defaultMessage: 'Put a PDF named {file} beside it. It logs in and sends the file to {email} to be signed.',
    description: 'Below that title. {file} is a name of a file, {email} the address of who reads it.',
  },
  languages: {
    id: 'business.api.languages',
    defaultMessage: 'Language of the example',
    description: 'Name of the tabs with the same example for curl, TypeScript and Python.',
  },
  examplePlaceholder: {
    id: 'business.api.example.placeholder',
    defaultMessage: 'Put your key in place of {placeholder}.',
    description: 'Where no key is shown. {placeholder} is a word in the example.',
  },
  example: { id: 'business.api.example', defaultMessage: 'Example', description: 'Name of the box with the example.' },
  copyExample: { id: 'business.api.example.copy', defaultMessage: 'Copy example', description: 'Button.' },
  docs: {
    id: 'business.api.docs',
    defaultMessage: 'All calls in the API documentation',
    description: 'Link to the documentation of the API.',
  },
});
