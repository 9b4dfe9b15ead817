import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const documentsProblemMessages = defineMessages({
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
  problemAutomatic: {
    id: 'file.pdf.automatic_action',
    defaultMessage:
      'The file sends something or leads elsewhere by itself as soon as it is opened. Print it to a new PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemUndrawable: {
    id: 'file.pdf.undrawable',
    defaultMessage:
      'A page cannot be shown, so nobody could see what they sign. Use smaller pictures, or print the file to a new PDF.',
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
  problemAttachmentKind: {
    id: 'file.attachment.unsupported',
    defaultMessage:
      'Only PDF, Word, Excel and PowerPoint files, images and plain text can be attached, without a password. Please save the file as one of them.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemAttachmentSize: {
    id: 'file.attachment.too_large',
    defaultMessage: 'An attachment may have 40\u00a0MB. Please use a smaller file.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionOff: {
    id: 'file.conversion.off',
    defaultMessage: 'Only PDFs can be uploaded here. Please save the file as PDF in the program that made it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionKind: {
    id: 'file.conversion.unsupported',
    defaultMessage:
      'We make no PDF of files of this kind. Please save the file as PDF in the program that made it, and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionFailed: {
    id: 'file.conversion.failed',
    defaultMessage:
      'We could make no PDF of this file; it may be damaged. Please save it as PDF in the program that made it, and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionLocked: {
    id: 'file.conversion.password_protected',
    defaultMessage:
      'This file needs a password, so we can make no PDF of it. Please remove the protection and upload it again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionLinked: {
    id: 'file.conversion.linked',
    defaultMessage:
      'This file shows pictures or texts that lie elsewhere, and we do not fetch them. Please embed them, or save the file as PDF and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionSlow: {
    id: 'file.conversion.too_slow',
    defaultMessage:
      'Making a PDF of this file takes too long. Please save it as PDF in the program that made it, and upload that.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionAway: {
    id: 'file.conversion.away',
    defaultMessage: 'At the moment no PDF can be made of files. Please try again in some minutes, or upload a PDF.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemMalware: {
    id: 'file.malware.detected',
    defaultMessage:
      'This file holds malware and was not uploaded. Please have the computer that it comes from examined, and use a clean file.',
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
    defaultMessage: 'All documents together may have 112.5\u00a0MB. Please use smaller files.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
