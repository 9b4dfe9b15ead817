import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const signatureRequestsProblemMessages = defineMessages({
  problemNotDraft: {
    id: 'error.sr.not_draft',
    defaultMessage: 'This request was already sent. Reload to see where it stands.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotOpen: {
    id: 'error.sr.not_open',
    defaultMessage: 'This request is no longer open. Reload to see what happened.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemWithdrawn: {
    id: 'error.sr.withdrawn',
    defaultMessage: 'This request was withdrawn. There is nothing left to do.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemAlreadySigned: {
    id: 'error.sr.already_signed_by_somebody',
    defaultMessage: 'Somebody has already signed, so people and documents cannot change any more.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoDocument: {
    id: 'error.sr.no_document',
    defaultMessage: 'There is no document yet. Please add one before you send.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemConversionNotAccepted: {
    id: 'error.sr.conversion_not_accepted',
    defaultMessage:
      'A document is a PDF that we made of another file. Please look at it and accept it before others see it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoSigner: {
    id: 'error.sr.no_signer',
    defaultMessage: 'At least one person must sign. Please add a signer first.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDelegationNotAllowed: {
    id: 'error.sr.delegation_not_allowed',
    defaultMessage: 'This signature can only be given by you. Decline if you cannot sign.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDelegatedAlready: {
    id: 'error.sr.delegated_already',
    defaultMessage: 'This signature was delegated already. That is possible only once.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDelegateSelf: {
    id: 'error.sr.delegate_self',
    defaultMessage: 'This is your own address. Please name somebody else.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemDelegateSignsAlready: {
    id: 'error.sr.delegate_signs_already',
    defaultMessage: 'This person signs the request already. Please name somebody else.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldRules: {
    id: 'error.field.rules',
    defaultMessage: 'The rules of a field contradict each other or what stands in it. Please change them.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldCondition: {
    id: 'error.field.condition',
    defaultMessage:
      'A field depends on another one that is not there or that somebody else fills in. Please choose another one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldCircle: {
    id: 'error.field.circle',
    defaultMessage:
      'Fields depend on each other in a circle, so none of them would ever be shown. Please change one of them.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldDocumentSigned: {
    id: 'error.field.document_signed',
    defaultMessage: 'This document was signed before it was uploaded. Fields would break its signatures.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldFormGone: {
    id: 'error.field.form_gone',
    defaultMessage:
      'A document has changed since its form was read, or a field has been taken already. Please look again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldFormFixed: {
    id: 'error.field.form_fixed',
    defaultMessage:
      'A field of the document’s own form stays where it is, and of its kind. You can change its name and who fills it in.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldFileMacros: {
    id: 'error.field.file_macros',
    defaultMessage:
      'This file holds macros, which run when somebody opens it. Please save it without them, or as a PDF.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFieldFileTooLarge: {
    id: 'error.field.file_too_large',
    defaultMessage: 'A file may have 10\u00a0MB here. Please use a smaller file.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyAttachments: {
    id: 'error.sr.too_many_attachments',
    defaultMessage: 'A request may have at most 20 attachments.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyDocuments: {
    id: 'error.sr.too_many_documents',
    defaultMessage: 'A request may have at most 50 documents.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManySigners: {
    id: 'error.sr.too_many_signers',
    defaultMessage: 'A request may have at most 100 signers.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyObservers: {
    id: 'error.sr.too_many_observers',
    defaultMessage: 'A request may have at most 100 observers.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemLastDocument: {
    id: 'error.sr.last_document_cannot_be_removed',
    defaultMessage: 'At least one document must stay, and one for each signer. Add another one first.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemQuality: {
    id: 'error.sr.quality_not_available',
    defaultMessage: 'This signature quality is not offered here. Please choose another one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemMobileRequired: {
    id: 'error.sr.mobile_required',
    defaultMessage:
      'This quality sends a code by SMS, but a signer without account has no mobile number. Please add it and send again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemOutsidePage: {
    id: 'error.sr.placement_outside_page',
    defaultMessage: 'A visible signature lies outside its page. Please move it onto the page.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFormField: {
    id: 'error.sr.form_field_unknown',
    defaultMessage: 'The document has no free signature field of this name.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFormFieldLocks: {
    id: 'error.sr.form_field_locks',
    defaultMessage:
      'A signature field of the document locks it for everybody who signs after. Please let its signer sign last, or choose another place.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemFormFieldDemands: {
    id: 'error.sr.form_field_demands',
    defaultMessage:
      'The author of the document demands of the signature in one of its fields what signatures made here do not have. Please choose another place for it.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemObserverExists: {
    id: 'error.sr.observer_exists',
    defaultMessage: 'This person already observes the request.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNoTeam: {
    id: 'error.sr.no_team',
    defaultMessage: 'Only a request of an organisation can be put into the inbox of a team.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotAColleague: {
    id: 'error.sr.not_a_colleague',
    defaultMessage: 'Only people of your organisation can be named here. An administrator may add others as members.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemGroup: {
    id: 'error.sr.group_not_available',
    defaultMessage: 'This group is not there any more, or nobody is in it. Please choose another one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemChanged: {
    id: 'error.sr.changed_meanwhile',
    defaultMessage: 'Somebody else changed this meanwhile. Please reload and try again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemExpirationPassed: {
    id: 'error.sr.expiration_passed',
    defaultMessage: 'The last day to sign lies in the past. Please choose a later one.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemReminder: {
    id: 'error.rate_limit.reminder',
    defaultMessage: 'Each person can be reminded once an hour. Please try again later.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemCodeWrong: {
    id: 'error.send_to.code_wrong',
    defaultMessage:
      'This access code does not open what lies here. Please check it with the person who gave it to you.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemClaimed: {
    id: 'error.send_to.claimed',
    defaultMessage: 'Somebody else has already taken this document over.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemSendToExpired: {
    id: 'error.send_to.expired',
    defaultMessage: 'Nobody took this document over within a day. Please ask for a new address and code.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemNotCorrectable: {
    id: 'error.sr.not_correctable',
    defaultMessage: 'There is nothing to correct here: this is a draft, or everybody has signed.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemCorrectedAlready: {
    id: 'error.sr.corrected_already',
    defaultMessage: 'There is a corrected version already. Open the request: it leads there.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemCorrectedOneSigned: {
    id: 'error.sr.corrected_one_signed',
    defaultMessage: 'Meanwhile everybody has signed the request before, so that one counts. Please delete this draft.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemTooManyQuestions: {
    id: 'error.sr.too_many_questions',
    defaultMessage: 'You have asked very much already. Please write to the sender directly.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPlaceholderGone: {
    id: 'error.placeholder.gone',
    defaultMessage: 'The document has changed since it was looked through. Please search again.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemPlaceholderTooMany: {
    id: 'error.placeholder.too_many',
    defaultMessage:
      'That is too much: one person can have 100 signatures in a document, and a request 500 fields. Please choose fewer.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
  problemAnsweredAlready: {
    id: 'error.sr.answered_already',
    defaultMessage: 'Somebody else has just answered this. Reload to see the answer.',
    description: 'Sentence for a problem that the API answers; its id is the problem’s key.',
  },
});
