import { makeQualityJudge } from '@sigillum/engine/verifier/lists';
import { verifyCertificate, type CertificateReport, type TrustAnchor } from '@sigillum/engine/verifier';
import { remember } from './remember-questions.ts';
import type { StatusAnswer, StatusQuestion } from './open-verification.ts';

export interface CertificateInput {
  /** DER; the first one is judged, the others help to find its path. */
  certificates: [Uint8Array, ...Uint8Array[]];
  anchors: TrustAnchor[];
  at: Date;
  /** Status answers that were fetched after an earlier run had asked for them. */
  known: StatusAnswer[];
}

export interface CertificateOutput {
  /** Undefined for bytes that are no certificate. */
  report: CertificateReport | undefined;
  wanted: StatusQuestion[];
}

/** Judges a stranger's certificate in a worker, which asks nobody over the network. */
export async function run({ certificates, anchors, at, known }: CertificateInput): Promise<CertificateOutput> {
  const { fetchStatus, wanted } = remember(known);
  const [first, ...others] = certificates;
  const options = { anchors, at, fetchStatus, judgeQuality: makeQualityJudge(anchors) };
  const report = await verifyCertificate(first, others, options).catch(() => undefined);
  return { report, wanted };
}
