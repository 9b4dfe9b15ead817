import type { Fault } from '../faults.ts';
import { makeFinding } from '../findings.ts';
import type { Finding } from '../report.ts';
import type { Certificate } from './certificate.ts';

const [DIGITAL_SIGNATURE, CONTENT_COMMITMENT] = [0, 1];

/** Purposes that go with signing documents: any, mail, clients, RFC 9336, Microsoft's and Adobe's own. */
const FITTING = new Set([
  '2.5.29.37.0',
  '1.3.6.1.5.5.7.3.2',
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.4.1.311.10.3.12',
  '1.2.840.113583.1.1.5',
]);
/** Purposes that a certificate serves alone: servers, code, timestamps, status answers. */
const FOREIGN = new Set(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.3', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9']);

/** Whether a certificate is one to sign documents with (RFC 5280 sections 4.2.1.3 and 4.2.1.12). */
export function judgeUsage({ keyUsage, extendedKeyUsage, subject }: Certificate): {
  faults: Fault[];
  findings: Finding[];
} {
  const detail = subject.text;
  const fail = (): Fault => ({ code: 'key-usage', subIndication: 'CHAIN_CONSTRAINTS_FAILURE', detail });
  if (keyUsage && !keyUsage.has(DIGITAL_SIGNATURE) && !keyUsage.has(CONTENT_COMMITMENT)) {
    return { faults: [fail()], findings: [] };
  }
  const purposes = extendedKeyUsage ?? [];
  if (purposes.length === 0 || purposes.some((purpose) => FITTING.has(purpose))) return { faults: [], findings: [] };
  if (purposes.every((purpose) => FOREIGN.has(purpose))) return { faults: [fail()], findings: [] };
  return { faults: [], findings: [makeFinding('usage-unusual', `${detail}: ${purposes.join(', ')}`)] };
}
