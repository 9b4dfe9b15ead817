import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { writeTextDocument } from '@sigillum/engine/pdf/appearance';
import type { Services } from '../services.ts';
import { TrustError } from '@sigillum/engine/pki';
import { layOutReport } from './lay-out-report.ts';
import { outlineReport } from './outline-report.ts';
import { sealPdf } from './seal-report.ts';

/** The printed report. `level` is what the seal proves, or none. */
export interface PrintedReport {
  bytes: Uint8Array<ArrayBuffer>;
  level: SignatureLevel | 'none';
}

const wished = 'This report is sealed by the platform at PAdES B-LTA.';
const lowered =
  'This report is sealed by the platform at PAdES B-B or more: when it was made, not all that proves it long-term could be had.';
const missing = 'This copy carries NO seal: when it was made, the sealing service could not be reached.';

/**
 * The report as PDF, sealed. Its text never says more of the seal than the seal holds: when the level wished for cannot be had, the
 * text is written anew. `hashes` tie the other files of an exported folder to it: with the last hash of the chain they stand, hexadecimal,
 * in the information dictionary. `logo` is the organisation's, as PNG.
 */
export async function printReport(
  services: Pick<Services, 'trust' | 'now' | 'log'>,
  report: SignatureReport,
  { madeAt, hashes, logo }: { madeAt: Date; hashes?: Record<string, string>; logo: Uint8Array | undefined },
): Promise<PrintedReport> {
  const title = `${report.header.title} – signature report`;
  const foot = `Sigillum signature report · ${report.header.signatureRequestID} · ${madeAt.toISOString()}`;
  const info = {
    SigillumEvidenceHash: report.evidence.lastHash,
    ...hashes,
  };
  const print = (seal: string) =>
    writeTextDocument(title, layOutReport(outlineReport(report, madeAt, seal)), foot, { info, logo });
  try {
    const best = await sealPdf(services, await print(wished), 'Signature report');
    return best.level === 'B-LTA' ? best : await sealPdf(services, await print(lowered), 'Signature report');
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    services.log.warn('a signature report could not be sealed', { error });
    return { bytes: new Uint8Array(await print(missing)), level: 'none' };
  }
}
