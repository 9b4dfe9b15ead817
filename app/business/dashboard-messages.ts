import { defineMessages } from '../i18n/define-messages.ts';

/** The overview of a business. */
export const businessDashboardMessages = defineMessages({
  title: {
    id: 'business.dashboard.title',
    defaultMessage: 'Dashboard',
    description: 'Title of the overview of a business.',
  },
  subtitle: {
    id: 'business.dashboard.subtitle',
    defaultMessage: '{name} in {month}',
    description: 'Under the title. {name} is the business, {month} month and year: November 2026.',
  },
  seats: {
    id: 'business.dashboard.seats',
    defaultMessage: 'Seats in use',
    description: 'Label of a figure: how many people have joined.',
  },
  seatsOf: {
    id: 'business.dashboard.seats-of',
    defaultMessage: '{used} of {total}',
    description: 'How many of the seats are in use.',
  },
  signatures: {
    id: 'business.dashboard.signatures',
    defaultMessage: 'Signatures this month',
    description: 'Label of a figure.',
  },
  identifications: {
    id: 'business.dashboard.identifications',
    defaultMessage: 'Identifications this month',
    description: 'Label of a figure.',
  },
  invitations: {
    id: 'business.dashboard.invitations',
    defaultMessage: 'Open invitations',
    description: 'Label of a figure.',
  },
  lastMonth: {
    id: 'business.dashboard.last-month',
    defaultMessage: '{count, plural, =0 {None last month} other {# last month}}',
    description: 'Under a figure: how many there were in the whole month before.',
  },
  attention: {
    id: 'business.dashboard.attention',
    defaultMessage: 'What needs attention',
    description: 'Heading above what an administrator should look at.',
  },
  trialEnds: {
    id: 'business.dashboard.trial-ends',
    defaultMessage: 'The trial ends on {date}. Choose a plan so that everybody can go on.',
    description: 'A point that needs attention. {date} is a day.',
  },
  toPlan: {
    id: 'business.dashboard.to-plan',
    defaultMessage: 'Choose a plan',
    description: 'Link below that point.',
  },
  paymentOpen: {
    id: 'business.dashboard.payment-open',
    defaultMessage:
      'A payment is open: the last charge did not go through. Look after the payment method, so that nobody is locked out.',
    description: 'A point that needs attention.',
  },
  quotaNear: {
    id: 'business.dashboard.quota-near',
    defaultMessage:
      '{state, select, exhausted {All signatures of this period are used up: {used} of {limit}, {quality}. Nobody sends or begins one until the next period.} other {Most signatures of this period are used up: {used} of {limit}, {quality}.}}',
    description: 'A point that needs attention. {quality} is the name of a quality of signatures.',
  },
  toUsage: {
    id: 'business.dashboard.to-usage',
    defaultMessage: 'Look at the plan',
    description: 'Link below that point.',
  },
  sealEnds: {
    id: 'business.dashboard.seal-ends',
    defaultMessage: 'The certificate of the seal “{label}” ends on {date}.',
    description: 'A point that needs attention. {label} is what people call the seal, {date} a day.',
  },
  toSeal: {
    id: 'business.dashboard.to-seal',
    defaultMessage: 'Look at the seal',
    description: 'Link below that point.',
  },
  domainWaits: {
    id: 'business.dashboard.domain-waits',
    defaultMessage: 'The domain {domain} still waits for its proof.',
    description: 'A point that needs attention.',
  },
  toDomains: {
    id: 'business.dashboard.to-domains',
    defaultMessage: 'To the domains',
    description: 'Link below that point.',
  },
  steps: {
    id: 'business.dashboard.steps',
    defaultMessage: 'First steps',
    description: 'Heading above what a new business does first.',
  },
  stepsDone: {
    id: 'business.dashboard.steps-done',
    defaultMessage: '{done} of {total} done',
    description: 'Beside that heading. How many of the steps are done.',
  },
  stepDone: {
    id: 'business.dashboard.step-done',
    defaultMessage: 'Done:',
    description: 'Before a step that is done; for screen readers.',
  },
  stepSend: {
    id: 'business.dashboard.step-send',
    defaultMessage: 'Send a document for signature',
    description: 'A first step; link to the upload.',
  },
  stepInvite: {
    id: 'business.dashboard.step-invite',
    defaultMessage: 'Invite your colleagues',
    description: 'A first step; link to the members.',
  },
  stepSupport: {
    id: 'business.dashboard.step-support',
    defaultMessage: 'Say whom your people ask for help',
    description: 'A first step; link to the settings with the support contact.',
  },
  stepDomain: {
    id: 'business.dashboard.step-domain',
    defaultMessage: 'Prove your domain',
    description: 'A first step; link to the domains.',
  },
  stepSeal: {
    id: 'business.dashboard.step-seal',
    defaultMessage: 'Set up a seal',
    description: 'A first step; link to the seals.',
  },
  signaturePlot: {
    id: 'business.dashboard.signature-plot',
    defaultMessage: 'Signatures by quality',
    description: 'Title of a drawing: how many there were in each of twelve months.',
  },
  identificationPlot: {
    id: 'business.dashboard.identification-plot',
    defaultMessage: 'Identifications by quality',
    description: 'Title of a drawing: how many there were in each of twelve months.',
  },
  month: {
    id: 'business.dashboard.month',
    defaultMessage: 'Month',
    description: 'Heading of the column with the months.',
  },
  showTable: {
    id: 'business.dashboard.show-table',
    defaultMessage: 'Show as table',
    description: 'Button: shows the values of a drawing as a table.',
  },
  showDrawing: {
    id: 'business.dashboard.show-drawing',
    defaultMessage: 'Show as drawing',
    description: 'Button that leads back from the table.',
  },
  others: {
    id: 'business.dashboard.others',
    defaultMessage: 'Others',
    description: 'The rarest qualities in a drawing, together.',
  },
  noSignatures: {
    id: 'business.dashboard.no-signatures',
    defaultMessage: 'Nobody has signed yet. Once a document of yours is signed, it counts here.',
    description: 'In place of a drawing without values.',
  },
  noIdentifications: {
    id: 'business.dashboard.no-identifications',
    defaultMessage: 'Nobody who signs for you is known to be identified yet.',
    description: 'In place of a drawing without values.',
  },
  toActivity: {
    id: 'business.dashboard.to-activity',
    defaultMessage: 'See everything',
    description: 'Link below a drawing, to the list of activities.',
  },
});
