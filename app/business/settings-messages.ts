import { defineMessages } from '../i18n/define-messages.ts';

export const businessSettingsMessages = defineMessages({
  title: {
    id: 'business.settings.title',
    defaultMessage: 'Settings of the business',
    description: 'Title of the page with the settings of a business.',
  },
  text: {
    id: 'business.settings.text',
    defaultMessage: 'They hold for everybody in {name}. Each change is kept in the activity, with who made it.',
    description: 'Under that title.',
  },
  contactTitle: {
    id: 'business.settings.contact.title',
    defaultMessage: 'Support contact',
    description: 'Heading: whom people may ask for help.',
  },
  contactText: {
    id: 'business.settings.contact.text',
    defaultMessage: 'Whom your people and your signers may ask. It stands where something goes wrong.',
    description: 'Beside that heading.',
  },
  contactEmail: {
    id: 'business.settings.contact.email',
    defaultMessage: 'E-mail for help',
    description: 'Label of a field.',
  },
  contactPhone: {
    id: 'business.settings.contact.phone',
    defaultMessage: 'Phone for help',
    description: 'Label of a field.',
  },
  contactPhoneHint: {
    id: 'business.settings.contact.phone.hint',
    defaultMessage: 'For example +41 44 123 45 67',
    description: 'Below the label of that field.',
  },
  logoTitle: {
    id: 'business.settings.logo.title',
    defaultMessage: 'Logo',
    description: 'Heading: the logo of a business.',
  },
  logoText: {
    id: 'business.settings.logo.text',
    defaultMessage:
      'It stands in your e-mails, where people sign your documents, and on the report of their signatures.',
    description: 'Beside that heading.',
  },
  logoAlt: {
    id: 'business.settings.logo.alt',
    defaultMessage: 'The logo on {ground, select, light {a light page} other {a dark page}}',
    description: 'Says of two pictures of the logo what they show.',
  },
  logoHint: {
    id: 'business.settings.logo.hint',
    defaultMessage: 'PNG, JPEG or WebP, at most 5\u00A0MB. Empty margins are cropped.',
    description: 'Below the place where a logo is dropped.',
  },
  signingTitle: {
    id: 'business.settings.signing.title',
    defaultMessage: 'Signing',
    description: 'Heading: what holds for signatures on a business’s requests.',
  },
  signingText: {
    id: 'business.settings.signing.text',
    defaultMessage: 'What signatures on your requests must say, and what your people may choose.',
    description: 'Beside that heading.',
  },
  part11: {
    id: 'business.settings.part11',
    defaultMessage: 'Every request is a regulated record',
    description: 'Label of a box: 21 CFR Part 11 for all requests of a business.',
  },
  part11Hint: {
    id: 'business.settings.part11.hint',
    defaultMessage:
      'Who signs states name and reason, and is proved again. It holds for requests that are sent from now on.',
    description: 'Below the label of that box.',
  },
  lookDate: {
    id: 'business.settings.look.date',
    defaultMessage: 'Date in visual signatures',
    description: 'Label of a choice.',
  },
  lookClaim: {
    id: 'business.settings.look.claim',
    defaultMessage: '“Signed with” in visual signatures',
    description: 'Label of a choice: the line that says how it was signed.',
  },
  lookStd: {
    id: 'business.settings.look.std',
    defaultMessage: 'Quality in visual signatures',
    description: 'Label of a choice: the line with quality and legislation.',
  },
  lookRule: {
    id: 'business.settings.look.rule',
    defaultMessage:
      '{rule, select, always {Always shown} never {Never shown} chooseOff {Own choice, hidden at first} other {Own choice, shown at first}}',
    description: 'Choices for a line of visual signatures.',
  },
  retentionTitle: {
    id: 'business.settings.retention.title',
    defaultMessage: 'Automatic deletion',
    description: 'Heading: how long documents are kept.',
  },
  retentionText: {
    id: 'business.settings.retention.text',
    defaultMessage: 'Who sent a request gets an e-mail 7 days before it is deleted, and another on the day.',
    description: 'Beside that heading.',
  },
  retentionOff: {
    id: 'business.settings.retention.off',
    defaultMessage: 'Documents stay until somebody deletes them.',
    description: 'What holds while automatic deletion is off.',
  },
  retentionOn: {
    id: 'business.settings.retention.on',
    defaultMessage:
      'Requests are deleted with their documents {days, plural, one {# day} other {# days}} after {terminalState, select, yes {their end} other {their upload}}.',
    description: 'What holds while automatic deletion is on.',
  },
  retentionActivate: {
    id: 'business.settings.retention.activate',
    defaultMessage: 'Switch on automatic deletion',
    description: 'Button that opens a dialog.',
  },
  retentionChange: {
    id: 'business.settings.retention.change',
    defaultMessage: 'Change',
    description: 'Button that opens a dialog with the number of days.',
  },
  retentionDeactivate: {
    id: 'business.settings.retention.deactivate',
    defaultMessage: 'Switch off automatic deletion',
    description: 'Button that opens a dialog.',
  },
  mailsTitle: {
    id: 'business.settings.mails.title',
    defaultMessage: 'Attachments of the last e-mail',
    description: 'Heading: what goes along when everybody has signed.',
  },
  mailsText: {
    id: 'business.settings.mails.text',
    defaultMessage: 'What people get with the e-mail that says that everybody has signed.',
    description: 'Beside that heading.',
  },
  mailsDocument: {
    id: 'business.settings.mails.document',
    defaultMessage: 'Signed documents',
    description: 'Label of a choice.',
  },
  mailsProtocol: {
    id: 'business.settings.mails.protocol',
    defaultMessage: 'Signature report',
    description: 'Label of a choice.',
  },
  mailsRule: {
    id: 'business.settings.mails.rule',
    defaultMessage:
      '{rule, select, always {Always attached} never {Never attached} chooseOff {Sender’s choice, left out at first} other {Sender’s choice, attached at first}}',
    description: 'Choices for an attachment.',
  },
  groupsTitle: {
    id: 'business.settings.groups.title',
    defaultMessage: 'Signer groups',
    description: 'Heading: how many groups of signers there may be.',
  },
  groupsText: {
    id: 'business.settings.groups.text',
    defaultMessage: 'Whoever runs this service sets these limits.',
    description: 'Beside that heading.',
  },
  groupsMost: {
    id: 'business.settings.groups.most',
    defaultMessage: 'Groups at most',
    description: 'Term before a number.',
  },
  groupsPeople: {
    id: 'business.settings.groups.people',
    defaultMessage: 'People in a group at most',
    description: 'Term before a number.',
  },
  embeddingTitle: {
    id: 'business.settings.embedding.title',
    defaultMessage: 'Signing in your own pages',
    description: 'Heading: which sites may show the signing page in a frame.',
  },
  embeddingText: {
    id: 'business.settings.embedding.text',
    defaultMessage:
      'These sites may show your signers the page for signing within their own. On every other site it stays closed.',
    description: 'Beside that heading.',
  },
  embeddingOrigins: {
    id: 'business.settings.embedding.origins',
    defaultMessage: 'Sites that may do so',
    description: 'Label of a field for addresses of sites.',
  },
  embeddingHint: {
    id: 'business.settings.embedding.hint',
    defaultMessage: 'One per line, at most {most}, without a path. For example https://portal.example.ch',
    description: 'Below the label of that field.',
  },
  embeddingInvalid: {
    id: 'business.settings.embedding.invalid',
    defaultMessage: 'Each line must be the address of a site that begins with https:// and has no path.',
    description: 'Below that field, when something else stands there.',
  },
  embeddingTooMany: {
    id: 'business.settings.embedding.too_many',
    defaultMessage: 'These are too many sites. Please leave out those that nobody uses any more.',
    description: 'Below that field.',
  },
  moreTitle: {
    id: 'business.settings.more.title',
    defaultMessage: 'More',
    description: 'Heading: what is left to set.',
  },
  moreText: {
    id: 'business.settings.more.text',
    defaultMessage: 'Services of others that come along for your people.',
    description: 'Beside that heading.',
  },
  teamInbox: {
    id: 'business.settings.team-inbox',
    defaultMessage: 'New requests lie in the team inbox',
    description: 'Label of a box.',
  },
  teamInboxHint: {
    id: 'business.settings.team-inbox-hint',
    defaultMessage:
      'Once they are sent, anybody of the organisation may take them. Whoever prepares a request can decide otherwise for it.',
    description: 'Below that box.',
  },
  directSign: {
    id: 'business.settings.direct-sign',
    defaultMessage: 'People without an account may sign qualified',
    description: 'Label of a box.',
  },
  directSignHint: {
    id: 'business.settings.direct-sign-hint',
    defaultMessage:
      'They identify themselves for one signature and confirm it at the trust service. Without this, requests for qualified signatures (QES) and minimal advanced ones are signed only by people with an account.',
    description: 'Below that box.',
  },
  affiliate: {
    id: 'business.settings.affiliate',
    defaultMessage: 'Your people may recommend the product and get a discount',
    description: 'Label of a box.',
  },
  userPilot: {
    id: 'business.settings.user-pilot',
    defaultMessage: 'Show new people around',
    description: 'Label of a box: a tour of the product.',
  },
  userPilotHint: {
    id: 'business.settings.user-pilot-hint',
    defaultMessage:
      'Userpilot shows them what is where. It is told e-mail address, id, role, language and plan with its beginning of each person, and what your business is called.',
    description: 'Below that box: what becomes known to whom.',
  },
  affiliateHint: {
    id: 'business.settings.affiliate-hint',
    defaultMessage: 'Each person finds a link of their own in the profile. Cello is told who signs up by it.',
    description: 'Below that box: what becomes known to whom.',
  },
  nowText: {
    id: 'business.settings.now.text',
    defaultMessage: 'Somebody else has made it {value}',
    description: 'Below a field that two administrators have changed at once.',
  },
  nowEmpty: {
    id: 'business.settings.now.empty',
    defaultMessage: 'Somebody else has emptied this field',
    description: 'Below a field that two administrators have changed at once.',
  },
  nowOn: {
    id: 'business.settings.now.on',
    defaultMessage: 'Somebody else has switched this on',
    description: 'Below a box that two administrators have changed at once.',
  },
  nowOff: {
    id: 'business.settings.now.off',
    defaultMessage: 'Somebody else has switched this off',
    description: 'Below a box that two administrators have changed at once.',
  },
  nowAlways: {
    id: 'business.settings.now.always',
    defaultMessage: 'Somebody else has chosen “always”',
    description: 'Below a choice that two administrators have changed at once.',
  },
  nowNever: {
    id: 'business.settings.now.never',
    defaultMessage: 'Somebody else has chosen “never”',
    description: 'Below a choice that two administrators have changed at once.',
  },
  nowChooseOn: {
    id: 'business.settings.now.choose-on',
    defaultMessage: 'Somebody else has let people choose, with “yes” at first',
    description: 'Below a choice that two administrators have changed at once.',
  },
  nowChooseOff: {
    id: 'business.settings.now.choose-off',
    defaultMessage: 'Somebody else has let people choose, with “no” at first',
    description: 'Below a choice that two administrators have changed at once.',
  },
  remindersTitle: {
    id: 'business.settings.reminders.title',
    defaultMessage: 'Reminders',
    description: 'Heading: when signers of a business’s requests are reminded by themselves.',
  },
  remindersText: {
    id: 'business.settings.reminders.text',
    defaultMessage:
      'New requests begin with these days, which whoever sends may change. Reminders go out from Monday to Friday between 8:00 and 18:00 where the signer is, at most one a day.',
    description: 'Beside that heading.',
  },
  remindersZone: {
    id: 'business.settings.reminders.zone',
    defaultMessage: 'Time zone',
    description: 'Label of a choice.',
  },
  remindersZoneHint: {
    id: 'business.settings.reminders.zone-hint',
    defaultMessage: 'It holds for signers of whom we do not know where they are.',
    description: 'Below the label of that choice.',
  },
});
