import { defineMessages } from '../i18n/define-messages.ts';

export const identificationMessages = defineMessages({
  video: {
    id: 'identification.method.video',
    defaultMessage: 'By video call',
    description: 'Name of a way to be identified.',
  },
  videoText: {
    id: 'identification.method.video-text',
    defaultMessage: 'A trained person speaks with you and looks at your identity document through the camera.',
    description: 'Below the name of a way to be identified.',
  },
  self: {
    id: 'identification.method.self',
    defaultMessage: 'On your own',
    description: 'Name of a way to be identified: without another person.',
  },
  selfText: {
    id: 'identification.method.self-text',
    defaultMessage:
      'You take pictures of your identity document and of your face. At any hour, without an appointment.',
    description: 'Below the name of a way to be identified.',
  },
  idAustria: {
    id: 'identification.method.id-austria',
    defaultMessage: 'With ID Austria',
    description: 'Name of a way to be identified, by the Austrian state’s electronic identity.',
  },
  idAustriaText: {
    id: 'identification.method.id-austria-text',
    defaultMessage: 'You log in with your Austrian electronic identity.',
    description: 'Below the name of a way to be identified.',
  },
  external: {
    id: 'identification.method.external-sc',
    defaultMessage: 'Already identified',
    description: 'Name of a way to be identified: by an identification in the past.',
  },
  externalText: {
    id: 'identification.method.external-sc-text',
    defaultMessage: '{provider} has checked your identity document before, with another service. We ask there.',
    description: 'Below the name of a way to be identified. {provider} is the trust service.',
  },
  onSite: {
    id: 'identification.method.loc',
    defaultMessage: 'In person',
    description: 'Name of a way to be identified: in the presence of another person.',
  },
  onSiteText: {
    id: 'identification.method.loc-text',
    defaultMessage: 'You show your identity document at a counter.',
    description: 'Below the name of a way to be identified.',
  },
  eidTitle: {
    id: 'identification.eid.title',
    defaultMessage: 'Details of your identity document',
    description: 'Title of the dialog with the details of an identity document.',
  },
  eidText: {
    id: 'identification.eid.text',
    defaultMessage:
      'Whoever identifies you compares them with your identity document. Please write them exactly as they stand there.',
    description: 'In the dialog with the details of an identity document.',
  },
  eidGivenNames: {
    id: 'identification.eid.given-names',
    defaultMessage: 'Given names',
    description: 'Label of a field.',
  },
  eidGivenNamesHint: {
    id: 'identification.eid.given-names-hint',
    defaultMessage: 'All of them, in the order of the document.',
    description: 'Below the label of the field for given names.',
  },
  eidFamilyName: {
    id: 'identification.eid.family-name',
    defaultMessage: 'Family name',
    description: 'Label of a field.',
  },
  eidBirthDate: {
    id: 'identification.eid.birth-date',
    defaultMessage: 'Date of birth',
    description: 'Label of a date field.',
  },
  eidNationality: {
    id: 'identification.eid.nationality',
    defaultMessage: 'Nationality',
    description: 'Label of the choice of a country.',
  },
  eidChoose: {
    id: 'identification.eid.choose',
    defaultMessage: 'Please choose',
    description: 'First line of a list while nothing is chosen.',
  },
  eidDocumentType: {
    id: 'identification.eid.document-type',
    defaultMessage: 'Kind of document',
    description: 'Label of the choice of an identity document.',
  },
  eidPassport: {
    id: 'identification.eid.passport',
    defaultMessage: 'Passport',
    description: 'Kind of an identity document.',
  },
  eidIdCard: {
    id: 'identification.eid.id-card',
    defaultMessage: 'Identity card',
    description: 'Kind of an identity document.',
  },
  eidPermit: {
    id: 'identification.eid.residence-permit',
    defaultMessage: 'Residence permit',
    description: 'Kind of an identity document.',
  },
  eidNumber: { id: 'identification.eid.number', defaultMessage: 'Document number', description: 'Label of a field.' },
  eidNumberWrong: {
    id: 'identification.eid.number-wrong',
    defaultMessage: 'Please enter the number with its letters and digits, without other characters.',
    description: 'Below the document number.',
  },
  eidExpiry: { id: 'identification.eid.expiry', defaultMessage: 'Valid until', description: 'Label of a date field.' },
  eidDateWrong: {
    id: 'identification.eid.date-wrong',
    defaultMessage: 'Please enter a date that exists.',
    description: 'Below a date field.',
  },
  eidBirthFuture: {
    id: 'identification.eid.birth-future',
    defaultMessage: 'Please enter a date in the past.',
    description: 'Below the date of birth.',
  },
  eidExpired: {
    id: 'identification.eid.expired',
    defaultMessage: 'This document has expired. Please take one that is valid.',
    description: 'Below the date until which the identity document is valid.',
  },
  eidFixed: {
    id: 'identification.eid.fixed',
    defaultMessage: 'Fixed by your identification.',
    description: 'Below a field that an identification has fixed.',
  },
  eidPrivacy: {
    id: 'identification.eid.privacy',
    defaultMessage:
      'Apart from your name, nothing of this appears in the document that you sign. We keep it encrypted until you are identified, for 90 days at most.',
    description: 'At the end of the dialog with the details of an identity document.',
  },
  eidSaving: {
    id: 'identification.eid.saving',
    defaultMessage: 'Passing on your details',
    description: 'Read out while the details are being passed on.',
  },
  austriaTitle: {
    id: 'identification.austria.title',
    defaultMessage: 'Connect your ID Austria',
    description: 'Title of the dialog before the way to ID Austria.',
  },
  austriaText: {
    id: 'identification.austria.text',
    defaultMessage: 'With it you sign with qualified signatures under EU law (eIDAS), without a video call.',
    description: 'In the dialog before the way to ID Austria.',
  },
  austriaTextAdvanced: {
    id: 'identification.austria.text-advanced',
    defaultMessage:
      'With it you sign with advanced signatures under EU law (eIDAS), and in the name that the state knows.',
    description: 'In the dialog before the way to ID Austria, where no qualified signatures follow from it.',
  },
  austriaLogIn: {
    id: 'identification.austria.log-in',
    defaultMessage: 'You leave Sigillum and log in at ID Austria, as you always do there. We do not see your password.',
    description: 'First step at ID Austria.',
  },
  austriaShare: {
    id: 'identification.austria.share',
    defaultMessage: 'There you see which details come to us, among them your name and date of birth, and agree to it.',
    description: 'Second step at ID Austria.',
  },
  austriaReturn: {
    id: 'identification.austria.return',
    defaultMessage: 'You come back here by yourself and can sign.',
    description: 'Third step at ID Austria.',
  },
  austriaNeed: {
    id: 'identification.austria.need',
    defaultMessage: 'You have no ID Austria yet? <link>How to get one</link>',
    description: 'Below the steps at ID Austria; the link leads to the state’s own page.',
  },
  austriaSubmit: {
    id: 'identification.austria.submit',
    defaultMessage: 'Go to ID Austria',
    description: 'Button that leads to the website of ID Austria.',
  },
  austriaOpening: {
    id: 'identification.austria.opening',
    defaultMessage: 'Opening ID Austria',
    description: 'Read out while the way to ID Austria is being prepared.',
  },
  eidOpenBirthDate: {
    id: 'identification.eid.open-birth-date',
    defaultMessage: 'Choose the date of birth',
    description: 'Name of the button that opens a calendar.',
  },
  eidOpenExpiry: {
    id: 'identification.eid.open-expiry',
    defaultMessage: 'Choose the last day of validity',
    description: 'Name of the button that opens a calendar.',
  },
});
