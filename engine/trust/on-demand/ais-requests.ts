import { randomUUID } from 'node:crypto';

import type { SigningContext } from '../trust-service.ts';

/** How the operator is known to the older service, and what certificates say. */
export type AisCustomer = {
  /** First part of the claimed identity; the kind of certificate is the second. */
  customer: string;
  /**
   * Subject of certificates (RFC 4514, separated by commas), with {name}, {email}, {mobile}, {sid} and {date}. Which
   * parts a contract demands differs between kinds of identification.
   */
  subject: string;
  /** Stands before what the person's phone shows: mobile services hold their customers to a text of their own. */
  messagePrefix: string;
};

export const DEFAULT_SUBJECT = 'cn={name}, pseudonym={name}, c=CH, serialnumber={sid}';
/** Whose evidence is looked for at the registration authority, with {name}, {givenNames} and {familyName}. */
export const DEFAULT_SOUGHT_SUBJECT = 'cn={name}, givenname={givenNames}, surname={familyName}, c=CH';

const PROFILE = 'http://ais.swisscom.ch/1.1';
const PROFILES = {
  asynchronous: 'urn:oasis:names:tc:dss:1.0:profiles:asynchronousprocessing',
  onDemand: 'http://ais.swisscom.ch/1.0/profiles/ondemandcertificate',
  redirect: 'http://ais.swisscom.ch/1.1/profiles/redirect',
  batch: 'http://ais.swisscom.ch/1.0/profiles/batchprocessing',
};

/** RFC 4514, section 2.4. */
export const escapeValue = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/["+,;<=>\\]/g, '\\$&')
    .replace(/^[ #]|(?<=[^\\]) $/g, '\\$&');

/** A person's subject by the operator's pattern. */
export function describeSubject(pattern: string, context: SigningContext, now: Date): string {
  const values: Record<string, string> = {
    name: context.signerName,
    email: context.signerEmail ?? '',
    mobile: context.signerMobile ?? '',
    sid: context.sid,
    date: now.toISOString().slice(0, 10).replaceAll('-', ''),
  };
  return pattern.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? escapeValue(values[key]!) : whole));
}

/** What the person's phone shows: who signs how much. */
export function describeConsent({ language = 'en', signerName }: SigningContext, count: number): string {
  const texts = {
    en: `Sign ${count === 1 ? 'one document' : `${count} documents`} as ${signerName}?`,
    de: `${count === 1 ? 'Ein Dokument' : `${count} Dokumente`} als ${signerName} unterzeichnen?`,
    fr: `Signer ${count === 1 ? 'un document' : `${count} documents`} en tant que ${signerName} ?`,
    it: `Firmare ${count === 1 ? 'un documento' : `${count} documenti`} come ${signerName}?`,
  };
  return texts[language];
}

/** The name of a document inside a request: the order of signatures in an answer says nothing. */
export const nameDocument = (index: number) => `document-${index + 1}`;

/**
 * A request for signatures with a certificate made for it after the person's consent (step-up). PAdES-baseline gives a
 * CMS without the archival attribute of Adobe's, its status answers beside it; the timestamp is inside the CMS.
 */
export function buildSignRequest(
  { customer, subject, messagePrefix }: AisCustomer,
  context: SigningContext,
  { credentialId, hashes, now }: { credentialId: string; hashes: string[]; now: Date },
): object {
  const { signerMobile, signerSerial, language = 'en' } = context;
  return {
    SignRequest: {
      '@Profile': PROFILE,
      '@RequestID': randomUUID(),
      InputDocuments: {
        DocumentHash: hashes.map((hash, index) => ({
          '@ID': nameDocument(index),
          'dsig.DigestMethod': { '@Algorithm': 'http://www.w3.org/2001/04/xmlenc#sha256' },
          'dsig.DigestValue': hash,
        })),
      },
      OptionalInputs: {
        ClaimedIdentity: { Name: `${customer}:${credentialId}` },
        SignatureType: 'urn:ietf:rfc:3369',
        AdditionalProfile: [
          PROFILES.asynchronous,
          PROFILES.onDemand,
          PROFILES.redirect,
          ...(hashes.length > 1 ? [PROFILES.batch] : []),
        ],
        AddTimestamp: { '@Type': 'urn:ietf:rfc:3161' },
        'sc.SignatureStandard': 'PAdES-baseline',
        'sc.AddRevocationInformation': { '@Type': 'PAdES-Baseline' },
        'sc.CertificateRequest': {
          'sc.DistinguishedName': describeSubject(subject, context, now),
          'sc.StepUpAuthorisation': {
            'sc.Phone': {
              'sc.MSISDN': signerMobile,
              'sc.Message': `${messagePrefix}${describeConsent(context, hashes.length)}`,
              'sc.Language': language,
              ...(signerSerial !== undefined && { 'sc.SerialNumber': signerSerial }),
            },
          },
        },
      },
    },
  };
}

/** Asks whether a request that was pending is finished; the published clients name the customer alone here. */
export const buildPendingRequest = (customer: string, responseId: string): object => ({
  'async.PendingRequest': {
    '@Profile': PROFILE,
    OptionalInputs: { ClaimedIdentity: { Name: customer }, 'async.ResponseID': responseId },
  },
});
