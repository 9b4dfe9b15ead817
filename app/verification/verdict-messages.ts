import { defineMessages } from '../i18n/define-messages.ts';

/** What a check comes to: the verdict, its cause, what it means and what to do. */
export const verificationVerdictMessages = defineMessages({
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
  verdictFileAlone: {
    id: 'verification.verdict.file-alone',
    defaultMessage:
      '{count, plural, one {The signature is valid, but something in the file is not in order} other {All # signatures are valid, but something in the file is not in order}}',
    description: 'The verdict, large: no signature is in doubt, but the file is. {count}: signatures.',
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
  adviceTimestampedBefore: {
    id: 'verification.advice.timestamped-before',
    defaultMessage:
      'The timestamp proves that the file existed at that time without what was added to it afterwards. It says nothing about who stands behind it.',
    description: 'Below the verdict: something follows the timestamp.',
  },
  adviceTimestampOpen: {
    id: 'verification.advice.timestamp-open',
    defaultMessage: 'It is not certain that the timestamp holds, so it proves nothing yet.',
    description: 'Below the verdict.',
  },
  adviceTimestampFailed: {
    id: 'verification.advice.timestamp-failed',
    defaultMessage: 'A timestamp of this file does not hold. Do not rely on the file.',
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
    defaultMessage:
      'The signature or the file is not built as the standard demands, or the file was changed afterwards in a way that the signature does not allow.',
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
    defaultMessage: 'Something that goes with the signature is missing, damaged or not known here.',
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
      'The signature uses a method that is not known here, or one that is no longer considered safe, and nothing proves that it is from a time when it was.',
    description:
      'Why a signature is not certain or not valid, one or two sentences. CRYPTO_CONSTRAINTS_FAILURE_NO_POE in EN 319 102-1.',
  },
  causeNoSigningCertificateFound: {
    id: 'verification.cause.no-signing-certificate-found',
    defaultMessage: 'The file does not carry the certificate that signed, or the signature names another one.',
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
  verdictUnreadable: {
    id: 'verification.verdict.unreadable',
    defaultMessage: 'This file cannot be judged',
    description: 'The verdict, large: the file as a whole cannot be judged.',
  },
});
