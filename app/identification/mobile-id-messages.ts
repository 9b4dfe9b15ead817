import { defineMessages } from '../i18n/define-messages.ts';

export const identificationMobileIdMessages = defineMessages({
  title: {
    id: 'identification.mobile-id.title',
    defaultMessage: 'Mobile ID',
    description: 'Title of the page about Mobile ID, and its tab.',
  },
  text: {
    id: 'identification.mobile-id.text',
    defaultMessage: 'With Mobile ID you confirm on your phone, by PIN, fingerprint or face, in place of a code by SMS.',
    description: 'Below the title.',
  },
  link: {
    id: 'identification.mobile-id.link',
    defaultMessage: 'Confirm with Mobile ID',
    description: 'Link to the page about Mobile ID.',
  },
  local: {
    id: 'identification.mobile-id.local',
    defaultMessage: 'This is a test system: no real phone rings. <link>Open the phone that stands in for yours</link>',
    description: 'Where Mobile ID is a stand-in on this machine; the link opens its phone.',
  },
  notOffered: {
    id: 'identification.mobile-id.not-offered',
    defaultMessage: 'Mobile ID is not set up here.',
    description: 'Where there is no Mobile ID.',
  },
  mobileMissing: {
    id: 'identification.mobile-id.mobile-missing',
    defaultMessage: 'Mobile ID asks on your phone, so we need your number first. <link>Add it to your profile</link>',
    description: 'Where somebody has no mobile number; the link leads to the profile.',
  },
  before: {
    id: 'identification.mobile-id.before',
    defaultMessage:
      'We ask on the phone {mobile} whether Mobile ID is to be connected with your account. You need an activated Mobile ID: on the SIM card or in the app.',
    description: 'Before Mobile ID is connected. {mobile} is the number.',
  },
  connect: {
    id: 'identification.mobile-id.connect',
    defaultMessage: 'Connect Mobile ID',
    description: 'Button.',
  },
  connected: {
    id: 'identification.mobile-id.connected',
    defaultMessage: 'Connected',
    description: 'Badge.',
  },
  waiting: {
    id: 'identification.mobile-id.waiting',
    defaultMessage: 'Answer on your phone',
    description: 'Badge, while the phone asks.',
  },
  waitingText: {
    id: 'identification.mobile-id.waiting-text',
    defaultMessage: 'Your phone shows this text now. Compare it, then confirm:',
    description: 'Above the text that the phone shows.',
  },
  waitingUntil: {
    id: 'identification.mobile-id.waiting-until',
    defaultMessage: 'The phone waits until {time}. This page goes on by itself.',
    description: 'Below the text that the phone shows.',
  },
  works: {
    id: 'identification.mobile-id.works',
    defaultMessage: 'Your phone has confirmed: Mobile ID works.',
    description: 'After a test.',
  },
  done: {
    id: 'identification.mobile-id.done',
    defaultMessage: 'Mobile ID is connected. You can confirm advanced signatures with it from now on.',
    description: 'After it was connected.',
  },
  gone: {
    id: 'identification.mobile-id.gone',
    defaultMessage: 'Mobile ID is no longer connected with your account.',
    description: 'After it was disconnected.',
  },
  number: {
    id: 'identification.mobile-id.number',
    defaultMessage: 'Number',
    description: 'Name of a fact.',
  },
  method: {
    id: 'identification.mobile-id.method',
    defaultMessage: 'Answers by',
    description: 'Name of a fact: the SIM card or the app.',
  },
  methodSim: {
    id: 'identification.mobile-id.method-sim',
    defaultMessage: 'The SIM card',
    description: 'Value of “Answers by”.',
  },
  methodApp: {
    id: 'identification.mobile-id.method-app',
    defaultMessage: 'The app',
    description: 'Value of “Answers by”.',
  },
  since: {
    id: 'identification.mobile-id.since',
    defaultMessage: 'Connected since',
    description: 'Name of a fact.',
  },
  used: {
    id: 'identification.mobile-id.used',
    defaultMessage: 'Last confirmed',
    description: 'Name of a fact.',
  },
  test: {
    id: 'identification.mobile-id.test',
    defaultMessage: 'Test it',
    description: 'Button.',
  },
  changeTitle: {
    id: 'identification.mobile-id.change-title',
    defaultMessage: 'Connect another Mobile ID',
    description: 'Title: another one takes its place.',
  },
  changeText: {
    id: 'identification.mobile-id.change-text',
    defaultMessage:
      'New phone, or Mobile ID activated anew? Connect it here: the Mobile ID that answers takes the place of the one before. Another number comes into your profile first.',
    description: 'How another Mobile ID is connected.',
  },
  change: {
    id: 'identification.mobile-id.change',
    defaultMessage: 'Connect anew',
    description: 'Button.',
  },
  disconnectTitle: {
    id: 'identification.mobile-id.disconnect-title',
    defaultMessage: 'Disconnect',
    description: 'Title.',
  },
  disconnectText: {
    id: 'identification.mobile-id.disconnect-text',
    defaultMessage: 'We forget your Mobile ID. What you have signed with it stays signed; you confirm by a code again.',
    description: 'What disconnecting does.',
  },
  disconnect: {
    id: 'identification.mobile-id.disconnect',
    defaultMessage: 'Disconnect Mobile ID',
    description: 'Button.',
  },
  numberChanged: {
    id: 'identification.mobile-id.number-changed',
    defaultMessage: 'Your profile has another number by now. Connect the Mobile ID of {mobile}.',
    description: 'Where the profile has another number than the Mobile ID. {mobile} is the new one.',
  },
  differs: {
    id: 'identification.mobile-id.differs',
    defaultMessage: 'Another Mobile ID answers',
    description: 'Badge: the serial number is another one.',
  },
  differsText: {
    id: 'identification.mobile-id.differs-text',
    defaultMessage:
      'Since {date}, another Mobile ID has answered on your phone than the one that was connected. So it was activated anew, and nobody can be sure that it was you. Until that is settled, it confirms nothing.',
    description: 'What a serial number mismatch means.',
  },
  restore: {
    id: 'identification.mobile-id.restore',
    defaultMessage:
      'You have the recovery code: restore the former Mobile ID with it at mobileid.ch, then test it here.',
    description: 'A remedy of a serial number mismatch.',
  },
  identify: {
    id: 'identification.mobile-id.identify',
    defaultMessage:
      'Otherwise <link>prove again who you are</link>, if you were identified with the former one, and connect the new one below.',
    description: 'A remedy of a serial number mismatch; the link leads to the identifications.',
  },
  declined: {
    id: 'identification.mobile-id.failure-declined',
    defaultMessage: 'You declined on the phone. Nothing was done.',
    description: 'Why a question on the phone came to nothing.',
  },
  timeout: {
    id: 'identification.mobile-id.failure-timeout',
    defaultMessage: 'Nobody answered in time. Take the phone and try again.',
    description: 'Why a question on the phone came to nothing.',
  },
  pinBlocked: {
    id: 'identification.mobile-id.failure-pin-blocked',
    defaultMessage:
      'The PIN of your Mobile ID is blocked. Set a new one at mobileid.ch; with the recovery code it stays the same Mobile ID.',
    description: 'Why a question on the phone came to nothing.',
  },
  suspended: {
    id: 'identification.mobile-id.failure-suspended',
    defaultMessage: 'Your Mobile ID is suspended. Whoever your phone contract is with can tell you why.',
    description: 'Why a question on the phone came to nothing.',
  },
  notActive: {
    id: 'identification.mobile-id.failure-not-active',
    defaultMessage: 'Your Mobile ID is not active. Activate it at mobileid.ch, then try again.',
    description: 'Why a question on the phone came to nothing.',
  },
  unknownNumber: {
    id: 'identification.mobile-id.failure-unknown-number',
    defaultMessage:
      'Mobile ID does not know this number. Activate it at mobileid.ch, or correct the number in your profile.',
    description: 'Why a question on the phone came to nothing.',
  },
  busy: {
    id: 'identification.mobile-id.failure-busy',
    defaultMessage: 'Your phone is being asked something else. Answer there, then try again.',
    description: 'Why a question on the phone came to nothing.',
  },
  unreachable: {
    id: 'identification.mobile-id.failure-unreachable',
    defaultMessage: 'Your phone could not be reached. Check that it has a connection, then try again.',
    description: 'Why a question on the phone came to nothing.',
  },
  invalid: {
    id: 'identification.mobile-id.failure-invalid',
    defaultMessage:
      'What came back from Mobile ID does not hold, so nothing was confirmed. Try again; if it stays so, write to us.',
    description: 'Why a question on the phone came to nothing.',
  },
  otherSerial: {
    id: 'identification.mobile-id.failure-other-serial',
    defaultMessage: 'Another Mobile ID has answered than the one that was connected. Nothing was confirmed.',
    description: 'Why a question on the phone came to nothing: the serial number mismatch.',
  },
  interrupted: {
    id: 'identification.mobile-id.failure-interrupted',
    defaultMessage:
      'Mobile ID could not be reached. If your phone asks all the same, decline there; then try again in a moment.',
    description: 'Why a question on the phone came to nothing: nobody knows whether it was asked.',
  },
});
