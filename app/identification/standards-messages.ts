import { defineMessages } from '../i18n/define-messages.ts';

export const identificationStandardsMessages = defineMessages({
  title: {
    id: 'identification.standards.title',
    defaultMessage: 'What you can sign',
    description: 'Title of the page with the qualities in which a person can sign, and its tab.',
  },
  nowTitle: {
    id: 'identification.standards.now',
    defaultMessage: 'Today',
    description: 'Title of the list of qualities.',
  },
  nowText: {
    id: 'identification.standards.now-text',
    defaultMessage: 'Signatures differ in how strongly they bind. A request says what it needs; more is always enough.',
    description: 'Above the list of qualities.',
  },
  ready: {
    id: 'identification.standards.ready',
    defaultMessage: 'You can',
    description: 'Badge beside a quality in which the person can sign.',
  },
  missing: {
    id: 'identification.standards.missing',
    defaultMessage: 'Something is missing',
    description: 'Badge beside a quality in which the person cannot sign yet.',
  },
  sesText: {
    id: 'identification.standards.ses-text',
    defaultMessage: 'For everyday documents that the law asks no form for: orders, minutes, holiday requests.',
    description: 'What a simple signature is good for.',
  },
  aesText: {
    id: 'identification.standards.aes-text',
    defaultMessage: 'For contracts in which it matters who has signed: leases, employment, purchases.',
    description: 'What an advanced signature is good for.',
  },
  aesMissing: {
    id: 'identification.standards.aes-missing',
    defaultMessage: 'It takes a mobile number to which we can send a code. <link>Add it to your profile</link>',
    description: 'What an advanced signature takes; the link leads to the profile.',
  },
  qesText: {
    id: 'identification.standards.qes-text',
    defaultMessage: 'The same as a signature by hand: wherever the law asks for written form.',
    description: 'What a qualified signature is good for.',
  },
  qesMissing: {
    id: 'identification.standards.qes-missing',
    defaultMessage: 'It takes proof of who you are, once for each law.',
    description: 'What a qualified signature takes.',
  },
  zertes: {
    id: 'identification.standards.law-zertes',
    defaultMessage: 'Swiss law (ZertES)',
    description: 'Name of a law.',
  },
  eidas: { id: 'identification.standards.law-eidas', defaultMessage: 'EU law (eIDAS)', description: 'Name of a law.' },
  known: {
    id: 'identification.standards.known',
    defaultMessage: 'Identified until {date}',
    description: 'Beside a law under which the person is identified.',
  },
  knownAdvanced: {
    id: 'identification.standards.known-advanced',
    defaultMessage: 'Identified for advanced signatures until {date}',
    description: 'Beside a law under which the person is identified, but not well enough for qualified signatures.',
  },
  noService: {
    id: 'identification.standards.no-service',
    defaultMessage: 'No service here makes qualified signatures. Proving who you are would be of no use yet.',
    description: 'Beside a law under which nobody makes qualified signatures, before somebody is identified.',
  },
  demonstrated: {
    id: 'identification.standards.demonstrated',
    defaultMessage:
      'This test system shows how qualified signatures come about. What you sign is a demo: it is not qualified and binds nobody.',
    description: 'Where qualified signatures are only demonstrated.',
  },
  unusable: {
    id: 'identification.standards.unusable',
    defaultMessage: 'No service here makes qualified signatures, so your identification waits until there is one.',
    description: 'Below a law under which the person is identified, where nobody makes qualified signatures.',
  },
  notOffered: {
    id: 'identification.standards.not-offered',
    defaultMessage: 'Nobody identifies people here under this law.',
    description: 'Beside a law under which nobody is identified here.',
  },
  identify: {
    id: 'identification.standards.identify',
    defaultMessage: 'Prove who you are',
    description: 'Link to the ways of being identified under a law.',
  },
  goOn: {
    id: 'identification.standards.go-on',
    defaultMessage: 'Go on',
    description: 'Link to an identification that is under way.',
  },
  back: {
    id: 'identification.standards.back',
    defaultMessage: 'All that you can sign',
    description: 'Link back to the page with the qualities.',
  },
  waysTitle: {
    id: 'identification.standards.ways-title',
    defaultMessage: 'Prove who you are: {law}',
    description: 'Title of the page with the ways of being identified. {law} is its name.',
  },
  waysText: {
    id: 'identification.standards.ways-text',
    defaultMessage: 'Have your passport, identity card or residence permit at hand. It takes about ten minutes.',
    description: 'Above the ways of being identified.',
  },
  choose: {
    id: 'identification.standards.choose',
    defaultMessage: 'Choose this way',
    description: 'Link to one way of being identified.',
  },
  coveredFree: {
    id: 'identification.standards.covered-free',
    defaultMessage: 'Costs nothing',
    description: 'Beside a way of being identified for which nobody pays.',
  },
  coveredBy: {
    id: 'identification.standards.covered-by',
    defaultMessage: '{business} pays',
    description: 'Beside a way of being identified for which an organisation pays.',
  },
  austriaTitle: {
    id: 'identification.standards.austria-title',
    defaultMessage: 'Back from ID Austria',
    description: 'Title of the page to which ID Austria leads back.',
  },
  austriaNothing: {
    id: 'identification.standards.austria-nothing',
    defaultMessage: 'Nothing has begun. You begin on the page with all ways under EU law.',
    description: 'On the page to which ID Austria leads back, where there is nothing to show.',
  },
  austriaWaiting: {
    id: 'identification.standards.austria-waiting',
    defaultMessage: 'You have not logged in at ID Austria yet.',
    description: 'On the page to which ID Austria leads back, where the person has not come back from there.',
  },
  local: {
    id: 'identification.standards.local',
    defaultMessage: 'This is a test system: a local stand-in answers, and nobody is really identified.',
    description: 'Where whoever identifies is a stand-in on this machine.',
  },
  mobileMissing: {
    id: 'identification.standards.mobile-missing',
    defaultMessage:
      'For this way you need a mobile number that is yours: with it you sign later. <link>Add it to your profile</link>',
    description: 'Where somebody has no mobile number; the link leads to the profile.',
  },
  termsAccept: {
    id: 'identification.standards.terms',
    defaultMessage: 'I accept the terms of use of the trust service',
    description: 'Checkbox before an identification begins.',
  },
  uncovered: {
    id: 'identification.standards.uncovered',
    defaultMessage:
      'Nobody pays for this way yet. Ask whoever wants your signature, or an administrator of your business.',
    description: 'Where nobody pays for a way of being identified.',
  },
  start: {
    id: 'identification.standards.start',
    defaultMessage: 'Begin',
    description: 'Button that starts an identification.',
  },
  supply: {
    id: 'identification.standards.supply',
    defaultMessage: 'Write down my document first',
    description: 'Button that opens the dialog for the details of the identity document.',
  },
  supplied: {
    id: 'identification.standards.supplied',
    defaultMessage: 'Change what I wrote down',
    description: 'The same button once the details are kept.',
  },
  forget: {
    id: 'identification.standards.forget',
    defaultMessage: 'Forget it',
    description: 'Button beside “Change what I wrote down”: the details of the identity document are erased.',
  },
  again: {
    id: 'identification.standards.again',
    defaultMessage: 'Try again',
    description: 'Button that starts an identification after one has failed.',
  },
  nameHint: {
    id: 'identification.standards.name-hint',
    defaultMessage: 'Your account says {name}. It must be the name in your document.',
    description: 'Before an identification starts.',
  },
  initialized: {
    id: 'identification.standards.state-initialized',
    defaultMessage: 'Ready to begin',
    description: 'State of an identification that was started.',
  },
  inprogress: {
    id: 'identification.standards.state-inprogress',
    defaultMessage: 'Under way',
    description: 'State of an identification.',
  },
  activating: {
    id: 'identification.standards.state-activating',
    defaultMessage: 'Being taken over',
    description: 'State of an identification that has succeeded and cannot be used yet.',
  },
  failure: {
    id: 'identification.standards.state-failure',
    defaultMessage: 'Did not succeed',
    description: 'State of an identification.',
  },
  done: {
    id: 'identification.standards.state-done',
    defaultMessage: 'You are identified',
    description: 'State of an identification that counts.',
  },
  calledOff: {
    id: 'identification.standards.called-off',
    defaultMessage: 'Called off',
    description: 'State of an identification that the person has just ended.',
  },
  preparing: {
    id: 'identification.standards.preparing',
    defaultMessage: 'The service that identifies people is not answering. We keep asking; the way there appears here.',
    description: 'While the way to the service is missing.',
  },
  leave: {
    id: 'identification.standards.leave',
    defaultMessage: 'Go to the identification',
    description: 'Link to the service that identifies people.',
  },
  leaveText: {
    id: 'identification.standards.leave-text',
    defaultMessage: 'You leave Sigillum for this and come back afterwards. This page follows along.',
    description: 'Beside the link to the service.',
  },
  appointment: {
    id: 'identification.standards.appointment',
    defaultMessage: 'Your appointment: {moment}',
    description: 'When somebody has time for the person.',
  },
  activatingText: {
    id: 'identification.standards.activating-text',
    defaultMessage:
      'Your document was checked. The trust service takes the result over, usually within an hour; look out for a text message with a link.',
    description: 'After an identification has succeeded.',
  },
  doneText: {
    id: 'identification.standards.done-text',
    defaultMessage: 'You sign as {name}. This holds until {date}; then you prove again who you are.',
    description: 'After an identification counts.',
  },
  doneTextUnnamed: {
    id: 'identification.standards.done-text-unnamed',
    defaultMessage:
      'You sign with the name that {provider} has read in your document. This holds until {date}; then you prove again who you are.',
    description: 'Below the badge of somebody who is identified, where the trust service keeps the name to itself.',
  },
  backToRequest: {
    id: 'identification.standards.back-to-request',
    defaultMessage: 'Go back and sign',
    description: 'Link to the request for which somebody was identified.',
  },
  cancel: {
    id: 'identification.standards.cancel',
    defaultMessage: 'Call it off',
    description: 'Button that ends an identification, and what opens its form.',
  },
  cancelText: {
    id: 'identification.standards.cancel-text',
    defaultMessage:
      'An appointment is given up. You may start again at any time. Enter your e-mail address so that nothing is called off by mistake.',
    description: 'Before an identification is called off.',
  },
  email: {
    id: 'identification.standards.email',
    defaultMessage: 'Your e-mail address',
    description: 'Label of a field.',
  },
  aborted: {
    id: 'identification.standards.reason-aborted',
    defaultMessage: 'It was broken off.',
    description: 'Why an identification failed.',
  },
  expired: {
    id: 'identification.standards.reason-expired',
    defaultMessage: 'The time for it ran out.',
    description: 'Why an identification failed.',
  },
  wrongPerson: {
    id: 'identification.standards.reason-wrong-person',
    defaultMessage: 'The person in the picture is not the one in the document.',
    description: 'Why an identification failed.',
  },
  nameDiffers: {
    id: 'identification.standards.reason-name-differs',
    defaultMessage:
      'The name in the document is not that of your account. If yours has changed, change it in your profile first.',
    description: 'Why an identification failed.',
  },
  underAge: {
    id: 'identification.standards.reason-under-age',
    defaultMessage: 'Only people of 18 and over can be identified here.',
    description: 'Why an identification failed.',
  },
  documentExpired: {
    id: 'identification.standards.reason-document-expired',
    defaultMessage: 'The document is no longer valid. Please take another one.',
    description: 'Why an identification failed.',
  },
  documentUnreadable: {
    id: 'identification.standards.reason-document-unreadable',
    defaultMessage: 'The document could not be read. More light often helps.',
    description: 'Why an identification failed.',
  },
  fraud: {
    id: 'identification.standards.reason-fraud',
    defaultMessage: 'The document could not be accepted. If you think this is a mistake, please take another document.',
    description: 'Why an identification failed: it looked forged.',
  },
  notActivated: {
    id: 'identification.standards.reason-not-activated',
    defaultMessage:
      'The trust service has not taken it over. The text message with the link may not have been followed.',
    description:
      'Why an identification failed: the document was checked, but nobody confirmed it to the trust service.',
  },
  levelTooLow: {
    id: 'identification.standards.reason-level-too-low',
    defaultMessage:
      'Your ID Austria is the basic one. It takes the full one, for which you show your document once in person at an authority.',
    description: 'Why an identification failed: the electronic identity was not proved in person.',
  },
  meansChanged: {
    id: 'identification.standards.reason-means-changed',
    defaultMessage:
      'Your Mobile ID or your signing password is another one than when you were identified. If you have the recovery code of your Mobile ID, restore it there; else be identified again.',
    description: 'Why an identification failed: the serial number of the person’s means is another one.',
  },
  issuerNotTrusted: {
    id: 'identification.standards.reason-issuer-not-trusted',
    defaultMessage:
      'Whoever has issued what you showed does not count here. Please show the identity that your state has issued.',
    description: 'Why an identification by wallet failed: the credential is a foreign one, or of another kind.',
  },
  refused: {
    id: 'identification.standards.reason-refused',
    defaultMessage: 'The service gave no reason.',
    description: 'Why an identification failed.',
  },
});
