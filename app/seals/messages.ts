import { defineMessages } from '../i18n/define-messages.ts';

export const sealsMessages = defineMessages({
  title: { id: 'seals.title', defaultMessage: 'Seals', description: 'Title of the list of a business’s seals.' },
  text: {
    id: 'seals.text',
    defaultMessage: 'A seal stands for your organisation, not for a person.',
    description: 'Under the title of the list.',
  },
  name: {
    id: 'seals.name',
    defaultMessage: 'Account name',
    description: 'Label of the field for a seal’s technical name; heading of a column.',
  },
  nameHint: {
    id: 'seals.name.hint',
    defaultMessage: '3 to 63 lower-case letters, digits, dots, hyphens or underscores. It stays as it is.',
    description: 'Below the label of the field for the account name.',
  },
  nameInvalid: {
    id: 'seals.name.invalid',
    defaultMessage: 'Use 3 to 63 lower-case letters, digits, dots, hyphens or underscores, a letter or digit first',
    description: 'Below the field for the account name when it is not valid.',
  },
  nameTaken: {
    id: 'seals.name.taken',
    defaultMessage: 'Your business has a seal of this name already',
    description: 'Below the field for the account name when it is in use.',
  },
  label: {
    id: 'seals.label',
    defaultMessage: 'Label',
    description: 'Label of the field for what people call a seal; heading of a column.',
  },
  labelHint: {
    id: 'seals.label.hint',
    defaultMessage: 'Stands as the reason in sealed documents.',
    description: 'Below the label of that field.',
  },
  members: { id: 'seals.members', defaultMessage: 'Members', description: 'Heading: people who may use a seal.' },
  image: {
    id: 'seals.image',
    defaultMessage: 'Image',
    description: 'Heading: the image of a seal; heading of a column.',
  },
  hasImage: { id: 'seals.image.yes', defaultMessage: 'Yes', description: 'In the column for the image: there is one.' },
  hasNoImage: {
    id: 'seals.image.no',
    defaultMessage: 'No',
    description: 'In the column for the image: there is none.',
  },
  emptyTitle: {
    id: 'seals.empty.title',
    defaultMessage: 'No seals yet',
    description: 'Title where a business has no seals.',
  },
  emptyText: {
    id: 'seals.empty.text',
    defaultMessage: 'Create one above, then choose who may seal with it.',
    description: 'Under that title.',
  },
  createTitle: {
    id: 'seals.create.title',
    defaultMessage: 'Create a seal',
    description: 'Title of the form that creates a seal.',
  },
  createButton: {
    id: 'seals.create.button',
    defaultMessage: 'Create seal',
    description: 'Button that creates a seal.',
  },
  detailTitle: {
    id: 'seals.detail.title',
    defaultMessage: 'Seal',
    description: 'Title of the page of one seal in the browser’s tab.',
  },
  back: { id: 'seals.detail.back', defaultMessage: 'All seals', description: 'Link back to the list.' },
  labelButton: { id: 'seals.label.button', defaultMessage: 'Save label', description: 'Button that saves the label.' },
  imageText: {
    id: 'seals.image.text',
    defaultMessage: 'Visible seals show this image. Without one they show the name of your organisation.',
    description: 'Under the heading for the image.',
  },
  imageHint: {
    id: 'seals.image.hint',
    defaultMessage: 'PNG, JPEG or WebP, at most 5\u00a0MB',
    description: 'Formats and limit in that zone.',
  },
  imageAlt: {
    id: 'seals.image.alt',
    defaultMessage: 'The seal’s image',
    description: 'Text for those who do not see the image.',
  },
  membersText: {
    id: 'seals.members.text',
    defaultMessage: 'Only these people may seal with it; administrators too only when they stand here.',
    description: 'Under the heading for the members.',
  },
  membersNone: {
    id: 'seals.members.none',
    defaultMessage: 'Nobody may seal with it yet.',
    description: 'Where a seal has no members.',
  },
  memberAdd: { id: 'seals.members.add', defaultMessage: 'Person', description: 'Label of the choice of a new member.' },
  memberChoose: {
    id: 'seals.members.choose',
    defaultMessage: 'Choose somebody',
    description: 'First line of that choice.',
  },
  memberAddButton: {
    id: 'seals.members.add.button',
    defaultMessage: 'Add',
    description: 'Button that adds the chosen person.',
  },
  membersAll: {
    id: 'seals.members.all',
    defaultMessage: 'Everybody of your business stands here already.',
    description: 'In place of the choice when nobody is left to add.',
  },
  certificate: {
    id: 'seals.certificate',
    defaultMessage: 'Certificate',
    description: 'Heading: the certificate of a seal.',
  },
  certificateLocal: {
    id: 'seals.certificate.local',
    defaultMessage:
      'Issued by this installation’s own trust centre: local, not qualified. Others trust it where they trust its root.',
    description: 'Under the heading for the certificate.',
  },
  certificateForeign: {
    id: 'seals.certificate.foreign',
    defaultMessage: 'Held by a trust service that your operator has set up.',
    description: 'Under the heading for the certificate, where another service holds the key.',
  },
  certificateAway: {
    id: 'seals.certificate.away',
    defaultMessage: 'The certificate cannot be shown right now. Try again in a moment.',
    description: 'Where whoever holds the certificate cannot be asked.',
  },
  subject: {
    id: 'seals.certificate.subject',
    defaultMessage: 'Issued to',
    description: 'Before the name in the certificate.',
  },
  issuer: {
    id: 'seals.certificate.issuer',
    defaultMessage: 'Issued by',
    description: 'Before the name of the issuer.',
  },
  serialNumber: {
    id: 'seals.certificate.serial',
    defaultMessage: 'Serial number',
    description: 'Before the certificate’s serial number.',
  },
  validity: {
    id: 'seals.certificate.validity',
    defaultMessage: 'Valid',
    description: 'Before the period of validity.',
  },
  period: {
    id: 'seals.certificate.period',
    defaultMessage: '{from} to {to}; renewed in time',
    description: 'Period of validity. {from} and {to} are dates.',
  },
  programs: {
    id: 'seals.programs',
    defaultMessage: 'API users',
    description: 'Heading: the programs that may use a seal.',
  },
  programsText: {
    id: 'seals.programs.text',
    defaultMessage: 'Only these programs may seal with it.',
    description: 'Under that heading.',
  },
  programsNone: {
    id: 'seals.programs.none',
    defaultMessage: 'Programs seal by themselves once they have an API user.',
    description: 'Under that heading, where the business has no API users.',
  },
  programAdd: {
    id: 'seals.programs.add',
    defaultMessage: 'API user',
    description: 'Label of the choice of another API user.',
  },
  programChoose: {
    id: 'seals.programs.choose',
    defaultMessage: 'Choose an API user',
    description: 'First line of that choice.',
  },
  programAddButton: {
    id: 'seals.programs.add.button',
    defaultMessage: 'Add API user',
    description: 'Button that adds the chosen API user.',
  },
  toPrograms: {
    id: 'seals.programs.to',
    defaultMessage: 'To the API users',
    description: 'Link to the page of API users.',
  },
  qualified: {
    id: 'seals.certificate.qualified',
    defaultMessage: 'Qualified: in law a qualified electronic seal.',
    description: 'Under the heading for the certificate.',
  },
  stateEnding: {
    id: 'seals.certificate.ending',
    defaultMessage:
      'It ends on {date}, and nobody renews it by itself. Order a new one from the trust service in time.',
    description: 'Where a certificate ends within 60 days. {date} is a day.',
  },
  stateEnded: {
    id: 'seals.certificate.ended',
    defaultMessage: 'It ended on {date}: nobody can seal with it any more. What was sealed before stays valid.',
    description: 'Where a certificate has ended. {date} is a day.',
  },
  stateToCome: {
    id: 'seals.certificate.to-come',
    defaultMessage: 'It begins on {date}: until then nobody can seal with it.',
    description: 'Where a certificate is not valid yet. {date} is a day.',
  },
  listedEnding: {
    id: 'seals.listed.ending',
    defaultMessage: 'Ends on {date}',
    description: 'State of a certificate in the list of seals. {date} is a day.',
  },
  listedEnded: {
    id: 'seals.listed.ended',
    defaultMessage: 'Ended on {date}',
    description: 'State of a certificate in the list of seals. {date} is a day.',
  },
  listedToCome: {
    id: 'seals.listed.to-come',
    defaultMessage: 'Begins on {date}',
    description: 'State of a certificate in the list of seals. {date} is a day.',
  },
  listedAway: {
    id: 'seals.listed.away',
    defaultMessage: 'Not known right now',
    description: 'In place of the state of a certificate, while the trust service does not answer.',
  },
  stateValid: { id: 'seals.certificate.valid', defaultMessage: 'Valid', description: 'State of a certificate.' },
  state: { id: 'seals.certificate.state', defaultMessage: 'State', description: 'Before the state of a certificate.' },
  plainPeriod: {
    id: 'seals.certificate.plain-period',
    defaultMessage: '{from} to {to}',
    description: 'Period of validity of a certificate that nobody renews. {from} and {to} are dates.',
  },
  events: { id: 'seals.events', defaultMessage: 'Use and changes', description: 'Heading: what was done with a seal.' },
  eventWhat: { id: 'seals.events.what', defaultMessage: 'What', description: 'Heading of a column.' },
  eventWho: { id: 'seals.events.who', defaultMessage: 'Who', description: 'Heading of a column.' },
  eventAt: { id: 'seals.events.at', defaultMessage: 'When', description: 'Heading of a column.' },
  eventUsed: {
    id: 'seals.events.used',
    defaultMessage: 'Document sealed',
    description: 'What was done with a seal; a link to the request.',
  },
  eventCreated: {
    id: 'seals.events.created',
    defaultMessage: 'Seal created',
    description: 'What was done with a seal: it began.',
  },
  changedLabel: {
    id: 'seals.events.label',
    defaultMessage: 'Label changed',
    description: 'What was done with a seal.',
  },
  changedImage: {
    id: 'seals.events.image',
    defaultMessage: 'Image changed',
    description: 'What was done with a seal.',
  },
  changedMembers: {
    id: 'seals.events.members',
    defaultMessage: 'Who may seal was changed',
    description: 'What was done with a seal.',
  },
});
