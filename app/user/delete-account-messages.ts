import { defineMessages } from '../i18n/define-messages.ts';

/** Leaving for good: what is lost, what can be taken along, and the page after it. */
export const userDeleteAccountMessages = defineMessages({
  deleteTitle: {
    id: 'user.delete-account.title',
    defaultMessage: 'Delete your account?',
    description: 'Title of the dialog before an account is deleted.',
  },
  deleteText: {
    id: 'user.delete-account.text',
    defaultMessage: 'The account {email} is deleted for good. Nobody can bring it back.',
    description: 'In the dialog before an account is deleted. {email} is its address.',
  },
  deleteOpen: {
    id: 'user.delete-account.open',
    defaultMessage:
      '{count, plural, one {# request that you have sent is still open. It is withdrawn, and everybody who takes part is told.} other {# requests that you have sent are still open. They are withdrawn, and everybody who takes part is told.}}',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteDocuments: {
    id: 'user.delete-account.documents',
    defaultMessage:
      'You lose access to your documents. Please download first what you need. Others with an account who take part keep their access; what nobody can open any more is deleted.',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteDrafts: {
    id: 'user.delete-account.drafts',
    defaultMessage: 'Your drafts and the images of your signature are deleted.',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteBusiness: {
    id: 'user.delete-account.business',
    defaultMessage: 'You leave {business}. What you have sent for it stays with it.',
    description: 'Point of the dialog before a member of a business deletes the account. {business} is its name.',
  },
  deleteEvidence: {
    id: 'user.delete-account.evidence',
    defaultMessage:
      'Your signatures stay valid. The evidence of them is kept, as the law asks: under Swiss law 11 years, under EU law 35.',
    description: 'Point of the dialog before an account is deleted. The years come from the law on trust services.',
  },
  deleteHint: {
    id: 'user.delete-account.hint',
    defaultMessage: 'So that nobody else can do this.',
    description: 'Below the label of the password field in the dialog before an account is deleted.',
  },
  deleteSubmit: { id: 'user.delete-account.submit', defaultMessage: 'Delete account', description: 'Button.' },
  deleteBlockedTitle: {
    id: 'user.delete-account.blocked-title',
    defaultMessage: 'Your account is still needed',
    description: 'Title of the same dialog for the only administrator of a business.',
  },
  deleteBlocked: {
    id: 'user.delete-account.blocked',
    defaultMessage:
      'You are the only administrator of {business}. Please hand the administration to somebody else first, or delete the business.',
    description: 'In the same dialog for the only administrator of a business.',
  },
  deleteMembers: {
    id: 'user.delete-account.members',
    defaultMessage: 'To the members',
    description: 'Link of the same dialog for the only administrator of a business.',
  },
  deleteUnsigned: {
    id: 'user.delete-account.unsigned',
    defaultMessage:
      '{count, plural, one {You have still to sign # request. Whoever sent it is told that you have left.} other {You have still to sign # requests. Whoever sent them is told that you have left.}}',
    description: 'Point of the dialog before an account is deleted.',
  },
  deleteBusinessEnds: {
    id: 'user.delete-account.business-ends',
    defaultMessage: 'You are the only person in {business}. It is deleted together with your account.',
    description:
      'Point of the dialog before the last person of a business deletes the account. {business} is its name.',
  },
  deleteLoginHint: {
    id: 'user.delete-account.login-hint',
    defaultMessage:
      'So that nobody else can do this. If you have no password, leave it empty: having logged in at your organisation within the last ten minutes is enough.',
    description:
      'Below the label of the password field in the dialog before an account is deleted, for somebody who logs in at an organisation.',
  },
  exportTitle: {
    id: 'user.export.title',
    defaultMessage: 'Your data',
    description: 'Heading of a part of the profile.',
  },
  exportText: {
    id: 'user.export.text',
    defaultMessage:
      'Everything that we keep about you in one archive: profile, requests with their documents, reports and evidence.',
    description: 'Below the heading “Your data” of the profile.',
  },
  exportButton: {
    id: 'user.export.button',
    defaultMessage: 'Download my data',
    description: 'Button of the profile that downloads everything about the person.',
  },
  deleteSectionTitle: {
    id: 'user.delete-account.section-title',
    defaultMessage: 'Delete account',
    description: 'Heading of the last part of the profile.',
  },
  deleteSectionText: {
    id: 'user.delete-account.section-text',
    defaultMessage:
      'Your account and what belongs to you alone are deleted for good. Before that we show you what follows.',
    description: 'Below the heading of the last part of the profile.',
  },
  byeTitle: {
    id: 'user.bye.title',
    defaultMessage: 'Goodbye',
    description: 'Title of the page after an account was deleted.',
  },
  byeText: {
    id: 'user.bye.text',
    defaultMessage: 'Your account is deleted, and you are logged out everywhere. Thank you for having used Sigillum.',
    description: 'Under the title of the page after an account was deleted.',
  },
  byeMail: {
    id: 'user.bye.mail',
    defaultMessage: 'We confirm this in a last mail.',
    description: 'First point of the page after an account was deleted.',
  },
  byeAgain: {
    id: 'user.bye.again',
    defaultMessage: 'Create a new account',
    description: 'Link of the page after an account was deleted.',
  },
  byeKnownTitle: {
    id: 'user.bye.known-title',
    defaultMessage: 'Your account is still there',
    description: 'Heading of the same page for somebody who is logged in.',
  },
  byeKnownText: {
    id: 'user.bye.known-text',
    defaultMessage: 'You are logged in as {email}.',
    description: 'Under that heading. {email} is the address of the account.',
  },
});
