import { refuse, Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { GlyphMissing } from '../pdf/appearance/shape-text.ts';
import { SigningRefusal } from '../pdf/prepare-signature.ts';
import { PdfError } from '../pdf/structure/pdf-values.ts';
import { PdfProblemError } from '../pdf/upload-problems.ts';
import { RevisionFault } from '../pdf/verify-revision.ts';
import { TrustError } from '../trust/trust-service.ts';

/** What a signer is told when signing fails; anything else is a fault of ours and passes through. */
export function translateFailure(error: unknown, log: Log): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof PdfProblemError) return refuse(error.problem);
  if (error instanceof GlyphMissing) return refuse('file.pdf.glyph_missing');
  if (error instanceof TrustError && error.failure === 'unavailable')
    return refuse('error.unavailable', { retryAfter: 10 });
  if (
    error instanceof TrustError ||
    error instanceof RevisionFault ||
    error instanceof SigningRefusal ||
    error instanceof PdfError
  ) {
    log.error('a signature could not be made', { error });
    return refuse('error.sign.failed');
  }
  return error;
}
