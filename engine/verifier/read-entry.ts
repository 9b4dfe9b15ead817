import { PdfString, readText, type PdfDict } from '../pdf/values.ts';
import { DerError, readWhole, TAG } from '../pki/der.ts';
import { normaliseBer } from './cms/normalise-ber.ts';
import { readMessage, type Message } from './cms/read-message.ts';
import type { Candidate, SignedRange } from './bytes/read-candidates.ts';
import { describeUnreadable, type Fault } from './faults.ts';
import { readToken, type Token } from './timestamps/judge-token.ts';

/** The forms of signatures that ISO 32000-2 (table 255) and EN 319 142-1 know. */
export type SignatureForm = 'adbe.pkcs7.detached' | 'ETSI.CAdES.detached' | 'adbe.pkcs7.sha1' | 'adbe.x509.rsa_sha1';

/** A signature of the file whose value was read. */
export type SignatureEntry = {
  kind: 'signature';
  candidate: Candidate;
  range: SignedRange;
  form: SignatureForm;
  /** A bare PKCS #1 signature comes without a message. */
  value: { kind: 'message'; message: Message } | { kind: 'rsa'; signature: Uint8Array; certificates: Uint8Array[] };
};
export type TimestampEntry = { kind: 'timestamp'; candidate: Candidate; range: SignedRange; token: Token };
/** One that cannot even be read: the bytes or the value are odd. */
export type BrokenEntry = { kind: 'broken'; candidate: Candidate; isTimestamp: boolean; fault: Fault };
export type Entry = SignatureEntry | TimestampEntry | BrokenEntry;

const MESSAGE_FORMS = new Set(['adbe.pkcs7.detached', 'ETSI.CAdES.detached', 'adbe.pkcs7.sha1']);
const TIMESTAMP_FORM = 'ETSI.RFC3161';
const BARE_FORM = 'adbe.x509.rsa_sha1';

/** Cuts the zeros off that fill the room kept for the value; anything else there is hidden content. */
function openValue(contents: Uint8Array): { der: Uint8Array } | { fault: Fault } {
  try {
    const { der, end } = normaliseBer(contents);
    const isPadded = contents.subarray(end).every((byte) => byte === 0);
    return isPadded ? { der } : { fault: { code: 'padding-not-zero', subIndication: 'FORMAT_FAILURE' } };
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return { fault: { code: 'message-unreadable', subIndication: 'FORMAT_FAILURE', detail: error.message } };
  }
}

/** /Cert of a bare signature: one certificate, or an array of them. */
function readCertEntry(dict: PdfDict): Uint8Array[] {
  const value = dict.get('Cert');
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => (item instanceof PdfString ? [item.bytes] : []));
}

/** Reads the value of a candidate by its /SubFilter. */
export function readEntry(candidate: Candidate): Entry {
  const { subFilter, range, contents, dict } = candidate;
  const isTimestamp = subFilter === TIMESTAMP_FORM;
  const breakOff = (fault: Fault): BrokenEntry => ({ kind: 'broken', candidate, isTimestamp, fault });
  const [first] = candidate.findings;
  if (!range || !contents || first) {
    return breakOff({ code: (first?.code ?? 'signature-malformed') as Fault['code'], subIndication: 'FORMAT_FAILURE' });
  }
  const opened = openValue(contents);
  if ('fault' in opened) return breakOff(opened.fault);
  try {
    if (isTimestamp) return { kind: 'timestamp', candidate, range, token: readToken(opened.der) };
    if (MESSAGE_FORMS.has(subFilter)) {
      const value = { kind: 'message' as const, message: readMessage(opened.der) };
      return { kind: 'signature', candidate, range, form: subFilter as SignatureForm, value };
    }
    if (subFilter === BARE_FORM) {
      const signature = readWhole(opened.der, TAG.octetString).content;
      const value = { kind: 'rsa' as const, signature, certificates: readCertEntry(dict) };
      return { kind: 'signature', candidate, range, form: BARE_FORM, value };
    }
  } catch (error) {
    // Node throws range errors for numbers that no message holds.
    if (!(error instanceof DerError) && !(error instanceof RangeError)) throw error;
    return breakOff(describeUnreadable(error));
  }
  // Without a name it is no signature of any form; one that is not known here may be as good as another.
  const subIndication = subFilter === '' ? 'FORMAT_FAILURE' : 'SIG_CONSTRAINTS_FAILURE';
  return breakOff({ code: 'format-unknown', subIndication, detail: subFilter || 'no /SubFilter' });
}

/** Text of an entry of the signature dictionary, or null. */
export function readEntryText(dict: PdfDict, key: string): string | null {
  const value = dict.get(key);
  return value instanceof PdfString ? readText(value) : null;
}

/** A date string (ISO 32000-2 section 7.9.4) as an instant, or null; a missing zone counts as UTC. */
export function readEntryDate(dict: PdfDict, key: string): Date | null {
  const text = readEntryText(dict, key);
  const match = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([-+Z])(\d\d)?'?(\d\d)?)?/.exec(text ?? '');
  if (!match) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, hours, minutes] = match;
  const zone = sign === '+' || sign === '-' ? `${sign}${hours ?? '00'}:${minutes ?? '00'}` : 'Z';
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
