import type { Signer, Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import type { Change, DocumentReport, SignatureReport } from '@sigillum/engine/verifier';

/** Changes that a reader can see; filling in a signature is none of them. */
const visibleKinds: readonly Change['kind'][] = ['page-content', 'page-added', 'page-removed', 'annotation'];

const ranks = ['UNDEFINED', 'DEMO', 'SES', 'AES', 'QES'] as const satisfies readonly SignatureReport['quality'][];

function summariseSignature(signature: SignatureReport): Signer {
  const { certificate, changesSince, level } = signature;
  return {
    valid: signature.indication === 'TOTAL_PASSED',
    signer: signature.signer,
    time: signature.provenAt ?? signature.claimedAt,
    quality: signature.quality,
    legislation: signature.legislation,
    longTermValidation: level === 'B-LT' || level === 'B-LTA',
    visualDifferences: changesSince.some(({ kind }) => visibleKinds.includes(kind)),
    undefinedChanges: changesSince.some(({ isAllowed }) => !isAllowed),
    certificate: certificate && {
      subject: certificate.subject,
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    },
  };
}

/** The short form of a report (wire shapes, Document validation). A file without signatures is not valid: nobody vouches for it. */
export function summariseReport(report: DocumentReport): Omit<Verification, 'id' | 'token' | 'keptUntil' | 'report'> {
  const signers = report.signatures.map(summariseSignature);
  const [least = 'UNDEFINED'] = report.signatures
    .map(({ quality }) => quality)
    .toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b));
  const legislations = new Set(report.signatures.map(({ legislation }) => legislation));
  return {
    valid: signers.length > 0 && report.verdict === 'TOTAL_PASSED',
    signatures: signers.length,
    validSignatures: signers.filter(({ valid }) => valid).length,
    quality: least,
    legislation: legislations.size === 1 ? [...legislations][0]! : 'UNDEFINED',
    longTermValidation: signers.length > 0 && signers.every(({ longTermValidation }) => longTermValidation),
    visualDifferences: signers.some(({ visualDifferences }) => visualDifferences),
    undefinedChanges: signers.some(({ undefinedChanges }) => undefinedChanges),
    signers,
  };
}
