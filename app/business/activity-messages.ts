import { defineMessages } from '../i18n/define-messages.ts';

/** What has happened in a business, and its files. */
export const businessActivityMessages = defineMessages({
  title: {
    id: 'business.activity.title',
    defaultMessage: 'Activity',
    description: 'Title of the page with what has happened in a business.',
  },
  text: {
    id: 'business.activity.text',
    defaultMessage:
      'What was done on your business’s account. Signatures and identifications come from the evidence of the requests.',
    description: 'Under that title.',
  },
  tabs: {
    id: 'business.activity.tabs',
    defaultMessage: 'Kinds of activity',
    description: 'Name of the row of tabs.',
  },
  tabSignatures: {
    id: 'business.activity.tab-signatures',
    defaultMessage: 'Signatures',
    description: 'Tab.',
  },
  tabIdentifications: {
    id: 'business.activity.tab-identifications',
    defaultMessage: 'Identifications',
    description: 'Tab.',
  },
  tabAccounts: {
    id: 'business.activity.tab-accounts',
    defaultMessage: 'Business and members',
    description: 'Tab: changes of members, settings, domains, groups and seals.',
  },
  period: {
    id: 'business.activity.period',
    defaultMessage: 'Period',
    description: 'Label of two days.',
  },
  from: {
    id: 'business.activity.from',
    defaultMessage: 'From',
    description: 'Label of the first day.',
  },
  to: {
    id: 'business.activity.to',
    defaultMessage: 'To',
    description: 'Label of the last day.',
  },
  apply: {
    id: 'business.activity.apply',
    defaultMessage: 'Show',
    description: 'Button that shows the chosen days.',
  },
  clear: {
    id: 'business.activity.clear',
    defaultMessage: 'All days',
    description: 'Link that shows everything again.',
  },
  found: {
    id: 'business.activity.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# entry} other {# entries}}',
    description: 'How many there are.',
  },
  loading: {
    id: 'business.activity.loading',
    defaultMessage: 'Loading',
    description: 'For screen readers while another page is on its way.',
  },
  time: {
    id: 'business.activity.time',
    defaultMessage: 'Time',
    description: 'Heading of a column.',
  },
  signer: {
    id: 'business.activity.signer',
    defaultMessage: 'Signed by',
    description: 'Heading of a column.',
  },
  initiator: {
    id: 'business.activity.initiator',
    defaultMessage: 'Asked for by',
    description: 'Heading of a column: who sent the request.',
  },
  quality: {
    id: 'business.activity.quality',
    defaultMessage: 'Quality',
    description: 'Heading of a column.',
  },
  legislation: {
    id: 'business.activity.legislation',
    defaultMessage: 'Law',
    description: 'Heading of a column.',
  },
  costCentre: {
    id: 'business.activity.cost-centre',
    defaultMessage: 'Cost centre',
    description: 'Heading of a column.',
  },
  person: {
    id: 'business.activity.person',
    defaultMessage: 'Person',
    description: 'Heading of a column.',
  },
  what: {
    id: 'business.activity.what',
    defaultMessage: 'What happened',
    description: 'Heading of a column.',
  },
  who: {
    id: 'business.activity.who',
    defaultMessage: 'By',
    description: 'Heading of a column: who did it.',
  },
  program: {
    id: 'business.activity.program',
    defaultMessage: 'A program',
    description: 'In place of a person: a program that asks by the key of an API user.',
  },
  operator: {
    id: 'business.activity.operator',
    defaultMessage: 'The operator of this service',
    description: 'In place of a person: whoever runs the installation.',
  },
  unknownPerson: {
    id: 'business.activity.unknown-person',
    defaultMessage: 'Not known any more',
    description: 'In place of a person whom nobody can name any more.',
  },
  server: {
    id: 'business.activity.server',
    defaultMessage: 'The service itself',
    description: 'Who did something that nobody asked for at that moment.',
  },
  sealed: {
    id: 'business.activity.sealed',
    defaultMessage: 'Seal',
    description: 'Badge: made with a seal of the business.',
  },
  external: {
    id: 'business.activity.external',
    defaultMessage: 'external',
    description: 'Behind a name: does not belong to the business.',
  },
  none: {
    id: 'business.activity.none',
    defaultMessage: '–',
    description: 'In place of a value that there is none of.',
  },
  emptySignaturesTitle: {
    id: 'business.activity.empty-signatures-title',
    defaultMessage: 'No signatures yet',
    description: 'Title in place of the list.',
  },
  emptySignaturesText: {
    id: 'business.activity.empty-signatures-text',
    defaultMessage: 'As soon as somebody signs a document of your business, it stands here.',
    description: 'Below that title.',
  },
  emptyIdentificationsTitle: {
    id: 'business.activity.empty-identifications-title',
    defaultMessage: 'No identifications yet',
    description: 'Title in place of the list.',
  },
  emptyIdentificationsText: {
    id: 'business.activity.empty-identifications-text',
    defaultMessage:
      'Trust services identify people before their first qualified signature. Once that is known of somebody who signs for you, it stands here.',
    description: 'Below that title.',
  },
  emptyAccountsTitle: {
    id: 'business.activity.empty-accounts-title',
    defaultMessage: 'Nothing has changed yet',
    description: 'Title in place of the list.',
  },
  emptyAccountsText: {
    id: 'business.activity.empty-accounts-text',
    defaultMessage: 'Whatever is done to members, settings, domains, groups and seals stands here.',
    description: 'Below that title.',
  },
  emptyPeriodTitle: {
    id: 'business.activity.empty-period-title',
    defaultMessage: 'Nothing in these days',
    description: 'Title in place of the list, when days were chosen.',
  },
  emptyPeriodText: {
    id: 'business.activity.empty-period-text',
    defaultMessage: 'Choose other days, or look at all of them.',
    description: 'Below that title.',
  },
  toUpload: {
    id: 'business.activity.to-upload',
    defaultMessage: 'Send a document',
    description: 'Button to the upload.',
  },
  toMembers: {
    id: 'business.activity.to-members',
    defaultMessage: 'To the members',
    description: 'Button to the members.',
  },
  exportUsage: {
    id: 'business.activity.export-usage',
    defaultMessage: 'Save signatures',
    description: 'Button: downloads a table with a line for each signature.',
  },
  exportReport: {
    id: 'business.activity.export-report',
    defaultMessage: 'Save by cost centre',
    description: 'Button: downloads a table with a line for each cost centre.',
  },
  exportIdentifications: {
    id: 'business.activity.export-identifications',
    defaultMessage: 'Save identifications',
    description: 'Button: downloads a table with a line for each identification.',
  },
  exporting: {
    id: 'business.activity.exporting',
    defaultMessage: 'The file is being written',
    description: 'Beside the progress of a download.',
  },
  exportProgress: {
    id: 'business.activity.export-progress',
    defaultMessage: '{rows} of {total} lines',
    description: 'How far a download is.',
  },
  exported: {
    id: 'business.activity.exported',
    defaultMessage: 'Saved {count, plural, one {# line} other {# lines}} as {name}',
    description: 'Short message after a download. {name} is the name of the file.',
  },
  exportBroken: {
    id: 'business.activity.export-broken',
    defaultMessage: 'The file broke off after {rows} of {total} lines. Nothing was saved. Please try again.',
    description: 'The connection broke, or the server went away, during a download.',
  },
  exportCancel: {
    id: 'business.activity.export-cancel',
    defaultMessage: 'Cancel',
    description: 'Ends a download.',
  },
  founded: {
    id: 'business.activity.event.founded',
    defaultMessage: 'The business was founded',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  memberInvited: {
    id: 'business.activity.event.member-invited',
    defaultMessage: '{email} was invited',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  invitationCancelled: {
    id: 'business.activity.event.invitation-cancelled',
    defaultMessage: 'The invitation of {email} was cancelled',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  invitationDeclined: {
    id: 'business.activity.event.invitation-declined',
    defaultMessage: '{email} declined the invitation',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  memberJoined: {
    id: 'business.activity.event.member-joined',
    defaultMessage: '{email} joined',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  memberLeft: {
    id: 'business.activity.event.member-left',
    defaultMessage: '{email} left',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  memberRemoved: {
    id: 'business.activity.event.member-removed',
    defaultMessage: '{email} was removed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  adminMade: {
    id: 'business.activity.event.admin-made',
    defaultMessage: '{email} became an administrator',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  adminRevoked: {
    id: 'business.activity.event.admin-revoked',
    defaultMessage: '{email} is no administrator any more',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  profileChanged: {
    id: 'business.activity.event.profile-changed',
    defaultMessage: 'The profile was changed: {changed}',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  settingsChanged: {
    id: 'business.activity.event.settings-changed',
    defaultMessage: 'Settings were changed: {changed}',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  planChanged: {
    id: 'business.activity.event.plan-changed',
    defaultMessage: 'The plan was changed: {changed}',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  trialEnded: {
    id: 'business.activity.event.trial-ended',
    defaultMessage: 'The trial has ended',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  deletionRequested: {
    id: 'business.activity.event.deletion-requested',
    defaultMessage: 'The deletion of the business was asked for',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  deletionRevoked: {
    id: 'business.activity.event.deletion-revoked',
    defaultMessage: 'The deletion of the business was called off',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  domainAdded: {
    id: 'business.activity.event.domain-added',
    defaultMessage: 'The domain {subject} was added',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  domainActivated: {
    id: 'business.activity.event.domain-activated',
    defaultMessage: 'The domain {subject} was proved',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  domainRemoved: {
    id: 'business.activity.event.domain-removed',
    defaultMessage: 'The domain {subject} was removed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  aesApplied: {
    id: 'business.activity.event.aes-applied',
    defaultMessage: 'Vouching for domains applied for',
    description: 'What was done in a business: AES for Business.',
  },
  aesConfirmed: {
    id: 'business.activity.event.aes-confirmed',
    defaultMessage: 'Vouching for domains confirmed',
    description: 'What was done in a business: AES for Business.',
  },
  aesDeclined: {
    id: 'business.activity.event.aes-declined',
    defaultMessage: 'Vouching for domains declined',
    description: 'What was done in a business: AES for Business.',
  },
  aesEnded: {
    id: 'business.activity.event.aes-ended',
    defaultMessage: 'Vouching for domains ended',
    description: 'What was done in a business: AES for Business.',
  },
  officerMade: {
    id: 'business.activity.event.officer-made',
    defaultMessage: '{email} may check documents of colleagues',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  officerRevoked: {
    id: 'business.activity.event.officer-revoked',
    defaultMessage: '{email} no longer checks documents of colleagues',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  identityRecorded: {
    id: 'business.activity.event.identity-recorded',
    defaultMessage: 'The document of {email} was checked by {subject}',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  identityConfirmed: {
    id: 'business.activity.event.identity-confirmed',
    defaultMessage: '{email} confirmed what {subject} had recorded',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  identityRejected: {
    id: 'business.activity.event.identity-rejected',
    defaultMessage: '{email} rejected what {subject} had recorded',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  identityWithdrawn: {
    id: 'business.activity.event.identity-withdrawn',
    defaultMessage: 'The check of {email} by {subject} was withdrawn',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  identityEnded: {
    id: 'business.activity.event.identity-ended',
    defaultMessage: 'The check of {email} by {subject} counts no more',
    description:
      'What was done in a business. {email} and {subject} are whom it happened to, and who has checked the document.',
  },
  ssoChanged: {
    id: 'business.activity.event.sso-changed',
    defaultMessage: 'The log-in of the domain {subject} was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  groupCreated: {
    id: 'business.activity.event.group-created',
    defaultMessage: 'The group “{subject}” was made',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  groupChanged: {
    id: 'business.activity.event.group-changed',
    defaultMessage: 'The group “{subject}” was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  groupDeleted: {
    id: 'business.activity.event.group-deleted',
    defaultMessage: 'The group “{subject}” was deleted',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  sealChanged: {
    id: 'business.activity.event.seal-changed',
    defaultMessage: 'The seal “{subject}” was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  apiUserCreated: {
    id: 'business.activity.event.api-user-created',
    defaultMessage: 'The API user {subject} was made',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  apiUserChanged: {
    id: 'business.activity.event.api-user-changed',
    defaultMessage: 'The API user {subject} was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  apiUserDeleted: {
    id: 'business.activity.event.api-user-deleted',
    defaultMessage: 'The API user {subject} was deleted',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  webhookCreated: {
    id: 'business.activity.event.webhook-created',
    defaultMessage: 'The webhook “{subject}” was created',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  webhookChanged: {
    id: 'business.activity.event.webhook-changed',
    defaultMessage: 'The webhook “{subject}” was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  webhookDeleted: {
    id: 'business.activity.event.webhook-deleted',
    defaultMessage: 'The webhook “{subject}” was deleted',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  deputyNamed: {
    id: 'business.activity.event.deputy-named',
    defaultMessage: '{email} was named as deputy during an absence',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  deputyEnded: {
    id: 'business.activity.event.deputy-ended',
    defaultMessage: '{email} is no longer a deputy',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  templateCreated: {
    id: 'business.activity.event.template-created',
    defaultMessage: 'The template “{subject}” was made',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  templateChanged: {
    id: 'business.activity.event.template-changed',
    defaultMessage: 'The template “{subject}” was changed',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
  templateDeleted: {
    id: 'business.activity.event.template-deleted',
    defaultMessage: 'The template “{subject}” was deleted',
    description: 'What was done in a business. {email}, {subject} and {changed} are whom or what it happened to.',
  },
});
