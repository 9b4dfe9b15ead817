import { defineMessages } from '../i18n/define-messages.ts';

/** A copy without what a file was refused for. */
export const documentsCopyMessages = defineMessages({
  offer: {
    id: 'documents.copy.offer',
    defaultMessage:
      'We can make a copy that does not do this. You see the copy before you send it; the original is not kept.',
    description: 'Below a refused file, above two buttons.',
  },
  offerGroup: {
    id: 'documents.copy.group',
    defaultMessage: 'A copy of {name}',
    description: 'Name of a group of two buttons below a refused file.',
  },
  keepFields: {
    id: 'documents.copy.keep',
    defaultMessage: 'Copy with form fields',
    description: 'Button below a refused file: fields can still be filled in in the copy.',
  },
  flattenFields: {
    id: 'documents.copy.flatten',
    defaultMessage: 'Copy with fields as text',
    description: 'Button below a refused file: fields of a form become a part of the page as they look now.',
  },
  isCopy: {
    id: 'documents.copy.is-copy',
    defaultMessage: 'This is a copy.',
    description: 'Below an uploaded file that we made a copy of; sentences about what was removed follow.',
  },
  removedScripts: {
    id: 'documents.copy.removed-scripts',
    defaultMessage: 'Its scripts are removed.',
    description: 'What the copy of an uploaded file lacks.',
  },
  removedLaunch: {
    id: 'documents.copy.removed-launch',
    defaultMessage: 'It starts no program any more.',
    description: 'What the copy of an uploaded file lacks.',
  },
  removedAutomatic: {
    id: 'documents.copy.removed-automatic',
    defaultMessage: 'It does nothing by itself any more.',
    description: 'What the copy of an uploaded file lacks: actions when it is opened and the like.',
  },
  fieldsKept: {
    id: 'documents.copy.fields-kept',
    defaultMessage: 'Form fields stay.',
    description: 'About the copy of an uploaded file.',
  },
  fieldsFlattened: {
    id: 'documents.copy.fields-flattened',
    defaultMessage: 'Form fields are part of the page.',
    description: 'About the copy of an uploaded file.',
  },
  originalRecorded: {
    id: 'documents.copy.recorded',
    defaultMessage: 'The evidence names the fingerprint of the original.',
    description: 'About the copy of an uploaded file.',
  },
  copyPage: {
    id: 'documents.copy.page',
    defaultMessage: 'Page {page} of the copy of {name}',
    description: 'Text in place of a small picture of a page.',
  },
  openCopy: {
    id: 'documents.copy.open',
    defaultMessage: 'Open the copy',
    description: 'Link below the small pictures of its pages.',
  },
});
