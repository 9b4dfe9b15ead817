import { X509Certificate } from 'node:crypto';

import type { CscPerson, CscState } from './csc-customer.ts';
import { offerAlgorithms } from './csc-signing-device.ts';

/** Section 11.1: what the local service says of itself. */
export function describeService(state: CscState, origin: string) {
  return {
    specs: '2.0.0.0',
    name: 'Foreign Trust Services',
    logo: `${origin}/logo.png`,
    region: 'CH',
    lang: 'en-GB',
    description: 'A remote signing service for tests',
    authType: state.authType,
    ...(state.hasIssuer ? { oauth2Issuer: `${origin}/issuer` } : { oauth2: `${origin}/` }),
    asynchronousOperationMode: state.isAsynchronous,
    methods: state.methods,
    validationInfo: true,
    signAlgorithms: { algos: offerAlgorithms(state.person.identity) },
    signature_formats: { formats: ['P'], envelope_properties: [['Certification', 'Revision']] },
    conformance_levels: ['Ades-B-B', 'Ades-B-T'],
  };
}

/** Section 11.5: what it says of the person's key. */
export function describeCredential(person: CscPerson, signatureQualifier: string | undefined) {
  const certificate = new X509Certificate(person.identity.chain[0]);
  const asTime = (date: Date) => `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  const details = certificate.publicKey.asymmetricKeyDetails as { modulusLength?: number; namedCurve?: string };
  const chain = person.hasLonelyCertificate ? person.identity.chain.slice(0, 1) : person.identity.chain;
  return {
    ...(signatureQualifier !== undefined && { signatureQualifier }),
    key: {
      status: person.keyStatus,
      algo: person.algos ?? offerAlgorithms(person.identity),
      len: details.modulusLength ?? (details.namedCurve === 'secp384r1' ? 384 : 256),
    },
    cert: {
      status: person.certStatus,
      certificates: chain.map((der) => Buffer.from(der).toString('base64')),
      issuerDN: certificate.issuer,
      serialNumber: certificate.serialNumber,
      subjectDN: certificate.subject,
      validFrom: asTime(certificate.validFromDate),
      validTo: asTime(certificate.validToDate),
    },
    auth: { mode: person.mode, ...(person.mode === 'explicit' && { objects: person.objects }) },
    SCAL: '2',
    multisign: person.multisign,
  };
}
