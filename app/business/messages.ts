import { defineMessages } from '../i18n/define-messages.ts';

export const businessMessages = defineMessages({
  notAllowed: {
    id: 'business.not_allowed',
    defaultMessage: 'Only administrators of your business may open this page.',
    description: 'Short message when a member opens a page for administrators.',
  },
  name: { id: 'business.name', defaultMessage: 'Name of the business', description: 'Label of a field.' },
  phone: { id: 'business.phone', defaultMessage: 'Phone', description: 'Label of a field.' },

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
  signUpTextFree: {
    id: 'business.sign-up.text-free',
    defaultMessage:
      'Set up your business: colleagues, groups and seals in one place. It starts with your e-mail address at work.',
    description: 'The same where nothing is sold.',
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
  registerTextFree: {
    id: 'business.register.text-free',
    defaultMessage: 'Colleagues, groups and seals in one place. You become the administrator.',
    description: 'The same where nothing is sold.',
  },
  registerSecondTry: {
    id: 'business.register.second-try',
    defaultMessage: 'Your account is ready and you are logged in. Only the business is still missing:',
    description: 'Above the reason for which a sign-up made an account and no business, and the form for another try.',
  },
  registerButton: {
    id: 'business.register.button',
    defaultMessage: 'Create business',
    description: 'Button that creates the business.',
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

  invitationTitle: {
    id: 'business.invitation.title',
    defaultMessage: 'Join {business}?',
    description: 'Title of the dialog. {business} is the business that invites.',
  },
  invitationText: {
    id: 'business.invitation.text',
    defaultMessage: '{inviter} invites you {role, select, admin {as an administrator} other {as a member}}.',
    description: 'Who invites, and as what.',
  },
  invitationChanges: {
    id: 'business.invitation.changes',
    defaultMessage: 'What changes',
    description: 'Heading of a list.',
  },
  invitationUploads: {
    id: 'business.invitation.uploads',
    defaultMessage: 'You upload documents and have them signed. The business pays.',
    description: 'A consequence.',
  },
  invitationAdmin: {
    id: 'business.invitation.admin',
    defaultMessage: 'You manage members, seals, settings and billing, too.',
    description: 'A consequence for administrators.',
  },
  invitationVisible: {
    id: 'business.invitation.visible',
    defaultMessage:
      'Its administrators see who sends and signs what and when. If you leave, they take over what you have sent for the business.',
    description: 'A consequence.',
  },
  invitationOwn: {
    id: 'business.invitation.own',
    defaultMessage: 'Your account, your password and what you have signed so far are yours alone.',
    description: 'What stays.',
  },
  invitationLeave: {
    id: 'business.invitation.leave',
    defaultMessage: 'You can leave the business whenever you like.',
    description: 'What stays.',
  },
  invitationUntil: {
    id: 'business.invitation.until',
    defaultMessage: 'The invitation is valid until {date}.',
    description: 'At the end. {date} is the last day of the invitation.',
  },
  invitationElsewhere: {
    id: 'business.invitation.elsewhere',
    defaultMessage: 'You belong to {other}. Leave it in your profile first, then accept this invitation.',
    description: 'Instead of the button that accepts. {other} is the business the person belongs to.',
  },
  invitationAccept: { id: 'business.invitation.accept', defaultMessage: 'Accept invitation', description: 'Button.' },
  invitationDecline: { id: 'business.invitation.decline', defaultMessage: 'Decline', description: 'Button.' },
  invitationAccepted: {
    id: 'business.invitation.accepted',
    defaultMessage: 'You now belong to {business}.',
    description: 'Told for a moment once the invitation was accepted.',
  },
  invitationDeclined: {
    id: 'business.invitation.declined',
    defaultMessage: 'You have declined the invitation of {business}.',
    description: 'Told for a moment once the invitation was declined.',
  },
  invitationWorking: {
    id: 'business.invitation.loading',
    defaultMessage: 'Sending your answer',
    description: 'Read out while the answer is sent.',
  },

  downgradedTitle: {
    id: 'business.downgraded.title',
    defaultMessage: '{business} is on the free plan now',
    description: 'Title when the business has no paid plan any more.',
  },
  downgradedText: {
    id: 'business.downgraded.text',
    defaultMessage: 'An administrator chose it on {date}.',
    description: 'Below that title.',
  },

  removedTitle: {
    id: 'business.removed.title',
    defaultMessage: 'You no longer belong to {business}',
    description: 'Title when the person was removed.',
  },
  removedText: {
    id: 'business.removed.text',
    defaultMessage: 'An administrator removed you on {date}. If you did not expect this, please ask there.',
    description: 'Below that title.',
  },

  deletedTitle: {
    id: 'business.deleted.title',
    defaultMessage: '{business} has been deleted',
    description: 'Title when the business was deleted.',
  },
  deletedText: {
    id: 'business.deleted.text',
    defaultMessage: 'An administrator deleted it on {date}.',
    description: 'Below that title.',
  },
  deletedRevocable: {
    id: 'business.deleted.revocable',
    defaultMessage: 'Until {date} an administrator can bring it back.',
    description: 'After that. {date} is the last day on which it can be undone.',
  },

  downgradedEnds: { id: 'business.downgraded.ends', defaultMessage: 'What ended', description: 'Heading of a list.' },
  downgradedUploads: {
    id: 'business.downgraded.uploads',
    defaultMessage: 'Uploading documents and sending new requests.',
    description: 'What ended.',
  },
  downgradedSeals: {
    id: 'business.downgraded.seals',
    defaultMessage: 'The seals and signer groups of the business.',
    description: 'What ended.',
  },
  downgradedRequests: {
    id: 'business.downgraded.requests',
    defaultMessage: 'Access to the requests you sent for the business. Its administrators have taken them over.',
    description: 'What ended for a person who was removed.',
  },
  downgradedSigning: {
    id: 'business.downgraded.signing',
    defaultMessage: 'You sign what you are asked to sign, free of charge.',
    description: 'What stays.',
  },
  downgradedOwn: {
    id: 'business.downgraded.own',
    defaultMessage: 'Your account and all documents that you have signed.',
    description: 'What stays.',
  },
  downgradedSent: {
    id: 'business.downgraded.sent',
    defaultMessage: 'Requests that are open: people can go on signing them.',
    description: 'What stays when only the plan ended.',
  },
  downgradedPlans: {
    id: 'business.downgraded.plans',
    defaultMessage: 'See the plans',
    description: 'Button to the page with the plans.',
  },

  surveySigningTitle: {
    id: 'business.survey.signing-title',
    defaultMessage: 'How was signing?',
    description: 'Title of the survey after signing.',
  },
  surveyRating: {
    id: 'business.survey.rating',
    defaultMessage: 'How satisfied are you?',
    description: 'Label of the scale.',
  },
  surveyVeryBad: {
    id: 'business.survey.1',
    defaultMessage: 'Very dissatisfied',
    description: 'Lowest step of the scale.',
  },
  surveyBad: { id: 'business.survey.2', defaultMessage: 'Dissatisfied', description: 'Second step of the scale.' },
  surveyMiddle: { id: 'business.survey.3', defaultMessage: 'In between', description: 'Third step of the scale.' },
  surveyGood: { id: 'business.survey.4', defaultMessage: 'Satisfied', description: 'Fourth step of the scale.' },
  surveyVeryGood: {
    id: 'business.survey.5',
    defaultMessage: 'Very satisfied',
    description: 'Highest step of the scale.',
  },
  surveyMissing: {
    id: 'business.survey.missing',
    defaultMessage: 'Please choose one of the five steps.',
    description: 'Below the scale when nothing was chosen.',
  },
  surveyComment: {
    id: 'business.survey.comment',
    defaultMessage: 'What went well, what should be better?',
    description: 'Label of a field.',
  },
  surveyCommentHint: {
    id: 'business.survey.comment-hint',
    defaultMessage: 'Please nothing confidential. We read every answer.',
    description: 'Below that label.',
  },
  surveySubmit: { id: 'business.survey.submit', defaultMessage: 'Send answer', description: 'Button.' },
});
