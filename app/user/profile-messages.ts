import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of a person’s profile and settings. */
export const userProfileMessages = defineMessages({
  profileTitle: {
    id: 'user.profile.title',
    defaultMessage: 'Profile',
    description: 'Title of the page with the person’s own data, and its tab.',
  },
  settingsTitle: {
    id: 'user.profile-settings.title',
    defaultMessage: 'Settings',
    description: 'Title of the page with the person’s settings, and its tab.',
  },
  places: {
    id: 'user.profile.places',
    defaultMessage: 'Your account',
    description: 'Name of the tabs of the pages of a person’s account.',
  },
  fixed: {
    id: 'user.profile.fixed',
    defaultMessage: 'Your identification has fixed this. To change it, identify again.',
    description: 'Below a field that cannot be changed.',
  },
  qualityNone: {
    id: 'user.profile.quality-none',
    defaultMessage: 'E-mail address not confirmed',
    description: 'Badge in place of a quality: somebody who cannot sign before the e-mail address is confirmed.',
  },
  outbox: {
    id: 'user.profile.outbox',
    defaultMessage: 'Nothing leaves this installation: messages wait in the <link>local outbox</link>.',
    description: 'Where a mail or an SMS was sent and nothing is really sent.',
  },
  personTitle: {
    id: 'user.profile.person.title',
    defaultMessage: 'About you',
    description: 'Heading above name and language.',
  },
  languageHint: {
    id: 'user.profile.language.hint',
    defaultMessage: 'For the pages and for our mails.',
    description: 'Below the choice of the language.',
  },
  emailTitle: {
    id: 'user.profile.email.title',
    defaultMessage: 'E-mail address',
    description: 'Heading above the address of the account.',
  },
  emailIdentity: {
    id: 'user.profile.email.identity',
    defaultMessage: 'Your identification names the address {email}.',
    description: 'Below the address of the account, where the person was identified with another one.',
  },
  emailNew: {
    id: 'user.profile.email.new',
    defaultMessage: 'New e-mail address',
    description: 'Label of the field for another address.',
  },
  emailHint: {
    id: 'user.profile.email.hint',
    defaultMessage: 'We mail a link there. Until it is opened, your address stays as it is.',
    description: 'Below the field for another address.',
  },
  emailButton: {
    id: 'user.profile.email.button',
    defaultMessage: 'Send the link',
    description: 'Button that mails a link to the new address.',
  },
  emailWaits: {
    id: 'user.profile.email.waits',
    defaultMessage:
      'We have written to {email}. Open the link in that mail by {date}, in this browser or any other where you are logged in.',
    description:
      'While a new address waits for its confirmation. {email} is the new address, {date} the moment when the link ends.',
  },
  emailKeep: {
    id: 'user.profile.email.keep',
    defaultMessage: 'Keep the old address',
    description: 'Button that gives up the change of the address.',
  },
  mobileTitle: {
    id: 'user.profile.mobile.title',
    defaultMessage: 'Mobile number',
    description: 'Heading above the mobile number.',
  },
  mobileText: {
    id: 'user.profile.mobile.text',
    defaultMessage: 'Codes for advanced signatures (AES) go there by SMS.',
    description: 'Below the heading above the mobile number.',
  },
  mobileNone: {
    id: 'user.profile.mobile.none',
    defaultMessage: 'No number yet',
    description: 'In place of the mobile number.',
  },
  mobileNew: {
    id: 'user.profile.mobile.new',
    defaultMessage: 'Your mobile number',
    description: 'Label of the field for the first mobile number.',
  },
  mobileOther: {
    id: 'user.profile.mobile.other',
    defaultMessage: 'Another mobile number',
    description: 'Label of the field for a mobile number instead of the one there is.',
  },
  mobileHint: {
    id: 'user.profile.mobile.hint',
    defaultMessage: 'We send a code there. The number counts once you have entered the code.',
    description: 'Below the field for a mobile number.',
  },
  mobileButton: {
    id: 'user.profile.mobile.button',
    defaultMessage: 'Send the code',
    description: 'Button that sends a code to the new number.',
  },
  mobileRemove: {
    id: 'user.profile.mobile.remove',
    defaultMessage: 'Remove the number',
    description: 'Button that takes the mobile number away.',
  },
  country: {
    id: 'user.profile.country',
    defaultMessage: 'Country',
    description: 'Name of the list of countries beside a phone number.',
  },
  codeText: {
    id: 'user.profile.code.text',
    defaultMessage: 'We have sent a code by SMS to {number}.',
    description: 'Above the field for the code. {number} is the new mobile number.',
  },
  codeLabel: {
    id: 'user.profile.code.label',
    defaultMessage: 'Code from the SMS',
    description: 'Label of the field for the code.',
  },
  codeButton: {
    id: 'user.profile.code.button',
    defaultMessage: 'Confirm the number',
    description: 'Button that judges the code.',
  },
  codeResend: { id: 'user.profile.code.resend', defaultMessage: 'Send another code', description: 'Button.' },
  codeResendIn: {
    id: 'user.profile.code.resend-in',
    defaultMessage: 'Another code in {seconds}\u00a0s',
    description: 'The same button while it cannot be pressed. {seconds} counts down.',
  },
  codeResent: {
    id: 'user.profile.code.resent',
    defaultMessage: 'We have sent a new code; the one before no longer works.',
    description: 'After another code was sent.',
  },
  confirmTitle: {
    id: 'user.profile-confirm.title',
    defaultMessage: 'Your new e-mail address',
    description: 'Title of the page that the link to a new address opens.',
  },
  confirmText: {
    id: 'user.profile-confirm.text',
    defaultMessage: 'You will log in with {email}, and our mails will go there.',
    description: 'Text of the page that the link to a new address opens. {email} is the new address.',
  },
  confirmButton: {
    id: 'user.profile-confirm.button',
    defaultMessage: 'Use this address',
    description: 'Button that makes the new address the account’s.',
  },
  confirmBack: {
    id: 'user.profile-confirm.back',
    defaultMessage: 'To my profile',
    description: 'Link to the profile.',
  },
  confirmInvalidTitle: {
    id: 'user.profile-confirm.invalid.title',
    defaultMessage: 'This link does not work any more',
    description: 'Heading when the link to a new address is used, expired, replaced or wrong.',
  },
  confirmInvalidText: {
    id: 'user.profile-confirm.invalid.text',
    defaultMessage:
      'It was used already, is older than 24 hours, was replaced by a newer one, or belongs to another account than the one you are logged in to. Your address has not changed; your profile shows it.',
    description: 'Text when the link to a new address is used, expired, replaced or wrong.',
  },
  confirmDone: {
    id: 'user.profile-confirm.done',
    defaultMessage: 'Your e-mail address has changed.',
    description: 'Short message on the profile after a new address was confirmed.',
  },
  mailsTitle: {
    id: 'user.profile-settings.mails',
    defaultMessage: 'Mails',
    description: 'Heading of the choice which mails a person gets.',
  },
  mailsAll: {
    id: 'user.profile-settings.mails.all',
    defaultMessage: 'All',
    description: 'One choice which mails a person gets.',
  },
  mailsAllText: {
    id: 'user.profile-settings.mails.all-text',
    defaultMessage: 'Also when all have signed, when a request is withdrawn, and when you are to observe one.',
    description: 'Below the choice of all mails.',
  },
  mailsImportant: {
    id: 'user.profile-settings.mails.important',
    defaultMessage: 'Only important ones',
    description: 'The other choice which mails a person gets.',
  },
  mailsImportantText: {
    id: 'user.profile-settings.mails.important-text',
    defaultMessage:
      'What asks something of you, and what went wrong: invitations to sign, reminders, codes, declined requests. You find the rest on the dashboard.',
    description: 'Below the choice of important mails.',
  },
  defaultsTitle: {
    id: 'user.profile-settings.defaults.title',
    defaultMessage: 'New requests',
    description: 'Heading above what a new signature request starts with.',
  },
  defaultsReplaced: {
    id: 'user.profile-settings.defaults.replaced',
    defaultMessage:
      '“{quality}” is not offered here under “{legislation}” at present. Until you choose another, new requests start with “{instead}”.',
    description:
      'Above the fields when the chosen signature quality is not offered. {quality}, {legislation} and {instead} are choices of the fields below.',
  },
  defaultsText: {
    id: 'user.profile-settings.defaults.text',
    defaultMessage: 'Every new request starts with these. You can change them before you send it.',
    description: 'Below that heading.',
  },
  part11Title: {
    id: 'user.profile-settings.part11.title',
    defaultMessage: 'Regulated records (Part 11)',
    description: 'Heading above what a signature of a regulated record starts with.',
  },
  part11Text: {
    id: 'user.profile-settings.part11.text',
    defaultMessage: 'We fill this in for you when you sign such a record. You can change it each time.',
    description: 'Below that heading.',
  },
  part11Name: {
    id: 'user.profile-settings.part11.name',
    defaultMessage: 'Signing name',
    description: 'Label of a field.',
  },
  part11Reason: {
    id: 'user.profile-settings.part11.reason',
    defaultMessage: 'Reason for signing',
    description: 'Label of a field.',
  },
  themeTitle: {
    id: 'user.profile-settings.theme',
    defaultMessage: 'Appearance in this browser',
    description: 'Heading of the choice of a light or a dark look.',
  },
  sessionsTitle: {
    id: 'user.profile-settings.sessions.title',
    defaultMessage: 'Where you are logged in',
    description: 'Heading above the list of sessions.',
  },
  sessionsText: {
    id: 'user.profile-settings.sessions.text',
    defaultMessage:
      'Each login lasts a day, or two hours without use. Log out whatever you do not recognise, then change your password.',
    description: 'Below that heading.',
  },
  sessionCurrent: {
    id: 'user.profile-settings.sessions.current',
    defaultMessage: 'This browser',
    description: 'Badge of the session of this browser.',
  },
  sessionSince: {
    id: 'user.profile-settings.sessions.since',
    defaultMessage: 'Logged in since {date}',
    description: 'Below the name of a device. {date} is the moment of the login.',
  },
  sessionEnd: {
    id: 'user.profile-settings.sessions.end',
    defaultMessage: 'Log out',
    description: 'Button beside a session.',
  },
  sessionEndName: {
    id: 'user.profile-settings.sessions.end-name',
    defaultMessage: 'Log out: {device}',
    description: 'Name of that button for screen readers. {device} is a program on a system.',
  },
  sessionsEnd: {
    id: 'user.profile-settings.sessions.end-all',
    defaultMessage: 'Log out everywhere but here',
    description: 'Button below the list of sessions.',
  },
  device: {
    id: 'user.profile-settings.device',
    defaultMessage: '{browser} on {system}',
    description: 'A program and the system it runs on.',
  },
  deviceUnknown: {
    id: 'user.profile-settings.device-unknown',
    defaultMessage: 'Unknown device',
    description: 'Where nothing is known of the program.',
  },
});
