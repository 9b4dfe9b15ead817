import { defineMessages } from '../i18n/define-messages.ts';

export const verificationMessages = defineMessages({
  title: {
    id: 'verification.title',
    defaultMessage: 'Check a signature',
    description: 'Title of the page that checks signed documents.',
  },
  text: {
    id: 'verification.text',
    defaultMessage:
      'Take any signed PDF, from here or from elsewhere. You learn who has signed it, when, and whether it has been changed since.',
    description: 'Below the title.',
  },
  drop: {
    id: 'verification.drop',
    defaultMessage: 'Drop a signed PDF here',
    description: 'In the area that takes a file.',
  },
  browse: {
    id: 'verification.browse',
    defaultMessage: 'or choose it',
    description: 'In the area that takes a file, looks like a link.',
  },
  dropHint: {
    id: 'verification.drop-hint',
    defaultMessage: 'One PDF of at most 40 MB',
    description: 'In the area that takes a file.',
  },
  privacy: {
    id: 'verification.privacy',
    defaultMessage: 'The file serves this check alone. It is deleted after 15 minutes, and nothing of it is stored.',
    description: 'Below the area that takes a file.',
  },
  file: {
    id: 'verification.file',
    defaultMessage: 'File',
    description: 'Name of the list with the file that is being checked.',
  },
  sending: { id: 'verification.sending', defaultMessage: 'Checking {name}', description: 'Name of the progress bar.' },
  checking: {
    id: 'verification.checking',
    defaultMessage: '{size} · signatures are being checked',
    description: 'The file has arrived and is being checked.',
  },
  cancel: {
    id: 'verification.cancel',
    defaultMessage: 'Cancel the check of {name}',
    description: 'Button that stops the upload.',
  },
  retryFile: {
    id: 'verification.retry-file',
    defaultMessage: 'Check {name} again',
    description: 'Button after a failed upload.',
  },
  verdictPassed: {
    id: 'verification.verdict.passed',
    defaultMessage: '{count, plural, one {The signature is valid} other {All # signatures are valid}}',
    description: 'The verdict, large. {count}: signatures.',
  },
  verdictIndeterminate: {
    id: 'verification.verdict.indeterminate',
    defaultMessage:
      '{count, plural, one {It is not certain that the signature is valid} other {It is not certain that all # signatures are valid}}',
    description: 'The verdict, large. {count}: signatures.',
  },
  verdictFailed: {
    id: 'verification.verdict.failed',
    defaultMessage: '{count, plural, one {The signature is not valid} other {Not all # signatures are valid}}',
    description: 'The verdict, large. {count}: signatures of the file.',
  },
  verdictUnsigned: {
    id: 'verification.verdict.unsigned',
    defaultMessage: 'This file has no signature',
    description: 'The verdict, large.',
  },
  verdictTimestamped: {
    id: 'verification.verdict.timestamped',
    defaultMessage: 'This file has a timestamp, but no signature',
    description: 'The verdict, large: there are timestamps but no signature.',
  },
  adviceUnsigned: {
    id: 'verification.advice.unsigned',
    defaultMessage: 'Nobody vouches for it by a signature. A picture of a signature on a page proves nothing.',
    description: 'Below the verdict.',
  },
  adviceTimestamped: {
    id: 'verification.advice.timestamped',
    defaultMessage:
      'The timestamp proves that the file existed at that time. It says nothing about who stands behind it.',
    description: 'Below the verdict.',
  },
  advicePassed: {
    id: 'verification.advice.passed',
    defaultMessage: 'Nothing that was signed has been changed, and the certificates were valid at the time.',
    description: 'Below the verdict.',
  },
  adviceFailed: {
    id: 'verification.advice.failed',
    defaultMessage: 'Do not rely on this file.',
    description: 'Below the verdict, before the cause.',
  },
  standardWords: {
    id: 'verification.standard-words',
    defaultMessage: 'In the words of EN 319 102-1:',
    description: 'Before the verdict in the words of the standard.',
  },
  causeFormatFailure: {
    id: 'verification.cause.format-failure',
    defaultMessage: 'The signature is not built as the standard demands.',
    description: 'Why a signature is not certain or not valid, one or two sentences. FORMAT_FAILURE in EN 319 102-1.',
  },
  causeHashFailure: {
    id: 'verification.cause.hash-failure',
    defaultMessage: 'What was signed has been changed afterwards.',
    description: 'Why a signature is not certain or not valid, one or two sentences. HASH_FAILURE in EN 319 102-1.',
  },
  causeSigCryptoFailure: {
    id: 'verification.cause.sig-crypto-failure',
    defaultMessage: 'The signature does not belong to this certificate, or it was tampered with.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. SIG_CRYPTO_FAILURE in EN 319 102-1.',
  },
  causeRevoked: {
    id: 'verification.cause.revoked',
    defaultMessage: 'The certificate had been revoked before the signature was made.',
    description: 'Why a signature is not certain or not valid, one or two sentences. REVOKED in EN 319 102-1.',
  },
  causeExpired: {
    id: 'verification.cause.expired',
    defaultMessage: 'The certificate had expired before the signature was made.',
    description: 'Why a signature is not certain or not valid, one or two sentences. EXPIRED in EN 319 102-1.',
  },
  causeNotYetValid: {
    id: 'verification.cause.not-yet-valid',
    defaultMessage: 'The signature was made before the certificate became valid.',
    description: 'Why a signature is not certain or not valid, one or two sentences. NOT_YET_VALID in EN 319 102-1.',
  },
  causeSigConstraintsFailure: {
    id: 'verification.cause.sig-constraints-failure',
    defaultMessage:
      'The signature does not cover what it must, or the file was changed in a way that it does not allow.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. SIG_CONSTRAINTS_FAILURE in EN 319 102-1.',
  },
  causeChainConstraintsFailure: {
    id: 'verification.cause.chain-constraints-failure',
    defaultMessage: 'The certificate may not be used for this, or one of its issuers may not have issued it.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. CHAIN_CONSTRAINTS_FAILURE in EN 319 102-1.',
  },
  causeCertificateChainGeneralFailure: {
    id: 'verification.cause.certificate-chain-general-failure',
    defaultMessage: 'The certificates could not be checked to their end.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. CERTIFICATE_CHAIN_GENERAL_FAILURE in EN 319 102-1.',
  },
  causeCryptoConstraintsFailure: {
    id: 'verification.cause.crypto-constraints-failure',
    defaultMessage: 'The signature uses a method that is no longer considered safe.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. CRYPTO_CONSTRAINTS_FAILURE in EN 319 102-1.',
  },
  causeCryptoConstraintsFailureNoPoe: {
    id: 'verification.cause.crypto-constraints-failure-no-poe',
    defaultMessage:
      'The signature uses a method that is no longer considered safe, and nothing proves that it is from a time when it was.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. CRYPTO_CONSTRAINTS_FAILURE_NO_POE in EN 319 102-1.',
  },
  causeNoSigningCertificateFound: {
    id: 'verification.cause.no-signing-certificate-found',
    defaultMessage: 'The file does not carry the certificate that signed.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. NO_SIGNING_CERTIFICATE_FOUND in EN 319 102-1.',
  },
  causeNoCertificateChainFound: {
    id: 'verification.cause.no-certificate-chain-found',
    defaultMessage:
      'Nobody whom this server trusts has issued the certificate. The content is as it was signed, but who signed is not proved.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. NO_CERTIFICATE_CHAIN_FOUND in EN 319 102-1.',
  },
  causeRevokedNoPoe: {
    id: 'verification.cause.revoked-no-poe',
    defaultMessage: 'The certificate has been revoked, and nothing proves that the signature is older than that.',
    description: 'Why a signature is not certain or not valid, one or two sentences. REVOKED_NO_POE in EN 319 102-1.',
  },
  causeRevokedCaNoPoe: {
    id: 'verification.cause.revoked-ca-no-poe',
    defaultMessage:
      'An issuer’s certificate has been revoked, and nothing proves that the signature is older than that.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. REVOKED_CA_NO_POE in EN 319 102-1.',
  },
  causeOutOfBoundsNoPoe: {
    id: 'verification.cause.out-of-bounds-no-poe',
    defaultMessage: 'The certificate is not valid today, and nothing proves that the signature was made while it was.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. OUT_OF_BOUNDS_NO_POE in EN 319 102-1.',
  },
  causeOutOfBoundsNotRevoked: {
    id: 'verification.cause.out-of-bounds-not-revoked',
    defaultMessage:
      'The certificate has expired without being revoked, and nothing proves that the signature was made before that.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. OUT_OF_BOUNDS_NOT_REVOKED in EN 319 102-1.',
  },
  causeTimestampOrderFailure: {
    id: 'verification.cause.timestamp-order-failure',
    defaultMessage: 'The timestamps contradict each other.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. TIMESTAMP_ORDER_FAILURE in EN 319 102-1.',
  },
  causeNoPoe: {
    id: 'verification.cause.no-poe',
    defaultMessage: 'Nothing proves at what time the signature existed.',
    description: 'Why a signature is not certain or not valid, one or two sentences. NO_POE in EN 319 102-1.',
  },
  causeTryLater: {
    id: 'verification.cause.try-later',
    defaultMessage: 'Whether the certificate had been revoked could not be learnt. A later check may answer that.',
    description: 'Why a signature is not certain or not valid, one or two sentences. TRY_LATER in EN 319 102-1.',
  },
  causeSignedDataNotFound: {
    id: 'verification.cause.signed-data-not-found',
    defaultMessage: 'What was signed is not in the file.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. SIGNED_DATA_NOT_FOUND in EN 319 102-1.',
  },
  signatures: {
    id: 'verification.signatures',
    defaultMessage: '{count, plural, one {Signature} other {# signatures}}',
    description: 'Heading above the signatures.',
  },
  statePassed: {
    id: 'verification.state.passed',
    defaultMessage: 'Valid',
    description: 'State of one signature or timestamp.',
  },
  stateIndeterminate: {
    id: 'verification.state.indeterminate',
    defaultMessage: 'Not certain',
    description: 'State of one signature or timestamp.',
  },
  stateFailed: {
    id: 'verification.state.failed',
    defaultMessage: 'Not valid',
    description: 'State of one signature or timestamp.',
  },
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
    defaultMessage: '{level}: with a proved time',
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
  showRevision: {
    id: 'verification.revision.show',
    defaultMessage: 'Show what was signed',
    description: 'Button; opens the pages as they were signed.',
  },
  hideRevision: {
    id: 'verification.revision.hide',
    defaultMessage: 'Hide the pages',
    description: 'Button; closes the pages.',
  },
  revisionTitle: {
    id: 'verification.revision.title',
    defaultMessage: 'what {name} signed',
    description: 'Name of the viewer with the pages.',
  },
  revisionLoading: {
    id: 'verification.revision.loading',
    defaultMessage: 'The pages are being drawn',
    description: 'While the pages are on their way.',
  },
  revisionFailed: {
    id: 'verification.revision.failed',
    defaultMessage: 'The pages cannot be shown',
    description: 'Title in place of the pages.',
  },
  changesSince: {
    id: 'verification.changes-since',
    defaultMessage: 'Changed since',
    description: 'Label: what was changed after this signature.',
  },
  noChanges: { id: 'verification.changes.none', defaultMessage: 'Nothing', description: 'Nothing was changed.' },
  forbiddenChange: {
    id: 'verification.changes.forbidden',
    defaultMessage: 'Not allowed:',
    description: 'Before a change that the signature does not allow, for screen readers and eyes.',
  },
  changeSignature: {
    id: 'verification.change.signature',
    defaultMessage: 'A further signature was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeTimestamp: {
    id: 'verification.change.timestamp',
    defaultMessage: 'A timestamp was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeValidationData: {
    id: 'verification.change.validation-data',
    defaultMessage: 'Proof for later checks was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeMetadata: {
    id: 'verification.change.metadata',
    defaultMessage: 'Data about the document was updated',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeFormValue: {
    id: 'verification.change.form-value',
    defaultMessage: 'A form field was filled in',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeFormStructure: {
    id: 'verification.change.form-structure',
    defaultMessage: 'The form itself was changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeAnnotation: {
    id: 'verification.change.annotation',
    defaultMessage: 'A comment, stamp or drawing was added or changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageContent: {
    id: 'verification.change.page-content',
    defaultMessage: 'The content of a page was changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageAdded: {
    id: 'verification.change.page-added',
    defaultMessage: 'A page was added',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changePageRemoved: {
    id: 'verification.change.page-removed',
    defaultMessage: 'A page was removed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeSignedObject: {
    id: 'verification.change.signed-object',
    defaultMessage: 'Something that had been signed was replaced',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeCatalog: {
    id: 'verification.change.catalog',
    defaultMessage: 'Technical entries of the document were changed',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeUnreadable: {
    id: 'verification.change.unreadable',
    defaultMessage: 'Something was added that cannot be read',
    description:
      'What was changed after a signature. {count}: how many changes of this kind. {page}: page number where it is known, else 0; {field}: name of the field, may be empty.',
  },
  changeOnPage: {
    id: 'verification.change.on-page',
    defaultMessage: '{change} (page {page})',
    description: 'Where a change is: a page.',
  },
  changeInField: {
    id: 'verification.change.in-field',
    defaultMessage: '{change} (field “{field}”)',
    description: 'Where a change is: a form field.',
  },
  changeCount: {
    id: 'verification.change.count',
    defaultMessage: '{change} ({count} times)',
    description: 'How often a change was made.',
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
  findings: {
    id: 'verification.findings',
    defaultMessage: 'What was noticed',
    description: 'Heading above what was noticed.',
  },
  findingUnknown: {
    id: 'verification.finding.unknown',
    defaultMessage: 'Something else was noticed: {code}',
    description: 'A finding that has no text of its own.',
  },
  failure: {
    id: 'verification.severity.failure',
    defaultMessage: 'Fault:',
    description: 'Kind of a finding, for screen readers.',
  },
  warning: {
    id: 'verification.severity.warning',
    defaultMessage: 'Warning:',
    description: 'Kind of a finding, for screen readers.',
  },
  info: {
    id: 'verification.severity.info',
    defaultMessage: 'Note:',
    description: 'Kind of a finding, for screen readers.',
  },
  timestamps: {
    id: 'verification.timestamps',
    defaultMessage: '{count, plural, one {Timestamp of the document} other {# timestamps of the document}}',
    description: 'Heading.',
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
  fileFacts: {
    id: 'verification.facts',
    defaultMessage: 'The file',
    description: 'Heading above the facts about the file.',
  },
  fileName: { id: 'verification.facts.name', defaultMessage: 'Name', description: 'Label.' },
  fileSize: { id: 'verification.facts.size', defaultMessage: 'Size', description: 'Label.' },
  fileHash: {
    id: 'verification.facts.hash',
    defaultMessage: 'Fingerprint (SHA-256)',
    description: 'Label: the file’s SHA-256.',
  },
  checkedAt: { id: 'verification.facts.checked-at', defaultMessage: 'Checked', description: 'Label.' },
  downloadReport: {
    id: 'verification.report.download',
    defaultMessage: 'Download the report (JSON)',
    description: 'Button.',
  },
  copyReport: { id: 'verification.report.copy', defaultMessage: 'Copy the report', description: 'Button.' },
  copied: {
    id: 'verification.report.copied',
    defaultMessage: 'The report is in the clipboard.',
    description: 'Snackbar.',
  },
  notCopied: {
    id: 'verification.report.not-copied',
    defaultMessage: 'The report could not be copied. Please download it.',
    description: 'Snackbar.',
  },
  another: { id: 'verification.another', defaultMessage: 'Check another file', description: 'Button.' },
  meaningTitle: {
    id: 'verification.meaning.title',
    defaultMessage: 'What this verdict means',
    description: 'Heading of the note at the end.',
  },
  meaningText: {
    id: 'verification.meaning.text',
    defaultMessage:
      'It says whether the signatures fit the file and their certificates, by the rules of ETSI EN 319 102-1. It says nothing about whether the content is right, and it is no legal advice. Services of other providers are not asked: what counts is what the file carries.',
    description: 'Note at the end.',
  },
  keptUntil: {
    id: 'verification.kept-until',
    defaultMessage:
      'The file stays here until {time}, so that you can look at its pages. Then it is deleted, earlier when the server restarts.',
    description: 'Note at the end.',
  },
  tooLarge: {
    id: 'error.verification.too_large',
    defaultMessage: 'The file is larger than 40 MB. It cannot be checked here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  notAPdf: {
    id: 'error.verification.not_a_pdf',
    defaultMessage: 'This is not a PDF. Only signatures in PDF files can be checked here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  tooComplex: {
    id: 'error.verification.too_complex',
    defaultMessage: 'Checking the file would take more time or memory than one file may take here.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  fileGone: {
    id: 'error.verification.file_gone',
    defaultMessage: 'The file is no longer here. Please check it again to see its pages.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  verdictUnreadable: {
    id: 'verification.verdict.unreadable',
    defaultMessage: 'This file cannot be judged',
    description: 'The verdict, large: the file as a whole cannot be judged.',
  },
  findingNotAPdf: {
    id: 'verification.finding.not-a-pdf',
    defaultMessage: 'The file is not a PDF.',
    description: 'One thing that the check has noticed.',
  },
  findingFileDamaged: {
    id: 'verification.finding.file-damaged',
    defaultMessage: 'The file is damaged: it contradicts itself.',
    description: 'One thing that the check has noticed.',
  },
  findingFileTooComplex: {
    id: 'verification.finding.file-too-complex',
    defaultMessage: 'The file is too large or too deeply nested to be judged.',
    description: 'One thing that the check has noticed.',
  },
  findingFileEncrypted: {
    id: 'verification.finding.file-encrypted',
    defaultMessage: 'The file is encrypted. What was signed cannot be judged.',
    description: 'One thing that the check has noticed.',
  },
  findingNoSignature: {
    id: 'verification.finding.no-signature',
    defaultMessage: 'The file holds no signature.',
    description: 'One thing that the check has noticed.',
  },
  findingBytesAfterEnd: {
    id: 'verification.finding.bytes-after-end',
    defaultMessage: 'Something without meaning follows the end of the file.',
    description: 'One thing that the check has noticed.',
  },
  findingObjectsAfterEnd: {
    id: 'verification.finding.objects-after-end',
    defaultMessage: 'Further content follows the end of the file. Some programs may show another document.',
    description: 'One thing that the check has noticed.',
  },
  findingSignatureUnreachable: {
    id: 'verification.finding.signature-unreachable',
    defaultMessage: 'The file hides a signature that belongs to no signature field.',
    description: 'One thing that the check has noticed.',
  },
  findingSignatureMalformed: {
    id: 'verification.finding.signature-malformed',
    defaultMessage: 'The signature cannot be read.',
    description: 'One thing that the check has noticed.',
  },
  findingByteRangeMissing: {
    id: 'verification.finding.byte-range-missing',
    defaultMessage: 'The signature does not say which part of the file it signs.',
    description: 'One thing that the check has noticed.',
  },
  findingByteRangeMalformed: {
    id: 'verification.finding.byte-range-malformed',
    defaultMessage: 'The signature does not say properly which part of the file it signs.',
    description: 'One thing that the check has noticed.',
  },
  findingContentsMissing: {
    id: 'verification.finding.contents-missing',
    defaultMessage: 'The signature is empty.',
    description: 'One thing that the check has noticed.',
  },
  findingContentsAltered: {
    id: 'verification.finding.contents-altered',
    defaultMessage: 'The signature was written over.',
    description: 'One thing that the check has noticed.',
  },
  findingGapMismatch: {
    id: 'verification.finding.gap-mismatch',
    defaultMessage: 'The signature leaves out a part of the file that it would have to cover.',
    description: 'One thing that the check has noticed.',
  },
  findingRepeatedKeys: {
    id: 'verification.finding.repeated-keys',
    defaultMessage: 'The signature says the same thing twice, which can be used to deceive.',
    description: 'One thing that the check has noticed.',
  },
  findingRangeEnd: {
    id: 'verification.finding.range-end',
    defaultMessage: 'What is signed does not end where a state of the file ends.',
    description: 'One thing that the check has noticed.',
  },
  findingRangesOverlap: {
    id: 'verification.finding.ranges-overlap',
    defaultMessage: 'The signature does not cover all of the earlier signatures.',
    description: 'One thing that the check has noticed.',
  },
  findingSignatureShared: {
    id: 'verification.finding.signature-shared',
    defaultMessage: 'Several fields show the same signature.',
    description: 'One thing that the check has noticed.',
  },
  findingPaddingNotZero: {
    id: 'verification.finding.padding-not-zero',
    defaultMessage: 'Something is hidden behind the signature.',
    description: 'One thing that the check has noticed.',
  },
  findingFormatUnknown: {
    id: 'verification.finding.format-unknown',
    defaultMessage: 'The kind of the signature is not known.',
    description: 'One thing that the check has noticed.',
  },
  findingMessageUnreadable: {
    id: 'verification.finding.message-unreadable',
    defaultMessage: 'The content of the signature cannot be read.',
    description: 'One thing that the check has noticed.',
  },
  findingNotDetached: {
    id: 'verification.finding.not-detached',
    defaultMessage: 'The signature holds other content than this document.',
    description: 'One thing that the check has noticed.',
  },
  findingContentTypeDiffers: {
    id: 'verification.finding.content-type-differs',
    defaultMessage: 'The signature claims to sign something of another kind.',
    description: 'One thing that the check has noticed.',
  },
  findingDigestDiffers: {
    id: 'verification.finding.digest-differs',
    defaultMessage: 'What was signed has been changed after signing.',
    description: 'One thing that the check has noticed.',
  },
  findingSignatureInvalid: {
    id: 'verification.finding.signature-invalid',
    defaultMessage: 'The signature was not made with this certificate.',
    description: 'One thing that the check has noticed.',
  },
  findingSignerMissing: {
    id: 'verification.finding.signer-missing',
    defaultMessage: 'The certificate of the signer is missing.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateReferenceMissing: {
    id: 'verification.finding.certificate-reference-missing',
    defaultMessage: 'The signature does not bind the certificate that it was made with.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateReferenceDiffers: {
    id: 'verification.finding.certificate-reference-differs',
    defaultMessage: 'The signature names another certificate.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateDamaged: {
    id: 'verification.finding.certificate-damaged',
    defaultMessage: 'A certificate in the signature is damaged.',
    description: 'One thing that the check has noticed.',
  },
  findingUnsignedAttributeOdd: {
    id: 'verification.finding.unsigned-attribute-odd',
    defaultMessage: 'Something beside the signature is not understood.',
    description: 'One thing that the check has noticed.',
  },
  findingWeakAlgorithm: {
    id: 'verification.finding.weak-algorithm',
    defaultMessage: 'The method or the key is too weak for the time at which the signature is proved.',
    description: 'One thing that the check has noticed.',
  },
  findingNoPath: {
    id: 'verification.finding.no-path',
    defaultMessage: 'The certificate does not lead to anybody whom this server trusts.',
    description: 'One thing that the check has noticed.',
  },
  findingChainConstraints: {
    id: 'verification.finding.chain-constraints',
    defaultMessage: 'The chain of certificates breaks a rule.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateExpired: {
    id: 'verification.finding.certificate-expired',
    defaultMessage: 'The certificate had expired at the time at which the signature is proved.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateNotYetValid: {
    id: 'verification.finding.certificate-not-yet-valid',
    defaultMessage: 'The certificate was not yet valid at the time at which the signature is proved.',
    description: 'One thing that the check has noticed.',
  },
  findingAuthorityExpired: {
    id: 'verification.finding.authority-expired',
    defaultMessage: 'The certificate of an issuer had expired.',
    description: 'One thing that the check has noticed.',
  },
  findingAuthorityNotYetValid: {
    id: 'verification.finding.authority-not-yet-valid',
    defaultMessage: 'The certificate of an issuer was not yet valid.',
    description: 'One thing that the check has noticed.',
  },
  findingKeyUsage: {
    id: 'verification.finding.key-usage',
    defaultMessage: 'The certificate is not made for signing documents.',
    description: 'One thing that the check has noticed.',
  },
  findingUsageUnusual: {
    id: 'verification.finding.usage-unusual',
    defaultMessage: 'The certificate states an unusual purpose.',
    description: 'One thing that the check has noticed.',
  },
  findingCertificateRevoked: {
    id: 'verification.finding.certificate-revoked',
    defaultMessage: 'The certificate was revoked.',
    description: 'One thing that the check has noticed.',
  },
  findingAuthorityRevoked: {
    id: 'verification.finding.authority-revoked',
    defaultMessage: 'The certificate of an issuer was revoked.',
    description: 'One thing that the check has noticed.',
  },
  findingRevokedLater: {
    id: 'verification.finding.revoked-later',
    defaultMessage: 'The certificate was revoked later. The signature is proved to be older.',
    description: 'One thing that the check has noticed.',
  },
  findingStatusMissing: {
    id: 'verification.finding.status-missing',
    defaultMessage: 'Whether the certificate had been revoked cannot be told.',
    description: 'One thing that the check has noticed.',
  },
  findingStatusStale: {
    id: 'verification.finding.status-stale',
    defaultMessage: 'What is known about a revocation is too old.',
    description: 'One thing that the check has noticed.',
  },
  findingStatusUnknown: {
    id: 'verification.finding.status-unknown',
    defaultMessage: 'The issuer does not know the certificate.',
    description: 'One thing that the check has noticed.',
  },
  findingStatusNotOffered: {
    id: 'verification.finding.status-not-offered',
    defaultMessage: 'The issuer offers no word on whether it has revoked the certificate.',
    description: 'One thing that the check has noticed.',
  },
  findingStatusAfterExpiry: {
    id: 'verification.finding.status-after-expiry',
    defaultMessage: 'The word on a revocation is from after the certificate had expired.',
    description: 'One thing that the check has noticed.',
  },
  findingResponderUnchecked: {
    id: 'verification.finding.responder-unchecked',
    defaultMessage: 'Whether the service that knows about revocations is itself still valid is not known.',
    description: 'One thing that the check has noticed.',
  },
  findingTimestampBroken: {
    id: 'verification.finding.timestamp-broken',
    defaultMessage: 'The timestamp of the signature does not hold.',
    description: 'One thing that the check has noticed.',
  },
  findingTimestampUntrusted: {
    id: 'verification.finding.timestamp-untrusted',
    defaultMessage: 'The timestamp of the signature is from nobody whom this server trusts.',
    description: 'One thing that the check has noticed.',
  },
  findingTimestampOrder: {
    id: 'verification.finding.timestamp-order',
    defaultMessage: 'The timestamps contradict each other.',
    description: 'One thing that the check has noticed.',
  },
  findingTimestampUsage: {
    id: 'verification.finding.timestamp-usage',
    defaultMessage: 'The certificate of the timestamp is not made for timestamps alone.',
    description: 'One thing that the check has noticed.',
  },
  findingNotBaseline: {
    id: 'verification.finding.not-baseline',
    defaultMessage: 'The signature does not follow the common European form (PAdES baseline).',
    description: 'One thing that the check has noticed.',
  },
  findingNotAllowedChange: {
    id: 'verification.finding.not-allowed-change',
    defaultMessage: 'The file was changed in a way that this signature does not allow.',
    description: 'One thing that the check has noticed.',
  },
  findingChangesUnknown: {
    id: 'verification.finding.changes-unknown',
    defaultMessage: 'What was changed after signing cannot be told.',
    description: 'One thing that the check has noticed.',
  },
  findingStoreDamaged: {
    id: 'verification.finding.store-damaged',
    defaultMessage: 'What the file carries for later checks is damaged.',
    description: 'One thing that the check has noticed.',
  },
});
