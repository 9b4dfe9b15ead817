import { defineMessages } from '../i18n/define-messages.ts';

/** What a check may find, a finding a text. */
export const verificationFindingMessages = defineMessages({
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
  findingAlgorithmUnknown: {
    id: 'verification.finding.algorithm-unknown',
    defaultMessage: 'The signature uses a method that is not known here, so it cannot be judged.',
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
