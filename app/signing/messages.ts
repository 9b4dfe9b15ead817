import { defineMessages } from '../i18n/define-messages.ts';

export const signingMessages = defineMessages({
  viewTitle: {
    id: 'signing.view.title',
    defaultMessage: 'View and sign',
    description: 'Title of the page that shows a request’s documents and lets people sign.',
  },
  panels: {
    id: 'signing.panels',
    defaultMessage: 'What is shown',
    description: 'Name of the switch between document and details on small screens.',
  },
  showDocument: {
    id: 'signing.panels.document',
    defaultMessage: 'Document',
    description: 'Switches to the pages, on small screens.',
  },
  showDetails: {
    id: 'signing.panels.details',
    defaultMessage: 'Details',
    description: 'Switches to people, message and history, on small screens.',
  },
  sentBy: {
    id: 'signing.sent-by',
    defaultMessage: 'From {name}',
    description: 'Below the title: who sent the request.',
  },
  messageFrom: {
    id: 'signing.message-from',
    defaultMessage: 'Message from {name}',
    description: 'Heading of what the owner wrote.',
  },
  documentOf: {
    id: 'signing.document-of',
    defaultMessage: 'Document {number} of {total}',
    description: 'Beside the arrows that change the document.',
  },
  previousDocument: {
    id: 'signing.document.previous',
    defaultMessage: 'Previous document',
    description: 'Button.',
  },
  nextDocument: {
    id: 'signing.document.next',
    defaultMessage: 'Next document',
    description: 'Button.',
  },
  loadingDocument: {
    id: 'signing.document.loading',
    defaultMessage: 'Loading the document',
    description: 'Read out while pages are being fetched.',
  },
  documentFailedTitle: {
    id: 'signing.document.failed-title',
    defaultMessage: 'This document cannot be shown right now',
    description: 'In place of the pages.',
  },
  documentFailedText: {
    id: 'signing.document.failed-text',
    defaultMessage: 'It is safe. Please try again in a moment.',
    description: 'In place of the pages.',
  },
  ownPlace: {
    id: 'signing.place.own',
    defaultMessage: 'Your signature',
    description: 'On the page, where the viewer’s visible signature will stand.',
  },
  placeOf: {
    id: 'signing.place.of',
    defaultMessage: 'Signature of {name}',
    description: 'On the page, where somebody’s visible signature will stand.',
  },
  aboutTitle: {
    id: 'signing.about.title',
    defaultMessage: 'About this request',
    description: 'Heading of a list of facts.',
  },
  sentAt: {
    id: 'signing.about.sent-at',
    defaultMessage: 'Sent',
    description: 'When the request was sent.',
  },
  expiresAt: {
    id: 'signing.about.expires-at',
    defaultMessage: 'Sign by',
    description: 'Until when signing is possible.',
  },
  endedAt: {
    id: 'signing.about.ended-at',
    defaultMessage: 'Ended',
    description: 'When the request came to its end.',
  },
  download: {
    id: 'signing.download',
    defaultMessage: 'Download',
    description: 'Button that opens a menu.',
  },
  downloadThisSigned: {
    id: 'signing.download.signed',
    defaultMessage: 'This document, signed',
    description: 'Line of the download menu.',
  },
  downloadThisOriginal: {
    id: 'signing.download.original',
    defaultMessage: 'This document, as uploaded',
    description: 'Line of the download menu.',
  },
  downloadAllSigned: {
    id: 'signing.download.all-signed',
    defaultMessage: 'All documents, signed (ZIP)',
    description: 'Line of the download menu.',
  },
  downloadAllOriginal: {
    id: 'signing.download.all-original',
    defaultMessage: 'All documents, as uploaded (ZIP)',
    description: 'Line of the download menu.',
  },
  reportPdf: {
    id: 'signing.download.report-pdf',
    defaultMessage: 'Signature report (PDF)',
    description: 'Line of the download menu.',
  },
  reportHtml: {
    id: 'signing.download.report-html',
    defaultMessage: 'Signature report (web page)',
    description: 'Line of the download menu.',
  },
  reportJson: {
    id: 'signing.download.report-json',
    defaultMessage: 'Signature report (JSON)',
    description: 'Line of the download menu.',
  },
  checkFile: {
    id: 'signing.check-file',
    defaultMessage: 'Check a signed file',
    description: 'Link to the page that verifies PDF files.',
  },
  moreActions: {
    id: 'signing.more',
    defaultMessage: 'More actions',
    description: 'Name of a button that opens a menu.',
  },
  remindAll: {
    id: 'signing.remind.all',
    defaultMessage: 'Everybody whose turn it is',
    description: 'Line of the menu that reminds signers.',
  },
  remindTooSoon: {
    id: 'signing.remind.too-soon',
    defaultMessage:
      'That was less than an hour ago. You can remind again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Short message when somebody was invited or reminded within the last hour.',
  },
  toSign: {
    id: 'signing.panel.to-sign',
    defaultMessage: 'You sign {count, plural, one {# document} other {# documents}}',
    description: 'Above the button to sign: what will be signed.',
  },
  lawAndQuality: {
    id: 'signing.panel.law-and-quality',
    defaultMessage:
      '{quality, select, SES {Simple signature (SES)} AES {Advanced signature (AES)} AES_MINIMAL {Advanced signature, minimal} QES {Qualified signature (QES)} PART11 {Regulated record (Part 11)} other {Demo signature}} · {legislation, select, ZERTES {Swiss law (ZertES)} other {EU law (eIDAS)}}',
    description: 'Above the button to sign: quality and law.',
  },
  explainSes: {
    id: 'signing.panel.explain-ses',
    defaultMessage:
      'A simple electronic signature ties your e-mail address to the documents and makes every later change visible.',
    description: 'One plain sentence about what a simple electronic signature is.',
  },
  explainAes: {
    id: 'signing.panel.explain-aes',
    defaultMessage:
      'An advanced electronic signature carries a certificate with your name. It proves that you signed and makes every later change visible.',
    description: 'One plain sentence about what an advanced electronic signature is.',
  },
  explainQes: {
    id: 'signing.panel.explain-qes',
    defaultMessage:
      'A qualified electronic signature equals your handwritten one by law. The trust service asks you to confirm it.',
    description: 'One plain sentence about what a qualified electronic signature is.',
  },
  explainDemo: {
    id: 'signing.panel.explain-demo',
    defaultMessage: 'For trying out only: this signature shows how it works and binds nobody.',
    description: 'One plain sentence about what a demo signature is.',
  },
  explainPart11: {
    id: 'signing.panel.explain-part11',
    defaultMessage:
      'You state your name and why you sign; both stand in the document and in its record (21 CFR Part 11).',
    description: 'One plain sentence about a signature on a regulated record (21 CFR Part 11).',
  },
  explainCode: {
    id: 'signing.panel.explain-code',
    defaultMessage: 'We then send a code to {email} to make sure that it is you.',
    description: 'Above the button to sign, for people without an account.',
  },
  explainSms: {
    id: 'signing.panel.explain-sms',
    defaultMessage: 'We then send a code by SMS to your mobile phone to make sure that it is you.',
    description: 'Above the button to sign, for advanced signatures.',
  },
  explainStepUp: {
    id: 'signing.panel.explain-step-up',
    defaultMessage:
      'We then ask for your {method, select, passkey {passkey} other {authenticator app}} to make sure that it is you.',
    description: 'Above the button to sign, for people with a second factor.',
  },
  signAs: {
    id: 'signing.panel.sign-as',
    defaultMessage: 'Sign as',
    description: 'Above the choice between the own signature and the seals of an organisation.',
  },
  signInPerson: {
    id: 'signing.panel.in-person',
    defaultMessage: 'Personally, with your own signature',
    description: 'Below the person’s own name in that choice.',
  },
  signBySeal: {
    id: 'signing.panel.by-seal',
    defaultMessage: 'With the seal “{label}”',
    description: 'Below the name of an organisation in that choice.',
  },
  sealQuality: {
    id: 'signing.panel.seal-quality',
    defaultMessage: 'Advanced electronic seal',
    description: 'Above the button to sign: what a seal is worth.',
  },
  explainSeal: {
    id: 'signing.panel.explain-seal',
    defaultMessage:
      'The documents carry the certificate of {organisation}, not your name. The signature report says that you have used the seal. No code is needed.',
    description: 'What it means to sign with the seal of an organisation.',
  },
  signWithSeal: {
    id: 'signing.sign-with-seal',
    defaultMessage: 'Sign with the seal',
    description: 'The button that signs, when the seal of an organisation was chosen.',
  },
  sign: {
    id: 'signing.sign',
    defaultMessage: 'Sign',
    description: 'The button that signs.',
  },
  decline: {
    id: 'signing.decline',
    defaultMessage: 'Decline',
    description: 'Button that declines to sign.',
  },
  waitingTitle: {
    id: 'signing.standing.waiting',
    defaultMessage: 'It is not your turn yet',
    description: 'To a signer whom others precede.',
  },
  waitingText: {
    id: 'signing.standing.waiting-text',
    defaultMessage: 'Others sign before you. We write to {email} as soon as you can sign.',
    description: 'To a signer whom others precede.',
  },
  signedTitle: {
    id: 'signing.standing.signed',
    defaultMessage: 'You have signed',
    description: 'To a signer, while others have not signed.',
  },
  signedText: {
    id: 'signing.standing.signed-text',
    defaultMessage:
      '{remaining, plural, one {One person still has to sign.} other {# people still have to sign.}} We write to you once everything is complete.',
    description: 'To a signer, while others have not signed.',
  },
  pendingTitle: {
    id: 'signing.standing.pending',
    defaultMessage: 'Accepted, long-term data pending',
    description: 'When everybody has signed, while the data for long-term proof are being fetched.',
  },
  pendingText: {
    id: 'signing.standing.pending-text',
    defaultMessage:
      'Everybody has signed. The data that prove the signatures for years are still being added. We finish this by ourselves and then write to you.',
    description: 'When everybody has signed, while the data for long-term proof are being fetched.',
  },
  followingTitle: {
    id: 'signing.standing.following',
    defaultMessage: '{signed} of {total} have signed',
    description: 'To the owner and to observers of an open request.',
  },
  followingText: {
    id: 'signing.standing.following-text',
    defaultMessage: 'There is nothing for you to do. We write to you once everybody has signed.',
    description: 'To the owner and to observers of an open request.',
  },
  completedTitle: {
    id: 'signing.standing.completed',
    defaultMessage: 'Everybody has signed',
    description: 'When the request is complete.',
  },
  completedText: {
    id: 'signing.standing.completed-text',
    defaultMessage: 'The documents are complete. Keep the signed files: they alone hold the signatures.',
    description: 'When the request is complete.',
  },
  declinedTitle: {
    id: 'signing.standing.declined',
    defaultMessage: '{name} has declined',
    description: 'When the request has ended by a decline.',
  },
  withdrawnTitle: {
    id: 'signing.standing.withdrawn',
    defaultMessage: 'This request was withdrawn',
    description: 'When the owner has withdrawn the request.',
  },
  expiredTitle: {
    id: 'signing.standing.expired',
    defaultMessage: 'The time to sign is over',
    description: 'When the request has run out.',
  },
  endedText: {
    id: 'signing.standing.ended-text',
    defaultMessage: 'Nobody can sign any more. Signatures made before stay in the documents.',
    description: 'When the request has ended without being complete.',
  },
  failedTitle: {
    id: 'signing.standing.failed',
    defaultMessage: '{party, select, own {Your signature does not hold} other {The signature of {name} does not hold}}',
    description: 'When an accepted signature turned out not to be valid. {party} says whether it is the reader’s own.',
  },
  failedText: {
    id: 'signing.standing.failed-text',
    defaultMessage:
      'Its certificate was revoked before the proof of the signature was complete. Do not rely on these documents. {role, select, owner {Send them once more, so that they can be signed anew.} other {Whoever sent them should send them once more, so that they can be signed anew.}}',
    description: 'When an accepted signature turned out not to be valid. {role} is that of the reader.',
  },
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
      '{remaining, plural, =0 {Everybody has signed: this is complete. The link to the documents also comes to you by e-mail.} one {One person still has to sign. We write to you once this is complete.} other {# people still have to sign. We write to you once this is complete.}}',
    description: 'What follows after signing. {remaining} is the number of people who have not signed.',
  },
  successQuality: {
    id: 'signing.overlay.success.quality',
    defaultMessage:
      '{quality, select, SES {Simple signature (SES)} AES {Advanced signature (AES)} AES_MINIMAL {Advanced signature, minimal} QES {Qualified signature (QES)} PART11 {Regulated record (Part 11)} other {Demo signature}} · {level}',
    description: 'After signing: the quality, and the level in words.',
  },
  successPending: {
    id: 'signing.overlay.success.pending',
    defaultMessage:
      'Everybody has signed and every signature is accepted. The data that prove them for years are still being added: we finish this by ourselves and then write to you.',
    description: 'After the last signature, while the data for long-term proof are being fetched.',
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
    defaultMessage: 'This code no longer fits',
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
  sendCode: {
    id: 'signing.tan.send',
    defaultMessage: 'Send a new code',
    description: 'Button.',
  },
  enterCode: {
    id: 'signing.tan.enter',
    defaultMessage: 'Enter the code again',
    description: 'Button.',
  },
  tanTitle: {
    id: 'signing.tan.title',
    defaultMessage: 'Confirm that it is you',
    description: 'Title of the dialog for the code.',
  },
  tanText: {
    id: 'signing.tan.text',
    defaultMessage:
      '{channel, select, sms {We have sent a code of six digits by SMS to {to}. Enter it to sign.} other {We have sent a code of six digits to {to}. Enter it to sign.}}',
    description: 'In the dialog for the code. {to} is an e-mail address or the end of a mobile number.',
  },
  tanLabel: {
    id: 'signing.tan.label',
    defaultMessage: '{channel, select, sms {Code from the SMS} other {Code from the e-mail}}',
    description: 'Name of the field.',
  },
  totpText: {
    id: 'signing.totp.text',
    defaultMessage: 'Please enter the code that your authenticator app shows now.',
    description: 'In the dialog that asks who signs, for people with codes of an app.',
  },
  totpLabel: {
    id: 'signing.totp.label',
    defaultMessage: 'Code of your app',
    description: 'Name of the field.',
  },
  passkeyText: {
    id: 'signing.passkey.text',
    defaultMessage: 'Your device now asks for your finger, your face or its PIN.',
    description: 'In the dialog that asks who signs, for people with a passkey. The button below says “Sign”.',
  },
  usePasskey: {
    id: 'signing.proof.use-passkey',
    defaultMessage: 'Use a passkey',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  useTotp: {
    id: 'signing.proof.use-totp',
    defaultMessage: 'Use a code of my app',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  useCode: {
    id: 'signing.proof.use-code',
    defaultMessage: '{channel, select, sms {Use a code by SMS} other {Use a code by e-mail}}',
    description: 'Button in the dialog that asks who signs: another way.',
  },
  tanShort: {
    id: 'signing.tan.short',
    defaultMessage: 'The code has six digits.',
    description: 'Below the field when digits are missing.',
  },
  tanChecking: {
    id: 'signing.tan.checking',
    defaultMessage: 'Checking the code',
    description: 'Read out while the code is being checked.',
  },
  tanSpam: {
    id: 'signing.tan.spam',
    defaultMessage:
      '{channel, select, sms {Nothing there? It can take a minute.} other {Nothing there? It can take a minute, or lie in the spam folder.}}',
    description: 'In the dialog for the code.',
  },
  tanOutbox: {
    id: 'signing.tan.outbox',
    defaultMessage: 'Nothing leaves this installation: the code waits in the <link>local outbox</link>.',
    description: 'In the dialog for the code, where nothing is really sent.',
  },
  resend: {
    id: 'signing.tan.resend',
    defaultMessage: 'Send another code',
    description: 'Button in the dialog for the code.',
  },
  resendIn: {
    id: 'signing.tan.resend-in',
    defaultMessage: 'Send another code (in {seconds} s)',
    description: 'Button in the dialog for the code, before it works.',
  },
  resent: {
    id: 'signing.tan.resent',
    defaultMessage: 'A new code is on its way. The one before no longer works.',
    description: 'In the dialog for the code, after another was sent.',
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
  mismatchRetry: {
    id: 'signing.mismatch.retry',
    defaultMessage: 'It is restored, try again',
    description: 'Button.',
  },
  appDeclinedTitle: {
    id: 'signing.app.declined.title',
    defaultMessage: 'The signature was declined on your phone',
    description: 'Title.',
  },
  appDeclinedText: {
    id: 'signing.app.declined.text',
    defaultMessage: 'Nothing was signed. The request itself is not declined: you can still sign.',
    description: 'After the person said no in the authenticator app.',
  },
  appDeclinedAdvice: {
    id: 'signing.app.declined.advice',
    defaultMessage:
      'Was it a slip? Try again and confirm in the app. Was it not you who began? Then leave it, and change the password of the trust service.',
    description: 'After the person said no in the authenticator app: what to do.',
  },
  appTimeoutTitle: {
    id: 'signing.app.timeout.title',
    defaultMessage: 'Nobody confirmed in time',
    description: 'Title.',
  },
  appTimeoutText: {
    id: 'signing.app.timeout.text',
    defaultMessage: 'The question on your phone has run out. Nothing was signed.',
    description: 'When nobody answered in the authenticator app.',
  },
  appTimeoutAdvice: {
    id: 'signing.app.timeout.advice',
    defaultMessage:
      'Take the phone, make sure that it is connected and open the app. Then try again: the question comes anew.',
    description: 'When nobody answered in the authenticator app: what to do.',
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
  returnTitle: {
    id: 'signing.return.title',
    defaultMessage: 'Back from the trust service',
    description: 'Title of the page to which the trust service leads back.',
  },
  returnText: {
    id: 'signing.return.text',
    defaultMessage: 'We go on with your signature.',
    description: 'On the page to which the trust service leads back.',
  },
  returnLost: {
    id: 'signing.return.lost',
    defaultMessage:
      'No signature waits in this browser. Please open the link from your invitation again and start once more.',
    description: 'On the page to which the trust service leads back, when nothing waits in this browser.',
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
  declineTitle: {
    id: 'signing.decline.title',
    defaultMessage: 'Decline to sign?',
    description: 'Title of the dialog.',
  },
  declineText: {
    id: 'signing.decline.text',
    defaultMessage: 'This ends “{title}” for everybody: nobody can sign it any more. Everybody who takes part is told.',
    description: 'In the dialog that declines.',
  },
  declineReason: {
    id: 'signing.decline.reason',
    defaultMessage: 'Reason',
    description: 'Name of a field.',
  },
  declineHint: {
    id: 'signing.decline.hint',
    defaultMessage: 'Everybody who takes part reads this.',
    description: 'Below the field for the reason.',
  },
  declining: {
    id: 'signing.decline.running',
    defaultMessage: 'Declining',
    description: 'Read out while it runs.',
  },

  // Sentences for the area’s problems (api-contracts/signing/problems.ts).
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
  problemNotYourTurn: {
    id: 'error.sign.not_your_turn',
    defaultMessage: 'Somebody else signs before you. We write to you when it is your turn.',
    description: 'When signers follow an order.',
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
  problemCertificateRevoked: {
    id: 'error.sign.certificate_revoked',
    defaultMessage:
      'The certificate for this signature was revoked, so nothing was signed. Please ask whoever runs this service.',
    description: 'When a trust service revoked the certificate in the meantime.',
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
  look: {
    id: 'signing.look',
    defaultMessage: 'Shown as',
    description: 'Label of the choice between the person’s visual signatures, above the button to sign.',
  },
});
