import type { ProblemTable } from '../problem.ts';

const refuse = <const M extends string>(message: M) =>
  ({ status: 422, name: 'problem-with-message', message }) as const;

/** Why an uploaded file is refused, and what a person can do about it. */
export const documentsProblems = {
  'file.pdf.empty': refuse('The file is empty. Choose it again; it may still have been syncing.'),
  'file.pdf.not_a_pdf': {
    status: 415,
    name: 'problem-with-message',
    message: 'The file is not a PDF. Export it as PDF and upload that.',
  },
  'file.pdf.truncated': refuse('The end of the file is missing. Fetch or export it again.'),
  'file.pdf.damaged': refuse('The file is damaged and cannot be read. Export it again from the program that made it.'),
  'file.pdf.password_protected': refuse('The file needs a password. Remove the protection and upload it again.'),
  'file.pdf.restricted': refuse(
    'The file forbids changes, which a signature is. Ask its author for an unrestricted copy.',
  ),
  'file.pdf.no_changes_allowed': refuse(
    'An earlier certification forbids every later signature. Use a copy from before it.',
  ),
  'file.pdf.signed_damaged': refuse(
    'The file is signed, but it was changed or damaged since: its signatures no longer hold. Ask for the file as it was signed.',
  ),
  'file.pdf.signed_encrypted': refuse(
    'The file is signed and encrypted. Removing the encryption would break its signatures. Ask for an unencrypted signed copy.',
  ),
  'file.pdf.ambiguous': refuse(
    'The file contradicts itself: different programs would show different documents. Print it to a new PDF and upload that.',
  ),
  'file.pdf.javascript': refuse(
    'The file contains JavaScript, which can change what is shown. Print it to a new PDF and upload that.',
  ),
  'file.pdf.launch_action': refuse('The file tries to start a program. Print it to a new PDF and upload that.'),
  'file.pdf.automatic_action': refuse(
    'The file sends something or leads elsewhere by itself, as soon as it is opened. Print it to a new PDF and upload that.',
  ),
  'file.pdf.undrawable': refuse(
    'A page cannot be drawn, so nobody could see what they sign. Use smaller pictures, or print it to a new PDF and upload that.',
  ),
  'file.pdf.xfa': refuse(
    'The file is a dynamic XFA form, which cannot be signed reliably. Print it to a new PDF and upload that.',
  ),
  'file.pdf.page_too_large': refuse(
    'A page is larger than 14,400 points on a side. Scale it down and upload it again.',
  ),
  'file.pdf.too_many_pages': refuse('The file has, or claims to have, more than 10,000 pages. Split it.'),
  'file.pdf.recursive_content': refuse(
    'Pages or drawings of the file contain themselves. Print it to a new PDF and upload that.',
  ),
  'file.pdf.decompression_bomb': refuse(
    'A small part of the file unpacks to more than 128 MB. Print it to a new PDF and upload that.',
  ),
  'file.pdf.too_complex': refuse(
    'The file is nested or compressed so deeply that it is not safe to open. Print it to a new PDF and upload that.',
  ),
  'file.pdf.timeout': refuse('The file takes too long to read. Print it to a new PDF and upload that.'),
  'file.pdf.page_not_found': {
    status: 404,
    name: 'entity-not-found',
    message: 'The document has no page with this number. Page numbers start at 0.',
  },
  'file.pdf.page_not_renderable': refuse('This page cannot be shown as an image. Download the document to read it.'),
  'file.pdf.workers_busy': {
    status: 503,
    name: 'problem-with-message',
    message: 'Too many documents are being read at this moment. Try again in a few seconds.',
  },
  'file.pdf.glyph_missing': refuse(
    'The name has characters that our fonts cannot draw. Use a spelling in another script.',
  ),
  'file.conversion.off': {
    status: 415,
    name: 'problem-with-message',
    message: 'Only PDFs are taken here. Save the file as PDF in the program that made it, and upload that.',
  },
  'file.conversion.unsupported': {
    status: 415,
    name: 'problem-with-message',
    message: 'No PDF is made of files of this kind. Save it as PDF in the program that made it, and upload that.',
  },
  'file.conversion.failed': refuse(
    'No PDF could be made of the file; it may be damaged. Save it as PDF in the program that made it, and upload that.',
  ),
  'file.conversion.password_protected': refuse(
    'The file needs a password, so no PDF can be made of it. Remove the protection and upload it again.',
  ),
  'file.conversion.linked': refuse(
    'The file shows pictures or texts that lie elsewhere, which are not fetched. Embed them, or save the file as PDF and upload that.',
  ),
  'file.conversion.too_slow': refuse(
    'Making a PDF of the file takes too long. Save it as PDF in the program that made it, and upload that.',
  ),
  'file.conversion.away': {
    status: 503,
    name: 'problem-with-message',
    message: 'No PDF can be made of files at this moment. Try again in some minutes, or upload a PDF.',
  },
  'file.attachment.unsupported': {
    status: 415,
    name: 'problem-with-message',
    message:
      'Only PDF, Word, Excel and PowerPoint files, images (gif, jpeg, png) and plain text can be attached, without a password. Save the file as one of them.',
  },
  'file.attachment.too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'An attachment may have 40 MB. Use a smaller file.',
  },
  'file.malware.detected': refuse(
    'The file holds malware and was not taken. Have the computer that it comes from examined, and use a clean file.',
  ),
  'file.upload.interrupted': {
    status: 400,
    name: 'problem-with-message',
    message: 'The upload was interrupted. Nothing was stored. Upload the file again.',
  },
  'file.upload.not_base64': {
    status: 400,
    name: 'problem-with-message',
    message: 'The content is not valid base64. Encode the file again, or upload it as application/pdf.',
  },
  'file.upload.too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'The documents of one request may have 112.5 MB together. Use smaller files.',
  },
} as const satisfies ProblemTable;
