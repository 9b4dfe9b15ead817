import type { Finding } from './report.ts';

type Entry = { severity: Finding['severity']; text: string };

/**
 * Everything the verifier may find. Codes are stable: screens translate them; the English sentence is what the command
 * line says. A `failure` keeps the verdict from TOTAL_PASSED.
 */
export const FINDINGS = {
  'not-a-pdf': { severity: 'failure', text: 'The file is not a PDF.' },
  'file-damaged': { severity: 'failure', text: 'The structure of the file contradicts itself.' },
  'file-too-complex': { severity: 'failure', text: 'The file is too large or too deeply nested to be judged.' },
  'file-encrypted': { severity: 'failure', text: 'The file is encrypted; what was signed cannot be judged.' },
  'no-signature': { severity: 'info', text: 'The file holds no signature.' },
  'bytes-after-end': { severity: 'warning', text: 'Bytes follow the end of the last revision.' },
  'objects-after-end': {
    severity: 'failure',
    text: 'PDF objects follow the end of the last revision; readers may show another document.',
  },
  'signature-unreachable': {
    severity: 'failure',
    text: 'The file holds a signature that no field of the form leads to.',
  },
  'signature-malformed': { severity: 'failure', text: 'The signature cannot be read.' },
  'byte-range-missing': { severity: 'failure', text: 'The signature does not say which bytes it signs.' },
  'byte-range-malformed': { severity: 'failure', text: 'The signature says in an odd way which bytes it signs.' },
  'contents-missing': { severity: 'failure', text: 'The signature has no value.' },
  'contents-altered': { severity: 'failure', text: 'The signature value was written over.' },
  'gap-mismatch': { severity: 'failure', text: 'The signature leaves out more or other bytes than its own value.' },
  'repeated-keys': { severity: 'failure', text: 'The signature states something twice.' },
  'range-end': { severity: 'failure', text: 'The signed bytes do not end where a revision of the file ends.' },
  'ranges-overlap': { severity: 'failure', text: 'The signature does not sign all of the earlier signatures.' },
  'signature-shared': { severity: 'failure', text: 'Several fields show the same signature.' },
  'padding-not-zero': { severity: 'failure', text: 'Bytes are hidden behind the signature value.' },
  'format-unknown': { severity: 'failure', text: 'The form of the signature is not known.' },
  'algorithm-unknown': {
    severity: 'failure',
    text: 'The signature uses an algorithm, or algorithms together, that are not known here.',
  },
  'message-unreadable': { severity: 'failure', text: 'The signature value cannot be read.' },
  'not-detached': { severity: 'failure', text: 'The signature value encloses other content than the document.' },
  'content-type-differs': { severity: 'failure', text: 'The signed content is stated to be of another kind.' },
  'digest-differs': { severity: 'failure', text: 'The signed bytes were changed after signing.' },
  'signature-invalid': { severity: 'failure', text: 'The signature does not belong to the certificate.' },
  'signer-missing': { severity: 'failure', text: 'The certificate of the signer is missing.' },
  'certificate-reference-missing': {
    severity: 'failure',
    text: 'The signature does not name its certificate in what is signed.',
  },
  'certificate-reference-differs': { severity: 'failure', text: 'The signature names another certificate.' },
  'certificate-damaged': { severity: 'failure', text: 'A certificate in the signature is damaged.' },
  'unsigned-attribute-odd': {
    severity: 'failure',
    text: 'Beside the signature stands something that is not understood.',
  },
  'weak-algorithm': {
    severity: 'failure',
    text: 'An algorithm or key is too weak for the time at which the signature is proved.',
  },
  'no-path': { severity: 'failure', text: 'The certificate does not lead to a trusted root.' },
  'chain-constraints': { severity: 'failure', text: 'The chain of certificates breaks a rule.' },
  'certificate-expired': {
    severity: 'failure',
    text: 'The certificate had expired at the time at which the signature is proved.',
  },
  'certificate-not-yet-valid': {
    severity: 'failure',
    text: 'The certificate was not yet valid at the time at which the signature is proved.',
  },
  'authority-expired': { severity: 'failure', text: 'A certificate of the chain had expired.' },
  'authority-not-yet-valid': { severity: 'failure', text: 'A certificate of the chain was not yet valid.' },
  'key-usage': { severity: 'failure', text: 'The certificate is not made for signing documents.' },
  'usage-unusual': { severity: 'warning', text: 'The certificate states an unusual purpose.' },
  'certificate-revoked': { severity: 'failure', text: 'The certificate was revoked.' },
  'authority-revoked': { severity: 'failure', text: 'A certificate of the chain was revoked.' },
  'revoked-later': { severity: 'info', text: 'The certificate was revoked after the signature was proved to exist.' },
  'status-missing': { severity: 'failure', text: 'Whether the certificate was revoked cannot be told.' },
  'status-stale': { severity: 'failure', text: 'The only status of the certificate is too old.' },
  'status-unknown': { severity: 'failure', text: 'The status service does not know the certificate.' },
  'status-not-offered': {
    severity: 'warning',
    text: 'The certificate names no status service, so it cannot be told whether it was revoked.',
  },
  'status-after-expiry': { severity: 'info', text: 'The status was given after the certificate had expired.' },
  'responder-unchecked': { severity: 'warning', text: 'The status of the status service itself is not known.' },
  'timestamp-broken': { severity: 'failure', text: 'The timestamp of the signature does not hold.' },
  'timestamp-untrusted': { severity: 'warning', text: 'The timestamp of the signature cannot be trusted.' },
  'timestamp-order': { severity: 'failure', text: 'The timestamps contradict each other.' },
  'timestamp-usage': { severity: 'failure', text: 'The certificate is not made for timestamps only.' },
  'store-damaged': { severity: 'failure', text: 'Something in the security store of the file is damaged.' },
  'not-baseline': { severity: 'info', text: 'The signature is not of the PAdES baseline form.' },
  'not-allowed-change': {
    severity: 'failure',
    text: 'The file was changed in a way that the signature does not allow.',
  },
  'changes-unknown': { severity: 'failure', text: 'What was changed after signing cannot be told.' },
} as const satisfies Record<string, Entry>;

export type FindingCode = keyof typeof FINDINGS;

/** A finding with the severity of its code. */
export function makeFinding(code: FindingCode, detail?: string): Finding {
  return { code, severity: FINDINGS[code].severity, ...(detail !== undefined && { detail }) };
}
