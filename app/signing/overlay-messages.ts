import { defineMessages } from '../i18n/define-messages.ts';

/** What is said while a signature is made, and when it was made or not. */
export const signingOverlayMessages = defineMessages({
  signingTitle: {
    id: 'signing.overlay.signing.title',
    defaultMessage: '{count, plural, one {Signing your document} other {Signing your # documents}}',
    description: 'Title while signatures are being made.',
  },
  signingText: {
    id: 'signing.overlay.signing.text',
    defaultMessage: 'We make the signature, add a timestamp and check the result. Please keep this window open.',
    description: 'While signatures are being made.',
  },
  signingLong: {
    id: 'signing.overlay.signing.long',
    defaultMessage: 'This takes a little longer than usual. We are still at it.',
    description: 'Appears after some seconds while signatures are being made.',
  },
  successTitle: {
    id: 'signing.overlay.success.title',
    defaultMessage: 'Thank you, you have signed',
    description: 'Title after signing.',
  },
  successNext: {
    id: 'signing.overlay.success.next',
    defaultMessage:
      '{remaining, plural, =0 {Everybody has signed: this is complete.} one {One person still has to sign.} other {# people still have to sign.}}{isTold, select, true { {remaining, plural, =0 {The link to the documents also comes to you by e-mail.} other {We write to you once this is complete.}}} other {}}',
    description:
      'What follows after signing. {remaining} is the number of people who have not signed. {isTold}: mails go to this person.',
  },
  successQuality: {
    id: 'signing.overlay.success.quality',
    defaultMessage:
      '{quality, select, SES {Simple signature (SES)} AES {Advanced signature (AES)} AES_MINIMAL {Advanced signature, minimal} QES {Qualified signature (QES)} PART11 {Regulated record (Part 11)} other {Demo signature}}',
    description: 'After signing: the quality.',
  },
  successPending: {
    id: 'signing.overlay.success.pending',
    defaultMessage:
      'Everybody has signed and every signature holds. The data that prove them for years are still being added: we finish this by ourselves.{isTold, select, true { Then we write to you.} other {}}',
    description:
      'After the last signature, while the data for long-term proof are being fetched. {isTold}: mails go to this person.',
  },
  downloadSigned: {
    id: 'signing.overlay.success.download',
    defaultMessage: '{count, plural, one {Download the signed document} other {Download all signed documents}}',
    description: 'Button after signing.',
  },
  backToDocuments: {
    id: 'signing.overlay.success.back',
    defaultMessage: '{count, plural, one {Show the document} other {Show the documents}}',
    description: 'Button that closes the page after signing.',
  },
  finish: {
    id: 'signing.overlay.success.finish',
    defaultMessage: 'Finish',
    description: 'Button of a visitor after signing: leads to a page that says what follows.',
  },
  failureTitle: {
    id: 'signing.overlay.failure.title',
    defaultMessage: 'Your signature was not made',
    description: 'Title after a failure.',
  },
  failureText: {
    id: 'signing.overlay.failure.text',
    defaultMessage: 'The documents are unchanged.',
    description: 'After a failure.',
  },
  failureToIdentification: {
    id: 'signing.overlay.failure.to-identification',
    defaultMessage: 'Prove who you are',
    description: 'Button that leads to the identification, where it is what was missing.',
  },
  unansweredTitle: {
    id: 'signing.overlay.unanswered.title',
    defaultMessage: 'We got no answer',
    description: 'Title when the connection broke while signing.',
  },
  unansweredText: {
    id: 'signing.overlay.unanswered.text',
    defaultMessage: 'It is not certain whether your signature was made. Trying again is safe: you never sign twice.',
    description: 'When the connection broke while signing.',
  },
  retryNow: {
    id: 'signing.retry-now',
    defaultMessage: 'Try now',
    description: 'Button that does not wait for the next try by itself.',
  },
  backToRequest: {
    id: 'signing.back-to-request',
    defaultMessage: 'Back to the documents',
    description: 'Button that closes an overlay.',
  },
  lockedTitle: {
    id: 'signing.overlay.locked.title',
    defaultMessage: 'Somebody else is signing right now',
    description: 'Title while another person signs the same request.',
  },
  lockedBy: {
    id: 'signing.overlay.locked.by',
    defaultMessage: '{who, select, named {{name} has been signing since {time}.} other {Signing began at {time}.}}',
    description: 'While another person signs the same request. {name} is that person, {time} a time of day.',
  },
  lockedText: {
    id: 'signing.overlay.locked.text',
    defaultMessage:
      'People sign one after the other, so that each signature stays valid. Usually this takes only seconds.',
    description: 'While another person signs the same request.',
  },
  lockedQuiet: {
    id: 'signing.overlay.locked.quiet',
    defaultMessage: 'We try again by ourselves; you can simply wait.',
    description: 'While another person signs the same request.',
  },
  lockedLong: {
    id: 'signing.overlay.locked.long',
    defaultMessage: 'It is taking longer. Try again whenever you like; you can also come back later.',
    description: 'When another person has been signing for a while.',
  },
  tanExpiredTitle: {
    id: 'signing.tan-expired.title',
    defaultMessage: 'This code has expired',
    description: 'Title when a code came too late.',
  },
  tanExpiredText: {
    id: 'signing.tan-expired.text',
    defaultMessage: 'A code works for ten minutes, and only until a newer one is sent. We can send a new one to {to}.',
    description: 'When a code came too late. {to} is an e-mail address or the end of a mobile number.',
  },
  tanInvalidTitle: {
    id: 'signing.tan-invalid.title',
    defaultMessage: 'This code is no longer valid',
    description: 'Title when a code stopped being right just before signing.',
  },
  tanInvalidText: {
    id: 'signing.tan-invalid.text',
    defaultMessage:
      'Probably another one has been sent meanwhile. Nothing was signed. Enter the newest code that you received.',
    description: 'When a code stopped being right just before signing.',
  },
  tanLockedTitle: {
    id: 'signing.tan-locked.title',
    defaultMessage: 'Too many wrong codes',
    description: 'Title after five wrong codes.',
  },
  tanLockedText: {
    id: 'signing.tan-locked.text',
    defaultMessage: 'For your safety no code is accepted for a while. Nothing was signed.',
    description: 'After five wrong codes.',
  },
  tanLockedFor: {
    id: 'signing.tan-locked.for',
    defaultMessage: 'You can ask for a new code in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'After five wrong codes.',
  },
  tanLockOver: {
    id: 'signing.tan-locked.over',
    defaultMessage: 'The wait is over. You can ask for a new code now.',
    description: 'When the wait after five wrong codes has ended.',
  },
  stepCodeTitle: {
    id: 'signing.step.code.title',
    defaultMessage: 'Confirm at the trust service',
    description: 'Title while the trust service waits for a code.',
  },
  stepCode: {
    id: 'signing.step.code.label',
    defaultMessage: 'Code',
    description: 'Name of a field.',
  },
  stepPassword: {
    id: 'signing.step.password',
    defaultMessage: 'Password of the trust service',
    description: 'Name of a field.',
  },
  stepConfirm: {
    id: 'signing.step.confirm',
    defaultMessage: 'Confirm and sign',
    description: 'Button.',
  },
  stepContinue: {
    id: 'signing.step.continue',
    defaultMessage: 'Continue',
    description: 'Button below the password of the trust service; a code is sent then.',
  },
  stepNoMoreCodes: {
    id: 'signing.step.no-more-codes',
    defaultMessage: 'The trust service sends no further code. Should this one not arrive, go back and start again.',
    description: 'Below the field for the code, when another was asked for as often as is possible.',
  },
  stepPollTitle: {
    id: 'signing.step.poll.title',
    defaultMessage: 'Please confirm on your phone',
    description: 'Title while a person is to confirm on the phone.',
  },
  stepPollText: {
    id: 'signing.step.poll.text',
    defaultMessage:
      'The trust service has sent a request to your mobile phone. As soon as you have confirmed it, we go on by ourselves.',
    description: 'While a person is to confirm on the phone.',
  },
  stepWaiting: {
    id: 'signing.step.waiting',
    defaultMessage: 'Waiting for your confirmation',
    description: 'Read out while a person is to confirm on the phone.',
  },
  exhaustedTitle: {
    id: 'signing.exhausted.title',
    defaultMessage: 'All signatures of the plan are used up',
    description: 'Title when a trust service makes no more signatures for the plan.',
  },
  exhaustedText: {
    id: 'signing.exhausted.text',
    defaultMessage: 'Nothing was signed. The documents are unchanged, and the request stays open.',
    description: 'When the plan’s signatures are used up.',
  },
  exhaustedForSigner: {
    id: 'signing.exhausted.signer',
    defaultMessage:
      'You cannot change this yourself. Please tell {owner}, who sent the request; as soon as there are signatures again, you can sign with the same link.',
    description: 'To a signer, when the plan’s signatures are used up. {owner} is a name.',
  },
  exhaustedForAdministrator: {
    id: 'signing.exhausted.administrator',
    defaultMessage:
      'You manage the plan: choose one with more signatures, then try again. Nobody has to be invited anew.',
    description: 'To an administrator, when the plan’s signatures are used up.',
  },
  exhaustedToPlan: {
    id: 'signing.exhausted.to-plan',
    defaultMessage: 'Choose a plan',
    description: 'Button that leads to the plans.',
  },
  mismatchTitle: {
    id: 'signing.mismatch.title',
    defaultMessage: 'Your means of confirmation has changed',
    description: 'Title when the means of authentication is another than at the identification.',
  },
  mismatchText: {
    id: 'signing.mismatch.text',
    defaultMessage:
      'Since your identification you have, for example, got a new SIM card or set a new password. The trust service cannot be sure any more that it is you, so nothing was signed.',
    description: 'When the means of authentication is another than at the identification: what it means.',
  },
  mismatchRestore: {
    id: 'signing.mismatch.restore',
    defaultMessage:
      'Do you still have the means of that time? Restore it (put the former SIM card in, recover the former access with the recovery code) and try again.',
    description: 'First remedy.',
  },
  mismatchIdentify: {
    id: 'signing.mismatch.identify',
    defaultMessage: 'Otherwise have yourself identified again. The request stays open meanwhile.',
    description: 'Second remedy.',
  },
  mismatchMobileIdAdded: {
    id: 'signing.mismatch.mobile-id-added',
    defaultMessage:
      'You were identified with password and code; since then, Mobile ID was activated on your number. The trust service cannot be sure any more that it is you, so nothing was signed.',
    description: 'When Mobile ID came to a number after its person was identified with password and code.',
  },
  mismatchMobileIdRenewed: {
    id: 'signing.mismatch.mobile-id-renewed',
    defaultMessage:
      'Since your identification, your Mobile ID was activated anew without its recovery code. The trust service cannot be sure any more that it is you, so nothing was signed.',
    description: 'When Mobile ID was activated anew after the identification.',
  },
  mismatchPasswordChanged: {
    id: 'signing.mismatch.password-changed',
    defaultMessage:
      'Since your identification, the password of the trust service was changed. The trust service cannot be sure any more that it is you, so nothing was signed.',
    description: 'When the password of the trust service is another than at the identification.',
  },
  mismatchRecoveryCode: {
    id: 'signing.mismatch.recovery-code',
    defaultMessage: 'Do you have the recovery code? Restore your Mobile ID with it, then try again.',
    description: 'First remedy for a Mobile ID that was activated anew.',
  },
  mismatchOnlyIdentify: {
    id: 'signing.mismatch.only-identify',
    defaultMessage: 'Please have yourself identified again. The request stays open meanwhile.',
    description: 'The one remedy, where the former means cannot be restored.',
  },
  mismatchToIdentification: {
    id: 'signing.mismatch.to-identification',
    defaultMessage: 'Be identified again',
    description: 'Button that leads to the identification.',
  },
  mismatchRetry: {
    id: 'signing.mismatch.retry',
    defaultMessage: 'It is restored, try again',
    description: 'Button.',
  },
  mobileIdPollText: {
    id: 'signing.mobile-id.poll-text',
    defaultMessage: 'Your phone shows this text now. Compare it and confirm; here it then goes on by itself.',
    description: 'While Mobile ID asks on the phone; the text follows.',
  },
  mobileIdFailedTitle: {
    id: 'signing.mobile-id.failed-title',
    defaultMessage: 'Mobile ID has not confirmed',
    description: 'Title.',
  },
  mobileIdFailedText: {
    id: 'signing.mobile-id.failed-text',
    defaultMessage: 'Nothing was signed. The request stays open.',
    description: 'When Mobile ID has not confirmed; why follows.',
  },
  appDeclinedTitle: {
    id: 'signing.app.declined.title',
    defaultMessage: 'The confirmation was declined',
    description: 'Title.',
  },
  appDeclinedText: {
    id: 'signing.app.declined.text',
    defaultMessage: 'Nothing was signed. The request itself is not declined: you can still sign.',
    description: 'After the person said no, in the authenticator app or on the page of the trust service.',
  },
  appDeclinedAdvice: {
    id: 'signing.app.declined.advice',
    defaultMessage:
      'Was it a slip? Try again and confirm. Was it not you who began? Then leave it, and change the password of the trust service.',
    description: 'After the person said no, in the authenticator app or on the page of the trust service: what to do.',
  },
  appTimeoutTitle: {
    id: 'signing.app.timeout.title',
    defaultMessage: 'Nobody confirmed in time',
    description: 'Title.',
  },
  appTimeoutText: {
    id: 'signing.app.timeout.text',
    defaultMessage: 'The question has run out. Nothing was signed.',
    description: 'When nobody answered in the authenticator app or on the page of the trust service.',
  },
  appTimeoutAdvice: {
    id: 'signing.app.timeout.advice',
    defaultMessage:
      'Try again: the question comes anew. Should it come to your phone, take that first, make sure that it is connected and open the app.',
    description: 'When nobody answered in the authenticator app or on the page of the trust service: what to do.',
  },
  appUnreachableTitle: {
    id: 'signing.app.unreachable.title',
    defaultMessage: 'The trust service cannot be reached',
    description: 'Title.',
  },
  appUnreachableText: {
    id: 'signing.app.unreachable.text',
    defaultMessage: 'You may have confirmed, but the answer has not come through to us. You never sign twice.',
    description: 'When the answer of the authenticator app could not be fetched.',
  },
  appUnreachableAdvice: {
    id: 'signing.app.unreachable.advice',
    defaultMessage: 'Check your connection, wait a moment and try again: we go on where you were.',
    description: 'When the answer of the authenticator app could not be fetched: what to do.',
  },
  directTitle: {
    id: 'signing.direct.title',
    defaultMessage: '{name} invites you to sign',
    description: 'Title of the first page for a visitor.',
  },
  directText: {
    id: 'signing.direct.text',
    defaultMessage: 'Read first, then decide: you need no account, and nothing is signed before you press “Sign”.',
    description: 'On the first page for a visitor.',
  },
  directBegin: {
    id: 'signing.direct.begin',
    defaultMessage: '{count, plural, one {Read the document} other {Read the documents}}',
    description: 'Button that begins.',
  },
  part11Title: {
    id: 'signing.part11.title',
    defaultMessage: 'What your signature states',
    description: 'Title of the page before a regulated record is signed.',
  },
  part11Text: {
    id: 'signing.part11.text',
    defaultMessage:
      'This is a regulated record (21 CFR Part 11). Your name, the reason and the time stand in the document for everybody to read. We then send you a code by e-mail.',
    description: 'Before a regulated record is signed.',
  },
  part11Name: {
    id: 'signing.part11.name',
    defaultMessage: 'Your name',
    description: 'Name of a field.',
  },
  part11Reason: {
    id: 'signing.part11.reason',
    defaultMessage: 'Reason for signing',
    description: 'Name of a field.',
  },
  part11ReasonHint: {
    id: 'signing.part11.reason-hint',
    defaultMessage: 'What your signature means, in your own words or as suggested.',
    description: 'Below the field for the reason.',
  },
  part11Approve: {
    id: 'signing.part11.approve',
    defaultMessage: 'I approve this document',
    description: 'A suggested reason for signing.',
  },
  part11Review: {
    id: 'signing.part11.review',
    defaultMessage: 'I have reviewed this document',
    description: 'A suggested reason for signing.',
  },
  part11Author: {
    id: 'signing.part11.author',
    defaultMessage: 'I am the author of this document',
    description: 'A suggested reason for signing.',
  },
  part11Running: {
    id: 'signing.part11.running',
    defaultMessage: 'Sending the code',
    description: 'Read out while the code is being sent.',
  },
});
