import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const businessProblemMessages = defineMessages({
  alreadyMember: {
    id: 'error.business.already_member',
    defaultMessage: 'You already belong to a business. Please leave it before you create or join another one.',
    description: 'Above the form that creates a business.',
  },
  invitationInvalid: {
    id: 'error.business.invitation_invalid',
    defaultMessage:
      'This invitation waits for no answer any more: it has been answered, was withdrawn or has expired. If you do not belong to the business yet, please ask for a new one.',
    description: 'After an invitation to a business was answered, perhaps in another tab.',
  },
  uploadNotAllowed: {
    id: 'error.business.upload_not_allowed',
    defaultMessage: 'Your account signs what it is invited to. To upload documents, set up a business.',
    description: 'Where an upload is refused.',
  },
  trialExpired: {
    id: 'error.business.trial_expired',
    defaultMessage:
      'Your business cannot send at the moment: its trial has ended, or its plan is not paid. An administrator can settle that.',
    description: 'Where an upload is refused.',
  },
  noTrial: {
    id: 'error.business.no_trial',
    defaultMessage: 'The business is in no trial, so there is none to end.',
    description: 'Where the trial of a business is ended.',
  },
  planGiven: {
    id: 'error.business.plan_given',
    defaultMessage:
      'The business has a plan, so it cannot be given up for the free one at once. Please cancel the plan first.',
    description: 'Where a business is given up for the free plan.',
  },
  signaturesExhausted: {
    id: 'error.business.signatures_exhausted',
    defaultMessage:
      'Your plan has no signature of this quality left for everybody who is to sign. An administrator can choose a larger plan; or send the request in the next period.',
    description: 'Where a request is sent and the signatures of the plan are used up.',
  },
  featureNotIncluded: {
    id: 'error.business.feature_not_included',
    defaultMessage:
      'Your plan does not include this. What is there already goes on working; an administrator can choose a plan that includes it.',
    description: 'Where something is made that the plan does not include, such as a seal.',
  },
  adminsOnly: {
    id: 'error.business.admins_only',
    defaultMessage: 'Only administrators of your business may do this. Please ask one of them.',
    description: 'To a member who is no administrator.',
  },
  changedMeanwhile: {
    id: 'error.business.changed_meanwhile',
    defaultMessage:
      'Somebody else has changed this meanwhile. Look at what it is now, and save again what you still want.',
    description: 'Above a form of the business’s pages, where two administrators have saved.',
  },
  logoTooLarge: {
    id: 'error.business.logo_too_large',
    defaultMessage: 'The image is larger than 5 MB. Please choose a smaller one.',
    description: 'Where a logo is uploaded.',
  },
  logoUnreadable: {
    id: 'error.business.logo_unreadable',
    defaultMessage:
      'This image cannot be used. Save the logo as PNG, JPEG or WebP with at most 40 megapixels, and try again.',
    description: 'Where a logo is uploaded that is no image, a damaged one, or one with far too many pixels.',
  },
  tooManyApiUsers: {
    id: 'error.api_user.too_many',
    defaultMessage:
      'Your business has as many API users as it may have ({limit}). Delete one that no program needs any more.',
    description: 'Above the form for another API user. {limit} is a number.',
  },
  tooManyWebhooks: {
    id: 'error.webhook.too_many',
    defaultMessage:
      'Your business has as many webhooks as it may have ({limit}). Delete one that no program listens to any more.',
    description: 'Above the form for another webhook. {limit} is a number.',
  },
  notResignated: {
    id: 'error.delivery.not_resignated',
    defaultMessage: 'This call was not given up. Only what was given up is sent again by hand.',
    description: 'Where somebody sends a call to a program again.',
  },
  keyExpired: {
    id: 'error.machine.key_expired',
    defaultMessage: 'The key of this API user has expired. An administrator of its business makes another one.',
    description: 'To a program that logs in. An API user is the account of a program.',
  },
  scopeMissing: {
    id: 'error.machine.scope_missing',
    defaultMessage: 'The key of this API user is not for this. An administrator of its business can allow it.',
    description: 'To a program that does what its key is not for. An API user is the account of a program.',
  },
  programLocked: {
    id: 'error.machine.business_locked',
    defaultMessage:
      'The business of this API user has no active plan. An administrator can choose one; the key stays as it is.',
    description: 'To a program that logs in, while its business is locked. An API user is the account of a program.',
  },
  programDocumentInUse: {
    id: 'error.machine.document_in_use',
    defaultMessage: 'A signature request holds this document. Please delete the request first.',
    description: 'To a program that deletes a document which a request holds.',
  },
  programSealNotAvailable: {
    id: 'error.machine.seal_not_available',
    defaultMessage: 'This API user may not use that seal. An administrator of the business can allow it.',
    description: 'To a program that seals. An API user is the account of a program; a seal is an organisation’s.',
  },
  programEvidence: {
    id: 'error.machine.evidence_not_handed_out',
    defaultMessage: 'Evidence of how people were identified is not handed out to programs.',
    description: 'To a program that asks how a signer was identified.',
  },
  programNotAcceptable: {
    id: 'error.machine.not_acceptable',
    defaultMessage: 'The document is not available in this form. Please ask for a PDF.',
    description: 'To a program that asks for a document in a form in which there is none.',
  },
  urlNotAllowed: {
    id: 'file.url.not_allowed',
    defaultMessage: 'The file’s address is not an https address that may be called from here.',
    description: 'To a program that names a file by its address.',
  },
  urlUnreachable: {
    id: 'file.url.unreachable',
    defaultMessage: 'The server of the file cannot be reached.',
    description: 'To a program that names a file by its address.',
  },
  urlTooSlow: {
    id: 'file.url.too_slow',
    defaultMessage: 'The file did not arrive within 30 seconds.',
    description: 'To a program that names a file by its address.',
  },
  urlBrokenOff: {
    id: 'file.url.broken_off',
    defaultMessage: 'The server of the file broke off its answer.',
    description: 'To a program that names a file by its address.',
  },
  urlTooLarge: {
    id: 'file.url.too_large',
    defaultMessage: 'The file is larger than 112.5 MB.',
    description: 'To a program that names a file by its address.',
  },
  urlTooManyRedirects: {
    id: 'file.url.too_many_redirects',
    defaultMessage: 'The file’s address leads to more than three redirects.',
    description: 'To a program that names a file by its address.',
  },
  urlRefused: {
    id: 'file.url.refused',
    defaultMessage: 'The server of the file did not hand it out.',
    description: 'To a program that names a file by its address.',
  },
  exportTooLarge: {
    id: 'error.business.export_too_large',
    defaultMessage: 'These days hold more than one file can. Please choose a shorter period.',
    description: 'Where a table of activities would be too long.',
  },
  conversionUnseen: {
    id: 'error.machine.conversion_unseen',
    defaultMessage: 'A PDF has to be made of this file first. Please upload it as a document, and look at the PDF.',
    description: 'A program sends a text document or a picture in a call that needs a PDF.',
  },
  embedOriginNotAllowed: {
    id: 'error.embed.origin_not_allowed',
    defaultMessage:
      'This site may not show the signing page. An administrator allows it in the settings of the business.',
    description: 'A program asks for an address for a frame of a site that nobody has named.',
  },
  embedAccount: {
    id: 'error.embed.account',
    defaultMessage: 'This person has an account, and signs in a window of its own.',
    description: 'A program asks for an address for a frame for somebody with an account.',
  },
  embedEnded: {
    id: 'error.embed.ended',
    defaultMessage: 'This page was opened already, or has waited too long. Please load the page around it anew.',
    description: 'An address for a frame is opened again, or too late.',
  },
});
