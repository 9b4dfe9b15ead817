import { defineMessages } from '../i18n/define-messages.ts';

export const twoStepMessages = defineMessages({
  title: {
    id: 'two-step.title',
    defaultMessage: 'Login and security',
    description: 'Title of the page about how one logs in to the account.',
  },
  textOff: {
    id: 'two-step.text-off',
    defaultMessage:
      'Your password alone protects this account. With a second step, nobody gets in who has only found out your password.',
    description: 'Below the title, without a second factor.',
  },
  textOn: {
    id: 'two-step.text-on',
    defaultMessage: 'After your password you are asked for a second step.',
    description: 'Below the title, with a second factor.',
  },
  passwordText: {
    id: 'two-step.password-text',
    defaultMessage: 'Change it as soon as somebody else could know it.',
    description: 'Card with the way to the page that changes the password.',
  },
  on: { id: 'two-step.on', defaultMessage: 'On', description: 'State of a way to log in.' },
  off: { id: 'two-step.off', defaultMessage: 'Off', description: 'State of a way to log in.' },
  code: {
    id: 'two-step.code',
    defaultMessage: 'Code',
    description: 'Label of the field for a code of an app or a recovery code.',
  },
  codeHint: {
    id: 'two-step.code-hint',
    defaultMessage: 'Six digits from your app, or a recovery code.',
    description: 'Below the label of the field for a code.',
  },
  recoveryCode: {
    id: 'two-step.recovery-code',
    defaultMessage: 'Recovery code',
    description: 'Label of the field where only a recovery code helps.',
  },
  loginTitle: {
    id: 'two-step.login.title',
    defaultMessage: 'Second step',
    description: 'Title of the page after the password at the log-in.',
  },
  loginText: {
    id: 'two-step.login.text',
    defaultMessage: 'Your account asks for a second step. Please enter the code that your app shows now.',
    description: 'Below the title of the page after the password, or after the login at an organisation.',
  },
  loginRecoveryText: {
    id: 'two-step.login.recovery-text',
    defaultMessage: 'Your account asks for a second step. Please prove that it is you.',
    description: 'Below the title of the page after the password, without codes of an app.',
  },
  loginRestart: {
    id: 'two-step.login.restart',
    defaultMessage: 'Use another account',
    description: 'Link back to the log-in.',
  },
  totpTitle: {
    id: 'two-step.totp.title',
    defaultMessage: 'Codes of an app',
    description: 'Heading of the section about TOTP.',
  },
  totpText: {
    id: 'two-step.totp.text',
    defaultMessage:
      'An app on your phone shows six digits, new ones every 30 seconds. Any authenticator app will do; it needs no network.',
    description: 'In the section, when it is off.',
  },
  totpSince: {
    id: 'two-step.totp.since',
    defaultMessage: 'Asked for at every login since {date}.',
    description: 'In the section, when it is on. {date} is day and time.',
  },
  totpBegin: {
    id: 'two-step.totp.begin',
    defaultMessage: 'Set up',
    description: 'Button that begins the set-up of an app.',
  },
  totpRemove: {
    id: 'two-step.totp.remove',
    defaultMessage: 'Turn off',
    description: 'Opens the form that turns codes of an app off, and its button.',
  },
  totpScan: {
    id: 'two-step.totp.scan',
    defaultMessage: 'Scan this picture with your app.',
    description: 'First step of the set-up.',
  },
  totpQr: {
    id: 'two-step.totp.qr',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Alternative text of the QR code.',
  },
  totpType: {
    id: 'two-step.totp.type',
    defaultMessage: 'Or type this key into it:',
    description: 'Above the secret as text.',
  },
  totpOpen: {
    id: 'two-step.totp.open',
    defaultMessage: 'Open an app on this device',
    description: 'Link with the otpauth address.',
  },
  totpFirst: {
    id: 'two-step.totp.first',
    defaultMessage: 'The code that the app shows now',
    description: 'Label of the field for the first code.',
  },
  totpConfirm: {
    id: 'two-step.totp.confirm',
    defaultMessage: 'Turn on',
    description: 'Button that turns codes of an app on.',
  },
  recoveryTitle: {
    id: 'two-step.recovery.title',
    defaultMessage: 'Recovery codes',
    description: 'Heading of the section about recovery codes.',
  },
  recoveryText: {
    id: 'two-step.recovery.text',
    defaultMessage: 'Each of them replaces the second step once, if you lose your device.',
    description: 'In the section about recovery codes.',
  },
  recoveryLeft: {
    id: 'two-step.recovery.left',
    defaultMessage:
      '{count, plural, =0 {No recovery code is left. Make new ones now.} one {# code is left.} other {# codes are left.}}',
    description: 'In the section about recovery codes.',
  },
  recoveryRenew: {
    id: 'two-step.recovery.renew',
    defaultMessage: 'Make new codes',
    description: 'Opens the form that makes new recovery codes, and its button.',
  },
  codesTitle: {
    id: 'two-step.codes.title',
    defaultMessage: 'Keep these recovery codes',
    description: 'Heading above new recovery codes.',
  },
  codesText: {
    id: 'two-step.codes.text',
    defaultMessage:
      'We show them this once. Keep them where you find them without your phone, for example printed. Earlier codes are void.',
    description: 'Above new recovery codes.',
  },
  codesCopy: {
    id: 'two-step.codes.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the recovery codes.',
  },
  codesSave: {
    id: 'two-step.codes.save',
    defaultMessage: 'Save as a file',
    description: 'Button that saves the recovery codes.',
  },
  codesFile: {
    id: 'two-step.codes.file',
    defaultMessage: 'sigillum-recovery-codes.txt',
    description: 'Name of the file with the recovery codes.',
  },
  codesPrint: {
    id: 'two-step.codes.print',
    defaultMessage: 'Print',
    description: 'Button that prints the page with the recovery codes.',
  },
  eventsTitle: {
    id: 'two-step.events.title',
    defaultMessage: 'Recent changes',
    description: 'Heading of the list of events.',
  },
  eventTotpAdded: {
    id: 'two-step.events.totp-added',
    defaultMessage: 'Codes of an app turned on',
    description: 'An event.',
  },
  eventTotpRemoved: {
    id: 'two-step.events.totp-removed',
    defaultMessage: 'Codes of an app turned off',
    description: 'An event.',
  },
  eventPasskeyAdded: { id: 'two-step.events.passkey-added', defaultMessage: 'Passkey added', description: 'An event.' },
  eventPasskeyRemoved: {
    id: 'two-step.events.passkey-removed',
    defaultMessage: 'Passkey removed',
    description: 'An event.',
  },
  eventPasskeyRefused: {
    id: 'two-step.events.passkey-refused',
    defaultMessage: 'Passkey refused: there may be a copy of it',
    description: 'An event.',
  },
  eventCodesRenewed: {
    id: 'two-step.events.codes-renewed',
    defaultMessage: 'New recovery codes made',
    description: 'An event.',
  },
  eventCodeUsed: { id: 'two-step.events.code-used', defaultMessage: 'Recovery code used', description: 'An event.' },
  eventMobileIdConnected: {
    id: 'two-step.events.mobile-id-connected',
    defaultMessage: 'Mobile ID connected',
    description: 'An event.',
  },
  eventMobileIdDiffers: {
    id: 'two-step.events.mobile-id-differs',
    defaultMessage: 'Another Mobile ID has answered',
    description: 'An event.',
  },
  eventMobileIdDisconnected: {
    id: 'two-step.events.mobile-id-disconnected',
    defaultMessage: 'Mobile ID disconnected',
    description: 'An event.',
  },
  passkeyTitle: {
    id: 'two-step.passkey.title',
    defaultMessage: 'Passkeys',
    description: 'Heading of the section about passkeys.',
  },
  passkeyText: {
    id: 'two-step.passkey.text',
    defaultMessage:
      'You log in with your fingerprint, your face or the PIN of your device, without a password. It is the safest way.',
    description: 'In the section about passkeys.',
  },
  passkeyAdd: {
    id: 'two-step.passkey.add',
    defaultMessage: 'Add a passkey',
    description: 'Opens the form that adds a passkey, and its button.',
  },
  passkeyName: {
    id: 'two-step.passkey.name',
    defaultMessage: 'Name of the device',
    description: 'Label of the field for the name of a passkey.',
  },
  passkeyNameHint: {
    id: 'two-step.passkey.name-hint',
    defaultMessage: 'So that you recognise it, for example “Laptop”.',
    description: 'Below that label.',
  },
  passkeyUsed: {
    id: 'two-step.passkey.used',
    defaultMessage: 'Added {added}, last used {used}',
    description: 'Below the name of a passkey. Both are day and time.',
  },
  passkeyUnused: {
    id: 'two-step.passkey.unused',
    defaultMessage: 'Added {added}, not used yet',
    description: 'Below the name of a passkey. {added} is day and time.',
  },
  passkeyRemove: {
    id: 'two-step.passkey.remove',
    defaultMessage: 'Remove “{name}”',
    description: 'Opens the form that removes a passkey, and its button. {name} is its name.',
  },
  passkeyLogin: {
    id: 'two-step.passkey.login',
    defaultMessage: 'Log in with a passkey',
    description: 'Button of the log-in.',
  },
  passkeyProve: {
    id: 'two-step.passkey.prove',
    defaultMessage: 'Use a passkey instead',
    description: 'Button beside the field for a code.',
  },
  passkeyFailed: {
    id: 'two-step.passkey.failed',
    defaultMessage: 'The passkey was not used. Please try again, or take another way.',
    description: 'After the browser’s own window was closed, or timed out.',
  },
});
