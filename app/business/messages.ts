import { defineMessages } from '../i18n/define-messages.ts';

export const businessMessages = defineMessages({
  notAllowed: {
    id: 'business.not_allowed',
    defaultMessage: 'Only administrators of your business may open this page.',
    description: 'Short message when a member opens a page for administrators.',
  },
  name: { id: 'business.name', defaultMessage: 'Name of the business', description: 'Label of a field.' },
  nameHint: {
    id: 'business.name.hint',
    defaultMessage: 'As it is registered, or as people know it.',
    description: 'Below the label of the field for the name.',
  },
  phone: { id: 'business.phone', defaultMessage: 'Phone', description: 'Label of a field.' },
  optional: {
    id: 'business.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field that may stay empty.',
  },

  signUpTitle: {
    id: 'business.sign-up.title',
    defaultMessage: 'Have documents signed',
    description: 'Title of the first page of the sign-up for businesses.',
  },
  signUpText: {
    id: 'business.sign-up.text',
    defaultMessage:
      'Set up your business and try everything for {days} days, without a payment method. It starts with your e-mail address at work.',
    description: 'Under the title of the first page of the sign-up for businesses. {days} is the length of the trial.',
  },
  signUpPlain: {
    id: 'business.sign-up.plain',
    defaultMessage: 'You only want to sign? <link>A personal account is enough</link>',
    description: 'Below the sign-up for businesses; the link leads to the personal sign-up.',
  },
  stepsTitle: {
    id: 'business.steps.title',
    defaultMessage: 'Your business and you',
    description: 'Title of the last page of the sign-up for businesses.',
  },
  stepsText: {
    id: 'business.steps.text',
    defaultMessage: 'Your address {email} is confirmed. You become the administrator of the new business.',
    description: 'Under the title of the last page of the sign-up for businesses. {email} is the confirmed address.',
  },
  stepsButton: {
    id: 'business.steps.button',
    defaultMessage: 'Create account and business',
    description: 'Button that creates both.',
  },

  registerTitle: {
    id: 'business.register.title',
    defaultMessage: 'Set up your business',
    description: 'Title of the form with which an existing account founds a business.',
  },
  registerText: {
    id: 'business.register.text',
    defaultMessage:
      'Upload documents and invite others to sign them: {days} days to try, without a payment method. You become the administrator.',
    description: 'Under the title of that form. {days} is the length of the trial.',
  },
  registerButton: {
    id: 'business.register.button',
    defaultMessage: 'Create business',
    description: 'Button that creates the business.',
  },
  registerLater: {
    id: 'business.register.later',
    defaultMessage: 'Not now',
    description: 'Link back to the dashboard.',
  },
  terms: {
    id: 'business.terms',
    defaultMessage: 'I may act for this business and accept the terms of use for it',
    description: 'Checkbox of both forms that create a business.',
  },

  welcomeTitle: {
    id: 'business.welcome.title',
    defaultMessage: '{name} is ready',
    description: 'Title of the page after a business was created. {name} is the name of the business.',
  },
  welcomeTab: {
    id: 'business.welcome.tab',
    defaultMessage: 'Your business is ready',
    description: 'The same in the browser’s tab.',
  },
  welcomeTrial: {
    id: 'business.welcome.trial',
    defaultMessage: 'You are its administrator. The trial runs until {date}.',
    description: 'Under the title of the page after a business was created. {date} is the last day of the trial.',
  },
  welcomePaid: {
    id: 'business.welcome.paid',
    defaultMessage: 'You are its administrator.',
    description: 'The same when there is no trial.',
  },
  welcomeUpload: {
    id: 'business.welcome.upload',
    defaultMessage: 'Upload a PDF and place the signatures on its pages.',
    description: 'First of three points.',
  },
  welcomeInvite: {
    id: 'business.welcome.invite',
    defaultMessage: 'Invite signers by e-mail address. They need no account.',
    description: 'Second of three points.',
  },
  welcomeProof: {
    id: 'business.welcome.proof',
    defaultMessage: 'When all have signed, everybody gets the document and the report with the evidence.',
    description: 'Third of three points.',
  },
  welcomeButton: {
    id: 'business.welcome.button',
    defaultMessage: 'Upload the first document',
    description: 'Button to the upload.',
  },
  welcomeHome: {
    id: 'business.welcome.home',
    defaultMessage: 'To the dashboard',
    description: 'Link to the dashboard.',
  },

  alreadyMember: {
    id: 'error.business.already_member',
    defaultMessage: 'You already belong to a business. Please leave it before you create or join another one.',
    description: 'Above the form that creates a business.',
  },
  invitationInvalid: {
    id: 'error.business.invitation_invalid',
    defaultMessage: 'This invitation has been withdrawn, has been answered or has expired. Please ask for a new one.',
    description: 'In the dialog that answers an invitation to a business.',
  },
  uploadNotAllowed: {
    id: 'error.business.upload_not_allowed',
    defaultMessage: 'Your account signs what it is invited to. To upload documents, set up a business.',
    description: 'Where an upload is refused.',
  },
  trialExpired: {
    id: 'error.business.trial_expired',
    defaultMessage: 'The trial of your business has ended, so no documents can be uploaded.',
    description: 'Where an upload is refused.',
  },
});
