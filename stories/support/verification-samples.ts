import { verificationExample } from '@sigillum/api-contracts/verification/examples.ts';
import type {
  CertificateSummary,
  DocumentReport,
  SignatureReport,
  Verification,
} from '@sigillum/api-contracts/verification/schemas.ts';

const { report } = verificationExample;
/** Chiara’s signature of the contracts’ example: passes, and nobody has touched the file since. */
export const passedSignature: SignatureReport = report.signatures[0]!;

/** What the API would say of a file with these signatures. */
export const describeFile = (changes: Partial<DocumentReport>): Verification => ({
  ...verificationExample,
  report: { ...report, ...changes },
});

const foreignCertificate: CertificateSummary = {
  subject: 'CN=Jean-Baptiste Grandmaison-Lachenal, serialNumber=PNOFR-8812, C=FR',
  issuer: 'CN=Autorité de certification qualifiée G3, O=Confiance Numérique SA, C=FR',
  serialNumber: '1b9c04',
  validFrom: '2024-03-01T00:00:00.000Z',
  validTo: '2027-03-01T00:00:00.000Z',
  sha256: 'b3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c9b4f1c52c7d0a1',
};

/** Somebody else’s signature, from a service that the European list names. */
export const foreignSignature: SignatureReport = {
  ...passedSignature,
  fieldName: 'Sig_FR_1',
  level: 'B-LT',
  signer: 'Jean-Baptiste Grandmaison-Lachenal',
  quality: 'QES',
  legislation: 'EIDAS',
  reason: 'Lu et approuvé',
  location: 'Annecy',
  certificate: foreignCertificate,
  chain: [foreignCertificate],
  anchor: { name: 'FR, Confiance Numérique SA, AC qualifiée G3', source: 'eu-list' },
  revocation: { source: 'cms', status: 'good', at: '2026-11-20T16:02:11.000Z' },
  revision: { index: 1, size: 120_400, isWholeFile: false },
  changesSince: [{ kind: 'signature', revision: 2, isAllowed: true, fieldName: 'Signature 2' }],
};

/** A signature that is intact, from nobody whom the server trusts. */
export const unknownSignature: SignatureReport = {
  ...foreignSignature,
  indication: 'INDETERMINATE',
  subIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
  level: 'B-B',
  quality: 'UNDEFINED',
  legislation: 'UNDEFINED',
  provenAt: null,
  anchor: null,
  revocation: { source: 'none', status: 'unknown', at: null },
  changesSince: [],
  findings: [
    { code: 'no-path', severity: 'failure', detail: 'no issuer for CN=Autorité de certification qualifiée G3' },
    { code: 'not-baseline', severity: 'info' },
  ],
};

/** Two simple signatures; somebody has written over a mark of the first afterwards. */
export const rewrittenSignatures: SignatureReport[] = [
  {
    ...passedSignature,
    indication: 'TOTAL_FAILED',
    subIndication: 'FORMAT_FAILURE',
    fieldName: 'Signature 1',
    signer: 'Ada Keller',
    quality: 'SES',
    changesSince: [
      { kind: 'signature', revision: 2, isAllowed: true, fieldName: 'Signature 2', page: 0 },
      { kind: 'mark', revision: 2, isAllowed: true, fieldName: 'Signature 2 mark 1', page: 1 },
      { kind: 'form-value', revision: 3, isAllowed: true, fieldName: 'Delivery date', page: 0 },
      { kind: 'form-value', revision: 3, isAllowed: false, fieldName: 'Signature 1 mark 1', page: 1 },
    ],
    findings: [{ code: 'not-allowed-change', severity: 'failure' }],
  },
  { ...passedSignature, fieldName: 'Signature 2', signer: 'Ben Frei', quality: 'SES', changesSince: [] },
];

/** A signature under which the pages were changed afterwards. */
export const brokenSignature: SignatureReport = {
  ...passedSignature,
  indication: 'TOTAL_FAILED',
  subIndication: 'FORMAT_FAILURE',
  changesSince: [
    { kind: 'validation-data', revision: 2, isAllowed: true },
    { kind: 'page-content', revision: 3, isAllowed: false, page: 0, detail: 'object 12, /Contents' },
    { kind: 'annotation', revision: 3, isAllowed: false, page: 2 },
    { kind: 'form-value', revision: 3, isAllowed: true, fieldName: 'Monthly rent' },
  ],
  findings: [{ code: 'not-allowed-change', severity: 'failure', detail: 'revision 3 replaces the content of page 1' }],
};
