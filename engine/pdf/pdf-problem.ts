/** Every reason for which a PDF is refused or cannot be shown. The keys are part of the API; the product's texts live in the app. */
export type PdfProblemKey =
  | 'file.pdf.empty'
  | 'file.pdf.not_a_pdf'
  | 'file.pdf.truncated'
  | 'file.pdf.damaged'
  /** A password is needed to open it. */
  | 'file.pdf.password_protected'
  /** It opens, but cannot be freed from its encryption: its owner forbids changes, which a signature is, or it is too large for that. */
  | 'file.pdf.restricted'
  /** Certified so that every later signature is forbidden (DocMDP P=1). */
  | 'file.pdf.no_changes_allowed'
  | 'file.pdf.signed_damaged'
  /** Signed and encrypted: to take the encryption away would break its signatures. */
  | 'file.pdf.signed_encrypted'
  /** Two tables of contents contradict each other, so that programs show different documents. */
  | 'file.pdf.ambiguous'
  | 'file.pdf.javascript'
  | 'file.pdf.launch_action'
  /** It leads away or sends something as soon as it is opened or a page is shown. */
  | 'file.pdf.automatic_action'
  | 'file.pdf.xfa'
  /** A page cannot be drawn, or not whole: nobody would see what they sign. */
  | 'file.pdf.undrawable'
  | 'file.pdf.page_too_large'
  | 'file.pdf.too_many_pages'
  | 'file.pdf.recursive_content'
  | 'file.pdf.decompression_bomb'
  /** Reading it takes more memory, depth or objects than one document may use. */
  | 'file.pdf.too_complex'
  | 'file.pdf.timeout'
  | 'file.pdf.page_not_found'
  | 'file.pdf.page_not_renderable'
  /** Nothing is wrong with the file: too many are being read at this moment. */
  | 'file.pdf.workers_busy';

/** What is wrong with a file that somebody brought: thrown by everything here that reads PDFs. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';
  /** What the API answers with. */
  readonly key: PdfProblemKey;
  /** What exactly was found, for the log only. */
  readonly detail: string;

  constructor(key: PdfProblemKey, detail = '', options?: ErrorOptions) {
    super(detail ? `${key}: ${detail}` : key, options);
    this.key = key;
    this.detail = detail;
  }
}

/**
 * Why the strict reader cannot go on: `damaged` (the structure contradicts itself), `too_complex` (a cap was reached),
 * `unsupported` (sound, but written in a way that is not read here).
 */
export type StructureFailure = 'damaged' | 'too_complex' | 'unsupported';

/**
 * A problem with the structure of a file. A class of its own because who reads strictly may have another way to go on: intake has
 * the file mended, the verifier makes a finding of it.
 */
export class StructureProblem extends PdfProblem {
  override name = 'StructureProblem';
  readonly failure: StructureFailure;

  constructor(failure: StructureFailure, detail: string) {
    super(failure === 'too_complex' ? 'file.pdf.too_complex' : 'file.pdf.damaged', detail);
    // Reports of the verifier quote it.
    this.message = detail;
    this.failure = failure;
  }
}
