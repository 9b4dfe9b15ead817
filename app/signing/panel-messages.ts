import { defineMessages } from '../i18n/define-messages.ts';

/** What the reader can do with the request, or why nothing. */
export const signingPanelMessages = defineMessages({
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
  explainDemonstration: {
    id: 'signing.panel.explain-demonstration',
    defaultMessage:
      'This test system shows how such a signature comes about. What you sign is a demo: it is not qualified and binds nobody. You confirm it on a page of its own.',
    description: 'In place of what a qualified signature is, where one is only demonstrated.',
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
      'We then ask for your {method, select, passkey {passkey} mobile_id {Mobile ID} other {authenticator app}} to make sure that it is you.',
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
    defaultMessage:
      'Others sign before you.{isTold, select, true { We write to {email} as soon as you can sign.} other {}}',
    description: 'To a signer whom others precede. {isTold}: mails go to this person.',
  },
  sparedTitle: {
    id: 'signing.standing.spared',
    defaultMessage: 'Enough others have signed',
    description: 'To a signer of a quorum who has not signed and is not needed any more.',
  },
  sparedText: {
    id: 'signing.standing.spared-text',
    defaultMessage: 'Your signature is no longer needed. There is nothing left for you to do.',
    description: 'The same, in a sentence.',
  },
  signedTitle: {
    id: 'signing.standing.signed',
    defaultMessage: 'You have signed',
    description: 'To a signer, while others have not signed.',
  },
  signedText: {
    id: 'signing.standing.signed-text',
    defaultMessage:
      '{remaining, plural, one {One person still has to sign.} other {# people still have to sign.}}{isTold, select, true { We write to you once everything is complete.} other {}}',
    description: 'To a signer, while others have not signed. {isTold}: mails go to this person.',
  },
  pendingTitle: {
    id: 'signing.standing.pending',
    defaultMessage: 'Signed, being completed',
    description: 'When everybody has signed, while the data for long-term proof are being fetched.',
  },
  pendingText: {
    id: 'signing.standing.pending-text',
    defaultMessage:
      'Everybody has signed. The data that prove the signatures for years are still being added. We finish this by ourselves.{isTold, select, true { Then we write to you.} other {}}',
    description:
      'When everybody has signed, while the data for long-term proof are being fetched. {isTold}: mails go to this person.',
  },
  followingTitle: {
    id: 'signing.standing.following',
    defaultMessage: '{signed, plural, one {# of {total, number} has signed} other {# of {total, number} have signed}}',
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

  look: {
    id: 'signing.look',
    defaultMessage: 'Shown as',
    description: 'Label of the choice between the person’s visual signatures, above the button to sign.',
  },
  identNeeded: {
    id: 'signing.panel.ident-needed',
    defaultMessage:
      'For this signature a trust service must know who you are. It has not signed for you here yet; whether it knows you, it says when you sign.',
    description: 'Before signing in a quality that asks for an identification, to somebody of whom none is known here.',
  },
});
