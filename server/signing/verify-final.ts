import type { RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import { verifyDocument, type DocumentReport } from '@sigillum/engine/verifier';

/** What the verifier says of a final file, and whether it passes every signature and timestamp of ours in it. */
export interface FinalVerdict {
  report: DocumentReport;
  isPassed: boolean;
}

/**
 * Has the verifier judge a file before anybody hears that it is signed. It knows nothing of how the file was made: it gets the trust
 * service's roots and finds everything else in the bytes. Signatures that an upload brought along are not ours to pass.
 */
export async function verifyFinal(
  { log, now, trust }: Services,
  source: RandomAccess,
  fieldNames: readonly string[],
): Promise<FinalVerdict> {
  const anchors = (await trust.anchors()).map(
    (certificate) => ({ certificate, source: 'local', name: 'Sigillum' }) as const,
  );
  const report = await verifyDocument(source, {
    anchors,
    at: now(),
    // Only the newest timestamp may need it: what proves its authority can only be appended later.
    fetchStatus: (certificate, issuer) => trust.status(certificate, issuer),
  });
  const own = report.signatures.filter(({ fieldName }) => fieldNames.includes(fieldName));
  const isPassed =
    own.length === fieldNames.length &&
    own.every(({ indication, level }) => indication === 'TOTAL_PASSED' && level === 'B-LTA') &&
    report.timestamps.at(-1)?.indication === 'TOTAL_PASSED';
  if (!isPassed) {
    const judged = [...report.signatures, ...report.timestamps].map(
      ({ fieldName, indication, subIndication, findings }) => ({ fieldName, indication, subIndication, findings }),
    );
    log.error('our own verifier does not pass a file that we made', { sha256: report.sha256, judged });
  }
  return { report, isPassed };
}
