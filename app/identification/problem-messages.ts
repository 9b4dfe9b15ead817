import { defineMessages } from '../i18n/define-messages.ts';

/** Sentences for the area’s problems; a text’s id is the problem’s key. */
export const identificationProblemMessages = defineMessages({
  notOffered: {
    id: 'error.identification.not_offered',
    defaultMessage: 'This way of being identified is not available here. Please choose another one.',
    description: 'Where somebody wants to be identified in a way that nobody offers.',
  },
  notCovered: {
    id: 'error.identification.not_covered',
    defaultMessage:
      'Nobody has agreed to pay for this identification. Please ask whoever wants your signature, or an administrator of your business.',
    description: 'Where somebody wants to be identified and nobody pays.',
  },
  covered: {
    id: 'error.identification.covered',
    defaultMessage: 'This identification costs you nothing any more. Please load the page again and begin.',
    description: 'Where somebody wants to pay for what is paid for.',
  },
  paidAlready: {
    id: 'error.identification.paid_already',
    defaultMessage: 'You have paid for this identification already. Please load the page again and go on with it.',
    description: 'Where somebody wants to pay a second time, say in another tab.',
  },
  alreadyKnown: {
    id: 'error.identification.already_known',
    defaultMessage:
      'You are identified under this law already, so nothing was started. With an account you can be identified anew once you have given that up in your profile, or from 60 days before its end.',
    description: 'Where somebody wants to be identified a second time while the first one counts.',
  },
  returnUnknown: {
    id: 'error.identification.return_unknown',
    defaultMessage: 'This page belongs to no identification that is open. Please begin again.',
    description: 'Where somebody comes back from ID Austria with what does not belong to an open identification.',
  },
  mobileMissing: {
    id: 'error.identification.mobile_missing',
    defaultMessage: 'Please add your mobile number to your profile first: this way needs it.',
    description: 'Where somebody without a mobile number wants to be identified.',
  },
  termsMissing: {
    id: 'error.identification.terms_missing',
    defaultMessage: 'Please accept the terms first.',
    description: 'Below the checkbox for the terms of the trust service.',
  },
  notNeeded: {
    id: 'error.identification.not_needed',
    defaultMessage: 'This signature does not need this identification.',
    description: 'Where somebody who signs by a link wants to be identified otherwise than the signature needs it.',
  },
  ended: {
    id: 'error.identification.ended',
    defaultMessage: 'This identification is already complete, so it can no longer be called off.',
    description: 'Where somebody calls off an identification that has succeeded or failed.',
  },
  nothingKnown: {
    id: 'error.identification.nothing_known',
    defaultMessage: 'You are not identified any more, so there is nothing to give up.',
    description: 'Where somebody gives up identifications and has none.',
  },
  emailDiffers: {
    id: 'error.identification.email_differs',
    defaultMessage: 'This is not your e-mail address here. Please enter the one to which we write to you.',
    description: 'Where somebody calls off an identification and gives another e-mail address.',
  },
  mobileIdNotOffered: {
    id: 'error.mobile_id.not_offered',
    defaultMessage: 'Mobile ID is not set up here.',
    description: 'Where Mobile ID is not set up.',
  },
  mobileIdNumberMissing: {
    id: 'error.mobile_id.mobile_missing',
    defaultMessage: 'Mobile ID asks on your phone. Add your mobile number to your profile first.',
    description: 'Where somebody without a mobile number wants to use Mobile ID.',
  },
  mobileIdNotConnected: {
    id: 'error.mobile_id.not_connected',
    defaultMessage: 'No Mobile ID of the number in your profile is connected.',
    description: 'Where somebody without Mobile ID wants to use it.',
  },
  mobileIdBusy: {
    id: 'error.mobile_id.busy',
    defaultMessage: 'Your phone is being asked something else. Answer there first, or wait until its time is over.',
    description: 'Where a phone is already being asked.',
  },
  inPersonNotEnabled: {
    id: 'error.in_person.not_enabled',
    defaultMessage: 'Your business does not vouch for its people at the moment: AES for Business is not on.',
    description: 'Where somebody records or confirms an identity document and the business does not vouch.',
  },
  inPersonOfficersOnly: {
    id: 'error.in_person.officers_only',
    defaultMessage: 'You may not check documents of colleagues. An administrator gives this right.',
    description: 'Where somebody without the right records an identity document.',
  },
  inPersonUnknown: {
    id: 'error.in_person.member_unknown',
    defaultMessage: 'Nobody of your business has this e-mail address.',
    description: 'Below an e-mail address.',
  },
  inPersonOwn: {
    id: 'error.in_person.own_document',
    defaultMessage: 'Nobody checks the own document. Please ask a colleague who has this right.',
    description: 'Below an e-mail address: it is the own one.',
  },
  inPersonWaiting: {
    id: 'error.in_person.waiting',
    defaultMessage: 'A record of this person waits for confirmation. Withdraw it first if it is wrong.',
    description: 'Below an e-mail address: the document of this person was recorded already.',
  },
  inPersonName: {
    id: 'error.in_person.name_differs',
    defaultMessage:
      'The name in the document is not that of the account. If it has changed, the person changes it in the profile first.',
    description: 'Below the name in an identity document.',
  },
  inPersonAge: {
    id: 'error.in_person.under_age',
    defaultMessage: 'Only people of 18 and over can be identified here.',
    description: 'Below a date of birth.',
  },
  inPersonExpired: {
    id: 'error.in_person.document_expired',
    defaultMessage: 'The document is no longer valid. Please take another one.',
    description: 'Below the end of an identity document.',
  },
  inPersonEnded: {
    id: 'error.in_person.ended',
    defaultMessage: 'This record is over already.',
    description: 'Where somebody withdraws a record that is over.',
  },
});
