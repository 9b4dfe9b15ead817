import { defineMessages } from '../i18n/define-messages.ts';

/** What an uploaded file holds, and what we change. */
export const documentsContentsMessages = defineMessages({
  contentsTitle: {
    id: 'documents.contents.title',
    defaultMessage: 'What is in this file',
    description: 'Heading of an expandable part below an uploaded file.',
  },
  chipNothing: {
    id: 'documents.contents.chip-nothing',
    defaultMessage: 'nothing special',
    description: 'Mark beside the heading: neither signatures nor forms, scripts and the like.',
  },
  chipSignatures: {
    id: 'documents.contents.chip-signatures',
    defaultMessage: '{count, plural, one {# signature} other {# signatures}}',
    description: 'Mark beside the heading.',
  },
  chipForm: {
    id: 'documents.contents.chip-form',
    defaultMessage: 'form',
    description: 'Mark beside the heading: the file has fields to fill in.',
  },
  chipActive: {
    id: 'documents.contents.chip-active',
    defaultMessage: 'active content',
    description: 'Mark beside the heading: attachments, sound, films and the like.',
  },
  chipPdfA: {
    id: 'documents.contents.chip-pdfa',
    defaultMessage: 'PDF/A-{level}',
    description: 'Mark beside the heading; {level} is like 2B.',
  },
  chipFonts: {
    id: 'documents.contents.chip-fonts',
    defaultMessage: '{count, plural, one {# font missing} other {# fonts missing}}',
    description: 'Mark beside the heading: the file does not bring them along.',
  },
  chipHidden: {
    id: 'documents.contents.chip-hidden',
    defaultMessage: 'hidden content',
    description: 'Mark beside the heading: layers that are switched off.',
  },
  chipProtected: {
    id: 'documents.contents.chip-protected',
    defaultMessage: 'protected',
    description: 'Mark beside the heading: the owner restricts printing or copying.',
  },
  chipAdapted: {
    id: 'documents.contents.chip-adapted',
    defaultMessage: 'will be adapted',
    description: 'Mark beside the heading: we must change something before it can be signed.',
  },
  termSignatures: {
    id: 'documents.contents.signatures',
    defaultMessage: 'Signatures',
    description: 'Term of the report of a file.',
  },
  foundSignature: {
    id: 'documents.contents.signature',
    defaultMessage:
      '{name, select, none {A signature} other {Signed by {name}}}{certificate, select, none {} other {, with the certificate of {certificate}}}{date, select, none {} other {, according to the file on {date}}}',
    description: 'One signature found in a file. {name}, {certificate} and {date} are "none" when unknown or the same.',
  },
  foundTimestamp: {
    id: 'documents.contents.timestamp',
    defaultMessage: '{signer, select, none {A timestamp} other {Timestamp of {signer}}}',
    description: 'One timestamp found in a file. {signer} is "none" when unknown.',
  },
  isIntact: {
    id: 'documents.contents.intact',
    defaultMessage: 'The signed part is unchanged.',
    description: 'Behind a signature: the bytes that it covers still are as they were.',
  },
  isUnknown: {
    id: 'documents.contents.unknown',
    defaultMessage: 'Whether it still holds was not checked here.',
    description: 'Behind a signature that a quick look cannot judge.',
  },
  permitsForms: {
    id: 'documents.contents.permits-forms',
    defaultMessage: 'It permits forms to be filled in and further signatures, nothing else.',
    description: 'Behind a certifying signature.',
  },
  permitsNotes: {
    id: 'documents.contents.permits-notes',
    defaultMessage: 'It permits comments, forms to be filled in and further signatures, nothing else.',
    description: 'Behind a certifying signature.',
  },
  locksAll: {
    id: 'documents.contents.locks-all',
    defaultMessage: 'It locks all form fields.',
    description: 'Behind a signature.',
  },
  locksSome: {
    id: 'documents.contents.locks-some',
    defaultMessage: 'It locks the form fields {fields}.',
    description: 'Behind a signature. {fields} is a list of names.',
  },
  locksOthers: {
    id: 'documents.contents.locks-others',
    defaultMessage: 'It locks all form fields but {fields}.',
    description: 'Behind a signature. {fields} is a list of names.',
  },
  termForm: { id: 'documents.contents.form', defaultMessage: 'Form', description: 'Term of the report of a file.' },
  formFields: {
    id: 'documents.contents.form-fields',
    defaultMessage:
      '{count, plural, one {# field} other {# fields}}, {filled, plural, =0 {none} other {#}} filled in. Please fill in what is missing before you upload the file.',
    description: 'The file has fields to fill in.',
  },
  formFull: {
    id: 'documents.contents.form-full',
    defaultMessage: '{count, plural, one {# field, filled in} other {# fields, all filled in}}',
    description: 'The file has fields, and all are filled in.',
  },
  termActive: {
    id: 'documents.contents.active',
    defaultMessage: 'Active content',
    description: 'Term of the report of a file.',
  },
  activeAttachments: {
    id: 'documents.contents.attachments',
    defaultMessage: 'Attached: {names}.',
    description: 'Files that are attached to the PDF.',
  },
  activeAttachment: {
    id: 'documents.contents.attachment',
    defaultMessage: 'It has attached files.',
    description: 'Files of unknown name are attached to the PDF.',
  },
  activeForm: {
    id: 'documents.contents.submits',
    defaultMessage: 'A button sends or fetches form data.',
    description: 'Active content of a file.',
  },
  activeMedia: {
    id: 'documents.contents.media',
    defaultMessage: 'It plays sound, film or 3D, which a signature cannot show.',
    description: 'Active content of a file.',
  },
  activeRemote: {
    id: 'documents.contents.remote',
    defaultMessage: 'It opens other documents.',
    description: 'Active content of a file.',
  },
  termLinks: { id: 'documents.contents.links', defaultMessage: 'Links', description: 'Term of the report of a file.' },
  linkCount: {
    id: 'documents.contents.link-count',
    defaultMessage:
      '{count, plural, one {# link leads} other {# links lead}} out of the file. What is found there is not signed.',
    description: 'Links in a file.',
  },
  termPdfA: {
    id: 'documents.contents.pdfa',
    defaultMessage: 'Archiving',
    description: 'Term of the report of a file: PDF/A.',
  },
  pdfAKept: {
    id: 'documents.contents.pdfa-kept',
    defaultMessage: 'The file calls itself PDF/A-{level}. Signing keeps that.',
    description: 'A claim of PDF/A that stays.',
  },
  pdfALost: {
    id: 'documents.contents.pdfa-lost',
    defaultMessage: 'The file calls itself PDF/A-{level}. After the changes below this may no longer be true.',
    description: 'A claim of PDF/A that our changes put at risk.',
  },
  termFonts: { id: 'documents.contents.fonts', defaultMessage: 'Fonts', description: 'Term of the report of a file.' },
  fontsMissing: {
    id: 'documents.contents.fonts-missing',
    defaultMessage: 'Not included: {names}. Other computers show a similar font.',
    description: 'Fonts that a file does not bring along.',
  },
  termHidden: {
    id: 'documents.contents.hidden',
    defaultMessage: 'Hidden',
    description: 'Term of the report of a file: layers that are switched off.',
  },
  hiddenLayers: {
    id: 'documents.contents.hidden-layers',
    defaultMessage:
      '{count, plural, one {A layer is} other {# layers are}} switched off: {names}. Signers do not see what it holds.',
    description: 'Layers that nobody sees.',
  },
  termPages: { id: 'documents.contents.pages', defaultMessage: 'Pages', description: 'Term of the report of a file.' },
  pagesRotated: {
    id: 'documents.contents.pages-rotated',
    defaultMessage: '{count, plural, one {# turned} other {# turned}}',
    description: 'How many pages are turned.',
  },
  pagesCropped: {
    id: 'documents.contents.pages-cropped',
    defaultMessage: '{count, plural, one {# cropped} other {# cropped}}',
    description: 'How many pages show only a part of their sheet.',
  },
  pagesScaled: {
    id: 'documents.contents.pages-scaled',
    defaultMessage: '{count, plural, one {# oversized} other {# oversized}}',
    description: 'How many pages state a unit of their own, as large plans do.',
  },
  termFormat: {
    id: 'documents.contents.format',
    defaultMessage: 'Format',
    description: 'Term of the report of a file.',
  },
  formatVersion: {
    id: 'documents.contents.version',
    defaultMessage: 'PDF {version}{protection, select, yes {, restricted by its owner} other {}}',
    description: 'Version of a file; {protection} is "yes" when its owner restricts printing or copying.',
  },
  termChanges: {
    id: 'documents.contents.changes',
    defaultMessage: 'What we will change',
    description: 'Term of the report of a file.',
  },
  changesNone: {
    id: 'documents.contents.changes-none',
    defaultMessage: 'Nothing. New signatures are appended to the end of the file.',
    description: 'The file is signed already and stays as it is.',
  },
  changesFieldsOnly: {
    id: 'documents.contents.changes-fields-only',
    defaultMessage: 'Nothing in your pages. One signature field per signer is appended to the end of the file.',
    description: 'The file stays as it is and gets the fields for signing.',
  },
  changeRepaired: {
    id: 'documents.contents.change-repaired',
    defaultMessage: 'The structure of the file is broken, so it is written anew. Your upload is kept beside it.',
    description: 'One of several changes.',
  },
  changeUnlocked: {
    id: 'documents.contents.change-unlocked',
    defaultMessage:
      'The owner’s restrictions are removed, for which the file is written anew. Your upload is kept beside it.',
    description: 'One of several changes.',
  },
  changeFields: {
    id: 'documents.contents.change-fields',
    defaultMessage: 'One signature field per signer is appended to the end of the file.',
    description: 'One of several changes.',
  },
  changeAnnotations: {
    id: 'documents.contents.change-annotations',
    defaultMessage:
      'Links and notes of {count, plural, one {# page} other {# pages}} are stored as entries of their own. They look and work as before.',
    description: 'One of several changes.',
  },
  changeMetadata: {
    id: 'documents.contents.change-metadata',
    defaultMessage:
      'The details about the document (title, author and the like) cannot be read by any program and are replaced.',
    description: 'One of several changes.',
  },
  changeValidationData: {
    id: 'documents.contents.change-validation-data',
    defaultMessage: 'Data that prove signatures are removed, because the file has no signature.',
    description: 'One of several changes.',
  },
  changeLooks: {
    id: 'documents.contents.change-looks',
    defaultMessage: 'What stands in its fields is drawn, because the file leaves that to each program.',
    description: 'One of several changes.',
  },
});
