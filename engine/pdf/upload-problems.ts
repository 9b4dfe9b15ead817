/**
 * Every reason for which a PDF is refused or cannot be shown: key → what it means, and what the person can do.
 * The keys are part of the API (`file.pdf.*`); the sentences are for developers, the product's texts live in the app.
 */
export const pdfProblems = {
  'file.pdf.empty': 'The file holds no bytes at all. Choose the file again; it may still have been syncing.',
  'file.pdf.not_a_pdf':
    'The file does not begin as a PDF, whatever its name says. Export the document as PDF and upload that.',
  'file.pdf.truncated': 'The end of the file is missing, usually after a broken download. Fetch the file again.',
  'file.pdf.damaged':
    'The structure of the file is broken or contradicts itself. Open it and save or print it as a new PDF.',
  'file.pdf.password_protected': 'A password is needed to open the file. Remove the password and upload it again.',
  'file.pdf.restricted':
    'The file opens, but its owner forbids changes, which a signature is. Ask the owner for an unrestricted copy.',
  'file.pdf.no_changes_allowed':
    'The file is certified in a way that forbids every later signature (DocMDP P=1). Use a copy from before the certification.',
  'file.pdf.signed_damaged':
    'The file is signed, but its bytes are no longer those that were signed. Ask for the file as it was signed.',
  'file.pdf.signed_encrypted':
    'The file is signed and encrypted: taking the encryption away would break its signatures. Use an unencrypted copy.',
  'file.pdf.ambiguous':
    'The file holds two tables of contents that contradict each other, so that programs show different documents. Print it as a new PDF.',
  'file.pdf.javascript': 'The file contains JavaScript, which could change what signers see. Print it as a new PDF.',
  'file.pdf.launch_action': 'The file wants to start a program on the reader’s machine. Print it as a new PDF.',
  'file.pdf.xfa': 'The file is an XFA form, whose content is not fixed pages. Fill it in and print it as a new PDF.',
  'file.pdf.page_too_large': 'A page is wider or higher than 14,400 points (5.08 m). Export it at a common paper size.',
  'file.pdf.too_many_pages': 'The file has, or claims to have, more than 10,000 pages. Split it.',
  'file.pdf.recursive_content': 'Pages or drawings of the file contain themselves without end. Print it as a new PDF.',
  'file.pdf.decompression_bomb': 'A small part of the file unpacks to more than 128 MB. Print it as a new PDF.',
  'file.pdf.too_complex':
    'Reading the file took more memory, depth or objects than one document may use. Print it as a new PDF.',
  'file.pdf.timeout': 'Reading the file took longer than one document may take. Print it as a new PDF.',
  'file.pdf.page_not_found': 'The document has no page with this number.',
  'file.pdf.page_not_renderable':
    'This page cannot be drawn within the limits of time and memory. Download the file to read it.',
  'file.pdf.workers_busy': 'Too many documents are being read at this moment. Try again in a few seconds.',
} as const;

/** A stable key of `pdfProblems`. */
export type PdfProblem = keyof typeof pdfProblems;

/** Thrown by everything here that reads PDFs; `problem` is the key the API answers with. */
export class PdfProblemError extends Error {
  override readonly name = 'PdfProblemError';
  readonly problem: PdfProblem;
  /** What exactly was found, for the log only. */
  readonly detail: string;

  constructor(problem: PdfProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem);
    this.problem = problem;
    this.detail = detail;
  }
}
