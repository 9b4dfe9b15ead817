import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { SignatureLevel } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { writeTextDocument } from '@sigillum/engine/pdf/appearance';
import type { Services } from '../services.ts';
import { TrustError } from '@sigillum/engine/pki';
import { layOutReport } from './lay-out-report.ts';
import { outlineReport } from './outline-report.ts';
import type { ReportWords } from './report-words.ts';
import { sealPdf } from './seal-report.ts';

/** The printed report. `level` is what the seal proves, or none. */
export interface PrintedReport {
  bytes: Uint8Array<ArrayBuffer>;
  level: SignatureLevel | 'none';
}

interface PrintOptions {
  madeAt: Date;
  /** Of the language in which it is to be read. */
  words: ReportWords;
  hashes?: Record<string, string>;
  logo: Uint8Array | undefined;
}

/**
 * The report as PDF, sealed. Its text never says more of the seal than the seal holds: when the level wished for cannot be had, the
 * text is written anew. `hashes` tie the other files of an exported folder to it: with the last hash of the chain they stand, hexadecimal,
 * in the information dictionary. `logo` is the organisation's, as PNG.
 */
export async function printReport(
  services: Pick<Services, 'trust' | 'now' | 'log'>,
  report: SignatureReport,
  { madeAt, hashes, logo, words }: PrintOptions,
): Promise<PrintedReport> {
  const { signatureRequestID: id, title: subject } = report.header;
  const title = words.say('file', { title: subject });
  const foot = words.say('foot', { id, at: madeAt.toISOString() });
  const info = {
    SigillumEvidenceHash: report.evidence.lastHash,
    ...hashes,
  };
  const print = (seal: 'seal-wished' | 'seal-lowered' | 'seal-missing') =>
    writeTextDocument(title, layOutReport(outlineReport(report, { madeAt, seal, words })), foot, { info, logo });
  const seal = async (pdf: Promise<Uint8Array>) => sealPdf(services, await pdf, words.say('title'));
  try {
    const best = await seal(print('seal-wished'));
    return best.level === 'B-LTA' ? best : await seal(print('seal-lowered'));
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    services.log.warn('a signature report could not be sealed', { error });
    return { bytes: new Uint8Array(await print('seal-missing')), level: 'none' };
  }
}
