import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const signingProblemMessages = defineMessages({
  problemTanRequired: {
    id: 'error.sign.tan_required',
    defaultMessage: 'We have sent you a code, by e-mail or SMS. Please enter it to sign.',
    description: 'When a code is missing.',
  },
  problemTanInvalid: {
    id: 'error.sign.tan_invalid',
    defaultMessage:
      'This code is not right. {triesLeft, plural, one {You have one more try.} other {You have # more tries.}}',
    description: 'Below the field for the code. {triesLeft} comes from the API.',
  },
  problemTanExpired: {
    id: 'error.sign.tan_expired',
    defaultMessage: 'This code has expired. Please ask for a new one.',
    description: 'When a code came too late.',
  },
  problemTanLocked: {
    id: 'error.sign.tan_locked',
    defaultMessage: 'The code was wrong five times. Please wait a quarter of an hour, then ask for a new one.',
    description: 'After five wrong codes.',
  },
  problemTanTooSoon: {
    id: 'error.sign.tan_resend_too_soon',
    defaultMessage: 'A code was sent only a moment ago. Please wait half a minute before you ask for another.',
    description: 'When codes are asked for too quickly.',
  },
  problemDocumentsChanged: {
    id: 'error.sign.documents_changed',
    defaultMessage:
      'The documents are not the ones that you were shown. Please look at them as they are now, then sign.',
    description: 'When documents were added or removed after the page was opened or a code was sent.',
  },
  problemNotYourTurn: {
    id: 'error.sign.not_your_turn',
    defaultMessage: 'Somebody else signs before you. We write to you when it is your turn.',
    description: 'When signers follow an order.',
  },
  problemSignedByColleague: {
    id: 'error.sign.signed_by_colleague',
    defaultMessage: 'Somebody else of your group has signed already. Nothing is left for you to do.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemEnoughSigned: {
    id: 'error.sign.enough_signed',
    defaultMessage:
      'Enough others have signed before you. Your signature is no longer needed, and there is nothing left for you to do.',
    description: 'To a signer of a quorum who comes too late.',
  },
  problemDeclined: {
    id: 'error.sign.declined',
    defaultMessage: 'You have declined to sign this.',
    description: 'When somebody wants to sign who has declined.',
  },
  problemOwnWitness: {
    id: 'error.sign.own_witness',
    defaultMessage: 'You sign this yourself: nobody is witness of their own signature.',
    description: 'When somebody wants to hand over the device to themselves.',
  },
  problemAlreadySigned: {
    id: 'error.sign.already_signed',
    defaultMessage: 'You have already signed this.',
    description: 'After a second try.',
  },
  problemQualityInsufficient: {
    id: 'error.sign.quality_insufficient',
    defaultMessage: 'This request needs a higher signature quality than you have.',
    description: 'When signing is refused.',
  },
  problemLocked: {
    id: 'error.sign.locked',
    defaultMessage: 'Somebody else is signing this right now. Please try again in a few seconds.',
    description: 'When another person signs.',
  },
  problemSealNotAvailable: {
    id: 'error.sign.seal_not_available',
    defaultMessage: 'There is no seal of this name that you may use.',
    description: 'When sealing is refused.',
  },
  problemMobileRequired: {
    id: 'error.sign.mobile_required',
    defaultMessage:
      'This quality needs a code by SMS, but no mobile number of yours is known. Please add it to your profile, or ask the sender to add it.',
    description: 'When an advanced signature is asked of a person without mobile number.',
  },
  problemPart11Required: {
    id: 'error.sign.part11_required',
    defaultMessage: 'This is a regulated record. Please enter your name and the reason for signing.',
    description: 'When a regulated record (21 CFR Part 11) is signed without name or reason.',
  },
  problemFieldsMissing: {
    id: 'error.sign.fields_missing',
    defaultMessage: 'Something is missing or cannot stay as it is. Please look at the fields, then sign.',
    description: 'When somebody signs before everything that the document asks for is filled in.',
  },
  problemCertificateRevoked: {
    id: 'error.sign.certificate_revoked',
    defaultMessage:
      'The certificate for this signature was revoked, so nothing was signed. Please ask whoever runs this service.',
    description: 'When a trust service revoked the certificate in the meantime.',
  },
  problemAccountRequired: {
    id: 'error.sign.account_required',
    defaultMessage:
      'The organisation that asks for this signature wants it from people with an account only. Please sign up with the address to which the invitation was sent, or ask the sender.',
    description:
      'Where somebody without an account signs in a qualified quality and the organisation does not allow that.',
  },
  problemTermsRequired: {
    id: 'error.sign.terms_required',
    defaultMessage:
      'The trust service signs only for people who have accepted its terms of use. Please open the request and sign there.',
    description: 'Where somebody signs who has not accepted the terms of the trust service.',
  },
  problemNotIdentified: {
    id: 'error.sign.not_identified',
    defaultMessage: 'You have to be identified before you can sign in this quality.',
    description: 'When a qualified signature is asked of a person whom nobody has identified.',
  },
  problemSerialMismatch: {
    id: 'error.sign.serial_mismatch',
    defaultMessage:
      'Your SIM card or password has changed since you were identified. Please restore it, or be identified again.',
    description: 'When the means of authentication is another than at the identification.',
  },
  problemExhausted: {
    id: 'error.sign.exhausted',
    defaultMessage: 'All signatures of the plan are used up. Please ask whoever manages it for more.',
    description: 'When a trust service makes no more signatures for the plan.',
  },
  problemStepDeclined: {
    id: 'error.sign.step_declined',
    defaultMessage: 'You declined the signature at the trust service. Nothing was signed.',
    description: 'When the person said no in the trust service’s own step.',
  },
  problemStepTimeout: {
    id: 'error.sign.step_timeout',
    defaultMessage: 'The signature was not confirmed in time. Nothing was signed. Please start again.',
    description: 'When the trust service’s own step took too long.',
  },
  problemStepUnknown: {
    id: 'error.sign.step_unknown',
    defaultMessage: 'This confirmation is not expected any more. Please start again.',
    description: 'When an answer for the trust service comes that nothing waits for.',
  },
  problemCodeWrong: {
    id: 'error.sign.code_wrong',
    defaultMessage: 'The password or the code is not right. Please try again.',
    description: 'When the trust service refuses password or code.',
  },
  problemCodeExpired: {
    id: 'error.sign.code_expired',
    defaultMessage: 'This code has expired. Please ask for another one.',
    description: 'When a code of the trust service came too late.',
  },
  problemPasswordWrong: {
    id: 'error.sign.password_wrong',
    defaultMessage: 'The password of the trust service is not right. Please try again.',
    description: 'When the trust service refuses the password.',
  },
  problemResendRefused: {
    id: 'error.sign.resend_refused',
    defaultMessage: 'The trust service sends no other code now. Please use the newest one, or start again.',
    description: 'When another code of the trust service is asked for too soon or too often.',
  },
  problemCodeLocked: {
    id: 'error.sign.code_locked',
    defaultMessage: 'The trust service has locked you after too many wrong codes. Please try again later.',
    description: 'When the trust service locks a person.',
  },
  problemFailed: {
    id: 'error.sign.failed',
    defaultMessage: 'The signature could not be made. Please try again in a moment.',
    description: 'After a failure.',
  },
});
