import { defineMessages } from '../i18n/define-messages.ts';

export const documentMessages = defineMessages({
  uploadTitle: {
    id: 'documents.upload.title',
    defaultMessage: 'Upload documents',
    description: 'Title of the upload page.',
  },
  uploadText: {
    id: 'documents.upload.text',
    defaultMessage: 'One or several PDFs that are to be signed together.',
    description: 'Below the title of the upload page.',
  },
  drop: {
    id: 'documents.upload.drop',
    defaultMessage: 'Drop PDF files here',
    description: 'In the area that takes files.',
  },
  browse: {
    id: 'documents.upload.browse',
    defaultMessage: 'or choose them',
    description: 'In the area that takes files, looks like a link.',
  },
  dropHint: {
    id: 'documents.upload.drop-hint',
    defaultMessage: 'Up to 50 PDFs, 112.5 MB together',
    description: 'In the area that takes files.',
  },
  files: { id: 'documents.upload.files', defaultMessage: 'Files', description: 'Name of the list of files.' },
  retryFile: {
    id: 'documents.upload.retry',
    defaultMessage: 'Upload {name} again',
    description: 'Button of one file.',
  },
  uploadingFile: {
    id: 'documents.upload.uploading',
    defaultMessage: 'Uploading {name}',
    description: 'Name of the progress bar of one file.',
  },
  waitingFile: {
    id: 'documents.upload.waiting',
    defaultMessage: '{size} · waiting',
    description: 'State of one file.',
  },
  checkingFile: {
    id: 'documents.upload.checking',
    defaultMessage: '{size} · being checked',
    description: 'State of one file that has arrived and is being inspected.',
  },
  pagesAndSize: {
    id: 'documents.pages-and-size',
    defaultMessage: '{count, plural, one {# page} other {# pages}} · {size}',
    description: 'Pages and size of a document.',
  },
  uploadSummary: {
    id: 'documents.upload.summary',
    defaultMessage:
      '{moving, plural, =0 {{done, plural, =0 {No document yet} one {# document ready} other {# documents ready}}} one {# file on its way} other {# files on their way}}',
    description: 'Below the list of files. {moving} files are being uploaded, {done} have arrived.',
  },
  blockedTitle: {
    id: 'documents.upload.blocked-title',
    defaultMessage: 'Uploading needs a business',
    description: 'Title in place of the upload for an account that may only sign.',
  },
  blockedText: {
    id: 'documents.upload.blocked-text',
    defaultMessage:
      'With your account you sign what you are invited to. To send documents yourself, register a business: you try it for free and can invite others.',
    description: 'In place of the upload for an account that may only sign.',
  },
  upgrade: { id: 'documents.upload.upgrade', defaultMessage: 'Register a business', description: 'Button.' },
  trialExpiredTitle: {
    id: 'documents.upload.trial-title',
    defaultMessage: 'The trial of your business has ended',
    description: 'Title in place of the upload after the trial.',
  },
  trialExpiredText: {
    id: 'documents.upload.trial-text',
    defaultMessage: 'What was sent can still be signed. To send more, an administrator chooses a plan.',
    description: 'In place of the upload after the trial.',
  },
  documents: { id: 'documents.documents', defaultMessage: 'Documents', description: 'Name of the list of documents.' },
  pagesOf: {
    id: 'documents.viewer.pages-of',
    defaultMessage: 'Pages of {title}',
    description: 'Name of the region with the pages, for screen readers.',
  },
  thumbnails: {
    id: 'documents.viewer.thumbnails',
    defaultMessage: 'All pages',
    description: 'Name of the list of small page images.',
  },
  zoomIn: { id: 'documents.viewer.zoom-in', defaultMessage: 'Zoom in', description: 'Button of the page viewer.' },
  zoomOut: { id: 'documents.viewer.zoom-out', defaultMessage: 'Zoom out', description: 'Button of the page viewer.' },
  zoomToFit: {
    id: 'documents.viewer.fit',
    defaultMessage: 'Fit width',
    description: 'Button of the page viewer, also in place of the zoom.',
  },
  zoomToPage: {
    id: 'documents.viewer.fit-page',
    defaultMessage: 'Fit page',
    description: 'Button of the page viewer that shows a whole page, also in place of the zoom.',
  },
  pageOf: {
    id: 'documents.viewer.page-of',
    defaultMessage: 'Page {number} of {total}',
    description: 'Which page is shown.',
  },
  imageFailed: {
    id: 'documents.viewer.image-failed',
    defaultMessage: 'This page cannot be shown right now.',
    description: 'In place of the image of a page.',
  },
  deleteTitle: {
    id: 'documents.delete.title',
    defaultMessage: 'Delete documents?',
    description: 'Title of the dialog before documents are deleted.',
  },
  deleteRemoved: {
    id: 'documents.delete.removed',
    defaultMessage: '“{title}” leaves the draft and is deleted, with the signatures placed on it.',
    description: 'In the dialog before a document of a draft is deleted.',
  },
  deleteErased: {
    id: 'documents.delete.erased',
    defaultMessage: 'The draft “{title}” and its documents are erased for good.',
    description: 'In the dialog before a draft is deleted.',
  },
  deleteWithdrawn: {
    id: 'documents.delete.withdrawn',
    defaultMessage:
      '“{title}” is still open. It is withdrawn: nobody can sign it any more, and everybody who takes part is told.',
    description: 'In the dialog before an open request is deleted by its owner.',
  },
  deleteHidden: {
    id: 'documents.delete.hidden',
    defaultMessage:
      '“{title}” disappears from your list and you lose access. Download the documents first if you need them. Others keep theirs.',
    description: 'In the dialog before a finished request is deleted.',
  },
  deleteUnanswered: {
    id: 'documents.delete.unanswered',
    defaultMessage:
      '“{title}” disappears from your list and you can no longer sign it. Nobody is told. If you do not want to sign, decline instead.',
    description: 'In the dialog before a request is deleted that the person has still to sign.',
  },

  problemEmpty: {
    id: 'file.pdf.empty',
    defaultMessage: 'The file is empty. Please choose another one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotPdf: {
    id: 'file.pdf.not_a_pdf',
    defaultMessage: 'This is not a PDF. Export it as a PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTruncated: {
    id: 'file.pdf.truncated',
    defaultMessage: 'The end of the file is missing. Fetch or export it again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDamaged: {
    id: 'file.pdf.damaged',
    defaultMessage: 'The file is damaged. Export it again from the program that made it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPassword: {
    id: 'file.pdf.password_protected',
    defaultMessage: 'The file needs a password. Remove the protection and upload it again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemRestricted: {
    id: 'file.pdf.restricted',
    defaultMessage: 'The file is protected against changes. Remove the protection, or print it to a new PDF.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoChanges: {
    id: 'file.pdf.no_changes_allowed',
    defaultMessage: 'An earlier signature in the file forbids further ones. Ask for a copy that allows them.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemSignedDamaged: {
    id: 'file.pdf.signed_damaged',
    defaultMessage: 'The file is signed, but it was changed or damaged since. Ask for the file as it was signed.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemSignedEncrypted: {
    id: 'file.pdf.signed_encrypted',
    defaultMessage:
      'The file is signed and encrypted. Without the encryption its signatures would break. Ask for a signed copy that is not encrypted.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemAmbiguous: {
    id: 'file.pdf.ambiguous',
    defaultMessage:
      'The file contradicts itself: programs would show different documents. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemJavascript: {
    id: 'file.pdf.javascript',
    defaultMessage: 'The file contains a script that can change what is shown. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemLaunch: {
    id: 'file.pdf.launch_action',
    defaultMessage: 'The file tries to start a program. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemXfa: {
    id: 'file.pdf.xfa',
    defaultMessage:
      'The file is a dynamic form (XFA), which cannot be signed reliably. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPageTooLarge: {
    id: 'file.pdf.page_too_large',
    defaultMessage: 'A page is far too large. Scale it down and upload the file again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyPages: {
    id: 'file.pdf.too_many_pages',
    defaultMessage: 'The file has too many pages. Split it and upload the parts.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemRecursive: {
    id: 'file.pdf.recursive_content',
    defaultMessage: 'The file refers to itself without end. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBomb: {
    id: 'file.pdf.decompression_bomb',
    defaultMessage: 'The file grows beyond all measure when it is opened. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemComplex: {
    id: 'file.pdf.too_complex',
    defaultMessage: 'The file is too complex to be opened safely. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTimeout: {
    id: 'file.pdf.timeout',
    defaultMessage: 'The file takes too long to read. Try again, or print it to a new PDF.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPageNotFound: {
    id: 'file.pdf.page_not_found',
    defaultMessage: 'The document has no such page.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotRenderable: {
    id: 'file.pdf.page_not_renderable',
    defaultMessage: 'This page cannot be shown as an image. Download the document to read it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBusy: {
    id: 'file.pdf.workers_busy',
    defaultMessage: 'Many files are being checked right now. Please try again in a moment.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemGlyph: {
    id: 'file.pdf.glyph_missing',
    defaultMessage: 'The name has characters that our fonts cannot draw. Please use another spelling.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemInterrupted: {
    id: 'file.upload.interrupted',
    defaultMessage: 'The upload was interrupted. Please try again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemBase64: {
    id: 'file.upload.not_base64',
    defaultMessage: 'The file did not arrive readable. Please upload it again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooLarge: {
    id: 'file.upload.too_large',
    defaultMessage: 'All documents together may have 112.5 MB. Please use smaller files.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  retentionTitle: {
    id: 'documents.retention.title',
    defaultMessage: 'Delete documents automatically?',
    description: 'Title of the dialog that switches automatic deletion on.',
  },
  retentionText: {
    id: 'documents.retention.text',
    defaultMessage: 'This holds for all documents of your business, also for those that are here already.',
    description: 'In the dialog that switches automatic deletion on.',
  },
  retentionDays: {
    id: 'documents.retention.days',
    defaultMessage: 'Days until deletion',
    description: 'Label of a number field.',
  },
  retentionRange: {
    id: 'documents.retention.range',
    defaultMessage: 'From {least} to {greatest} days.',
    description: 'Below the label of the number of days.',
  },
  retentionDaysWrong: {
    id: 'documents.retention.days-wrong',
    defaultMessage: 'Please enter a whole number from {least} to {greatest}.',
    description: 'Below the number of days.',
  },
  retentionFrom: {
    id: 'documents.retention.from',
    defaultMessage: 'The days count',
    description: 'Legend of the choice from when days are counted.',
  },
  retentionFromUpload: {
    id: 'documents.retention.from-upload',
    defaultMessage: 'From the upload',
    description: 'Choice: days are counted from the upload.',
  },
  retentionFromUploadText: {
    id: 'documents.retention.from-upload-text',
    defaultMessage: 'When the time is up, open requests end too: their invitations are cancelled.',
    description: 'Below the choice “From the upload”.',
  },
  retentionFromEnd: {
    id: 'documents.retention.from-end',
    defaultMessage: 'From the end of the request',
    description: 'Choice: days are counted from the end of a request.',
  },
  retentionFromEndText: {
    id: 'documents.retention.from-end-text',
    defaultMessage: 'Once it is signed, declined, withdrawn or expired. Open requests and drafts stay.',
    description: 'Below the choice “From the end of the request”.',
  },
  retentionMails: {
    id: 'documents.retention.mails',
    defaultMessage:
      'Seven days before, and on the day itself, the people concerned get an e-mail. What is older already is announced today.',
    description: 'Point of the dialog that switches automatic deletion on.',
  },
  retentionFinal: {
    id: 'documents.retention.final',
    defaultMessage: 'Nobody can bring back what is deleted. Signatures in downloaded copies stay valid.',
    description: 'Point of the dialog that switches automatic deletion on.',
  },
  retentionEvidence: {
    id: 'documents.retention.evidence',
    defaultMessage:
      'What a trust service must keep as evidence stays with it regardless: 11 years in Switzerland, 35 years in the EU.',
    description:
      'Point of the dialog that switches automatic deletion on. The years come from the law on trust services.',
  },
  retentionOn: {
    id: 'documents.retention.on',
    defaultMessage: 'Switch on',
    description: 'Button that switches automatic deletion on.',
  },
  retentionStopTitle: {
    id: 'documents.retention.stop-title',
    defaultMessage: 'Keep documents from now on?',
    description: 'Title of the dialog that switches automatic deletion off.',
  },
  retentionStopText: {
    id: 'documents.retention.stop-text',
    defaultMessage:
      'Until now, documents are deleted after {days, plural, one {# day} other {# days}}. From now on they stay until somebody deletes them.',
    description:
      'In the dialog that switches automatic deletion off. {days} is the number of days that held until now.',
  },
  retentionStopAnnounced: {
    id: 'documents.retention.stop-announced',
    defaultMessage: 'Deletions that were announced do not take place. What is deleted already does not come back.',
    description: 'In the dialog that switches automatic deletion off.',
  },
  retentionOff: {
    id: 'documents.retention.off',
    defaultMessage: 'Switch off',
    description: 'Button that switches automatic deletion off.',
  },
  retentionLess: {
    id: 'documents.retention.less',
    defaultMessage: 'One day less',
    description: 'Name of a button of the number field.',
  },
  retentionMore: {
    id: 'documents.retention.more',
    defaultMessage: 'One day more',
    description: 'Name of a button of the number field.',
  },
});

/** What an uploaded file holds, and what we change. */
export const contentsMessages = defineMessages({
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
});
