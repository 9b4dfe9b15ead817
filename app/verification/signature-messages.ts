import { defineMessages } from '../i18n/define-messages.ts';

/** What is said of one signature or timestamp of the file. */
export const verificationSignatureMessages = defineMessages({
  seal: {
    id: 'verification.seal',
    defaultMessage: 'Seal of an organisation',
    description: 'Badge: an organisation has sealed, no person has signed.',
  },
  sealForPerson: {
    id: 'verification.seal.for-person',
    defaultMessage: 'The platform has sealed for the person whom it names as the reason.',
    description: 'Below the name of a seal that stands for a person’s simple signature.',
  },
  statedName: {
    id: 'verification.signature.stated-name',
    defaultMessage: 'The name is as stated; nobody has verified it.',
    description: 'Below the name of the person who signed simply.',
  },
  unnamed: {
    id: 'verification.unnamed',
    defaultMessage: 'Signer without a name',
    description: 'In place of the signer’s name.',
  },
  signedAt: { id: 'verification.signed-at', defaultMessage: 'Time', description: 'Label: when it was signed.' },
  provenTime: {
    id: 'verification.time.proven',
    defaultMessage: '{time} ({zone}), proved by a timestamp',
    description: 'A time that a timestamp proves. {zone}: IANA zone.',
  },
  claimedTime: {
    id: 'verification.time.claimed',
    defaultMessage: '{time} ({zone}), as the signer’s computer says; not proved',
    description: 'A time that only the signer’s own computer says. {zone}: IANA zone.',
  },
  noTime: { id: 'verification.time.none', defaultMessage: 'Not stated', description: 'In place of a time.' },
  quality: { id: 'verification.quality', defaultMessage: 'Quality', description: 'Label.' },
  qualityDemo: {
    id: 'verification.quality.demo',
    defaultMessage: 'Demo, without legal effect',
    description: 'Quality of a signature.',
  },
  qualityUndefined: {
    id: 'verification.quality.undefined',
    defaultMessage: 'Not known',
    description: 'Quality of a signature.',
  },
  level: { id: 'verification.level', defaultMessage: 'Level', description: 'Label: PAdES level.' },
  levelB: {
    id: 'verification.level.b',
    defaultMessage: '{level}: signature alone',
    description: 'What the PAdES level means. {level}: B-B.',
  },
  levelT: {
    id: 'verification.level.t',
    defaultMessage: '{level}: with a timestamp',
    description: 'What the PAdES level means. {level}: B-T.',
  },
  levelLt: {
    id: 'verification.level.lt',
    defaultMessage: '{level}: carries what later checks need',
    description: 'What the PAdES level means. {level}: B-LT.',
  },
  levelLta: {
    id: 'verification.level.lta',
    defaultMessage: '{level}: provable for many years',
    description: 'What the PAdES level means. {level}: B-LTA.',
  },
  levelNone: { id: 'verification.level.none', defaultMessage: 'None', description: 'No PAdES level is reached.' },
  legislation: { id: 'verification.legislation', defaultMessage: 'Legislation', description: 'Label.' },
  legislationUndefined: {
    id: 'verification.legislation.undefined',
    defaultMessage: 'No particular one',
    description: 'Law.',
  },
  trust: { id: 'verification.trust', defaultMessage: 'Trust from', description: 'Label: what gives the trust.' },
  anchorLocal: {
    id: 'verification.anchor.local',
    defaultMessage: 'Local trust centre of this server. Real and verifiable, but not qualified.',
    description: 'What gives the trust.',
  },
  anchorOperator: {
    id: 'verification.anchor.operator',
    defaultMessage: '“{name}”, which the operator of this server trusts',
    description: 'What gives the trust. {name}: a file.',
  },
  anchorEu: {
    id: 'verification.anchor.eu-list',
    defaultMessage: 'Trusted list of the European Union: {name}',
    description: 'What gives the trust. {name}: territory and service.',
  },
  anchorCh: {
    id: 'verification.anchor.ch-list',
    defaultMessage: 'Swiss trusted list: {name}',
    description: 'What gives the trust. {name}: service.',
  },
  anchorNone: {
    id: 'verification.anchor.none',
    defaultMessage: 'Nobody whom this server trusts',
    description: 'No trust.',
  },
  revocation: {
    id: 'verification.revocation',
    defaultMessage: 'Revocation',
    description: 'Label: whether the certificate was revoked.',
  },
  revocationGood: {
    id: 'verification.revocation.good',
    defaultMessage: 'Not revoked, {source}',
    description: 'Status of the certificate. {source}: a clause that says who said so.',
  },
  revocationRevoked: {
    id: 'verification.revocation.revoked',
    defaultMessage: 'Revoked, {source}',
    description: 'Status of the certificate. {source}: a clause that says who said so.',
  },
  revocationUnknown: {
    id: 'verification.revocation.unknown',
    defaultMessage: 'Not known: the file does not say it',
    description: 'Status of the certificate.',
  },
  sourceFile: {
    id: 'verification.revocation.source.file',
    defaultMessage: 'as the file itself proves',
    description: 'Clause after the status.',
  },
  sourceFileAt: {
    id: 'verification.revocation.source.file-at',
    defaultMessage: 'as the file itself proves for {time}',
    description: 'Clause after the status.',
  },
  sourceIssuer: {
    id: 'verification.revocation.source.issuer',
    defaultMessage: 'as the issuer says',
    description: 'Clause after the status.',
  },
  sourceIssuerAt: {
    id: 'verification.revocation.source.issuer-at',
    defaultMessage: 'as the issuer says on {time}',
    description: 'Clause after the status.',
  },
  sourceNone: {
    id: 'verification.revocation.source.none',
    defaultMessage: 'which its kind does not need',
    description: 'Clause after the status.',
  },
  invitedAs: {
    id: 'verification.invited-as',
    defaultMessage: 'Invited as',
    description: 'Label: address, and name where it differs, by which a simple signer was invited.',
  },
  reason: { id: 'verification.reason', defaultMessage: 'Reason', description: 'Label.' },
  location: { id: 'verification.location', defaultMessage: 'Place', description: 'Label.' },
  signedPart: {
    id: 'verification.signed-part',
    defaultMessage: 'What was signed',
    description: 'Label: which part of the file was signed.',
  },
  signedWhole: {
    id: 'verification.signed-part.whole',
    defaultMessage: 'The whole file as it is now',
    description: 'The signature covers everything.',
  },
  signedRevision: {
    id: 'verification.signed-part.revision',
    defaultMessage: 'The file up to state {number} of {total}',
    description: 'The signature covers the file up to a revision.',
  },
  certificate: {
    id: 'verification.certificate',
    defaultMessage: 'Certificate',
    description: 'Button that opens the certificate’s details.',
  },
  subject: { id: 'verification.certificate.subject', defaultMessage: 'Issued to', description: 'Label.' },
  issuer: { id: 'verification.certificate.issuer', defaultMessage: 'Issued by', description: 'Label.' },
  serialNumber: { id: 'verification.certificate.serial', defaultMessage: 'Serial number', description: 'Label.' },
  validity: { id: 'verification.certificate.validity', defaultMessage: 'Valid', description: 'Label.' },
  validityRange: {
    id: 'verification.certificate.validity-range',
    defaultMessage: '{from} to {to}',
    description: 'From when to when a certificate is valid.',
  },
  fingerprint: { id: 'verification.certificate.fingerprint', defaultMessage: 'SHA-256', description: 'Label.' },
  chain: {
    id: 'verification.certificate.chain',
    defaultMessage: 'Issuers',
    description: 'Label: the issuers up to the one that is trusted.',
  },
  timestampAt: {
    id: 'verification.timestamp.at',
    defaultMessage: '{time} ({zone})',
    description: 'When a timestamp was set. {zone}: IANA zone.',
  },
  authority: {
    id: 'verification.timestamp.authority',
    defaultMessage: 'Set by',
    description: 'Label: who set the timestamp.',
  },
});
