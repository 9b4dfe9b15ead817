import { defineMessages } from '../i18n/define-messages.ts';

/** What has changed since a signature, and the revisions of a file. */
export const verificationChangeMessages = defineMessages({
  showRevision: {
    id: 'verification.revision.show',
    defaultMessage: 'Show what was signed',
    description: 'Button; opens the pages as they were signed.',
  },
  hideRevision: {
    id: 'verification.revision.hide',
    defaultMessage: 'Hide the pages',
    description: 'Button; closes the pages.',
  },
  revisionTitle: {
    id: 'verification.revision.title',
    defaultMessage: 'what {name} signed',
    description: 'Name of the viewer with the pages.',
  },
  revisionLoading: {
    id: 'verification.revision.loading',
    defaultMessage: 'The pages are being drawn',
    description: 'While the pages are on their way.',
  },
  revisionFailed: {
    id: 'verification.revision.failed',
    defaultMessage: 'The pages cannot be shown',
    description: 'Title in place of the pages.',
  },
  changesSince: {
    id: 'verification.changes-since',
    defaultMessage: 'Changed since',
    description: 'Label: what was changed after this signature.',
  },
  noChanges: { id: 'verification.changes.none', defaultMessage: 'Nothing', description: 'Nothing was changed.' },
  forbiddenChange: {
    id: 'verification.changes.forbidden',
    defaultMessage: 'Not allowed:',
    description: 'Before a change that the signature does not allow, for screen readers and eyes.',
  },
  changeSignature: {
    id: 'verification.change.signature',
    defaultMessage: 'A further signature was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeTimestamp: {
    id: 'verification.change.timestamp',
    defaultMessage: 'A timestamp was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeValidationData: {
    id: 'verification.change.validation-data',
    defaultMessage: 'Proof for later checks was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeMetadata: {
    id: 'verification.change.metadata',
    defaultMessage: 'Data about the document was updated',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeMark: {
    id: 'verification.change.mark',
    defaultMessage: 'A signature was shown in a further place',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeFormValue: {
    id: 'verification.change.form-value',
    defaultMessage: 'A form field was filled in',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeFormStructure: {
    id: 'verification.change.form-structure',
    defaultMessage: 'The form itself was changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeAnnotation: {
    id: 'verification.change.annotation',
    defaultMessage: 'A comment, stamp or drawing was added or changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageContent: {
    id: 'verification.change.page-content',
    defaultMessage: 'The content of a page was changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageAdded: {
    id: 'verification.change.page-added',
    defaultMessage: 'A page was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageRemoved: {
    id: 'verification.change.page-removed',
    defaultMessage: 'A page was removed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeSignedObject: {
    id: 'verification.change.signed-object',
    defaultMessage: 'Something that had been signed was replaced',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeCatalog: {
    id: 'verification.change.catalog',
    defaultMessage: 'Technical entries of the document were changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeUnreadable: {
    id: 'verification.change.unreadable',
    defaultMessage: 'Something was added that cannot be read',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeBy: {
    id: 'verification.change.by',
    defaultMessage: '{change}: {name}',
    description: 'Whose signature, or whose further mark, was added.',
  },
  changeInFieldOnPage: {
    id: 'verification.change.in-field-on-page',
    defaultMessage: '{change} (field “{field}”, page {page})',
    description: 'Where a change is: a form field on a page.',
  },
  changeOnPage: {
    id: 'verification.change.on-page',
    defaultMessage: '{change} (page {page})',
    description: 'Where a change is: a page.',
  },
  changeInField: {
    id: 'verification.change.in-field',
    defaultMessage: '{change} (field “{field}”)',
    description: 'Where a change is: a form field.',
  },
  changeCount: {
    id: 'verification.change.count',
    defaultMessage: '{change} ({count} times)',
    description: 'How often a change was made.',
  },
});
