import { defineMessages } from '../i18n/define-messages.ts';

/** Texts about plans and what they cost. */
export const pricingMessages = defineMessages({
  title: {
    id: 'pricing.upgrade.title',
    defaultMessage: 'Send your own documents',
    description: 'Title of the page that tells an account how to upload documents.',
  },
  text: {
    id: 'pricing.upgrade.text',
    defaultMessage: 'Your account signs what it is invited to. With a business you send documents yourself.',
    description: 'Under the title, for an account without a business.',
  },
  upload: {
    id: 'pricing.upgrade.upload',
    defaultMessage: 'Upload documents and invite as many signers as you need, with or without an account.',
    description: 'First of three points about what a business may do.',
  },
  members: {
    id: 'pricing.upgrade.members',
    defaultMessage: 'Every member of the business sends documents; you are its administrator.',
    description: 'Second of three points.',
  },
  trial: {
    id: 'pricing.upgrade.trial',
    defaultMessage: 'Try it for {days} days. We ask for no payment method, and nothing renews by itself.',
    description: 'Third of three points. {days} is the length of the trial.',
  },
  button: {
    id: 'pricing.upgrade.button',
    defaultMessage: 'Set up a business',
    description: 'Button to the form for a new business.',
  },
  includedTitle: {
    id: 'pricing.upgrade.included.title',
    defaultMessage: 'Everything is included',
    description: 'Title of the page where nothing is sold, for an account without a business.',
  },
  includedText: {
    id: 'pricing.upgrade.included.text',
    defaultMessage:
      'Whoever runs this service charges nothing. You upload and sign your own documents; with a business you and your colleagues invite as many signers as you need, and seal in its name.',
    description: 'Under that title.',
  },
  includedButton: {
    id: 'pricing.upgrade.included.button',
    defaultMessage: 'Upload a document',
    description: 'Button to the upload on that page.',
  },
  trialingTitle: {
    id: 'pricing.upgrade.trialing.title',
    defaultMessage: '{name} is in its trial',
    description: 'Title for a business that is in its trial. {name} is the name of the business.',
  },
  trialingText: {
    id: 'pricing.upgrade.trialing.text',
    defaultMessage:
      'Until {date} all members upload documents and invite signers. Nothing needs to be paid before, and nothing renews by itself.',
    description: 'Under that title. {date} is the last day of the trial.',
  },
  endedTitle: {
    id: 'pricing.upgrade.ended.title',
    defaultMessage: '{name} has no plan at the moment',
    description: 'Title for a business that needs a plan. {name} is the name of the business.',
  },
  endedText: {
    id: 'pricing.upgrade.ended.text',
    defaultMessage:
      'Nothing is lost: what was sent can still be signed and downloaded. To upload again the business needs a plan; please ask whoever runs this service for one.',
    description: 'Under that title.',
  },
  blockedTitle: {
    id: 'pricing.upgrade.blocked.title',
    defaultMessage: '{name} is locked',
    description: 'Title for a business that whoever runs the service has locked. {name} is the name of the business.',
  },
  blockedText: {
    id: 'pricing.upgrade.blocked.text',
    defaultMessage:
      'Nothing is lost: what was sent can still be signed and downloaded. Usually an invoice is unpaid; whoever runs this service unlocks the business once this is settled.',
    description: 'Under that title.',
  },
  toMembers: {
    id: 'pricing.upgrade.to-members',
    defaultMessage: 'To the members',
    description: 'Link to the members of a business that is shut, beside the button that logs out.',
  },
  activeTitle: {
    id: 'pricing.upgrade.active.title',
    defaultMessage: '{name} has all it needs',
    description: 'Title for a business with a plan. {name} is the name of the business.',
  },
  activeText: {
    id: 'pricing.upgrade.active.text',
    defaultMessage: 'All members upload documents and invite signers.',
    description: 'Under that title.',
  },

  staysSigned: {
    id: 'pricing.stays.signed',
    defaultMessage: 'Signed documents, their evidence and downloads.',
    description: 'What stays after the plan has ended.',
  },
  staysOpen: {
    id: 'pricing.stays.open',
    defaultMessage: 'Requests that are open{count, plural, =0 {} other { (# now)}}: people can go on signing them.',
    description: 'What stays. {count} is how many requests are open.',
  },
  staysSigning: {
    id: 'pricing.stays.signing',
    defaultMessage: 'Everybody can still sign what they are asked to sign.',
    description: 'What stays.',
  },

  endsUploads: {
    id: 'pricing.ends.uploads',
    defaultMessage: 'Uploading documents and sending new requests.',
    description: 'What ends.',
  },
  endsMembers: {
    id: 'pricing.ends.members',
    defaultMessage:
      '{count, plural, one {The membership of one other person.} other {The membership of # other people.}}',
    description: 'What ends. {count} is how many members the business has apart from the person.',
  },
  endsSeals: {
    id: 'pricing.ends.seals',
    defaultMessage: '{count, plural, one {One seal} other {# seals}}: nothing can be sealed any more.',
    description: 'What ends.',
  },
  endsGroups: {
    id: 'pricing.ends.groups',
    defaultMessage: '{count, plural, one {One signer group.} other {# signer groups.}}',
    description: 'What ends.',
  },
  endsApi: {
    id: 'pricing.ends.api',
    defaultMessage:
      '{count, plural, one {One API user: connected software stops working.} other {# API users: connected software stops working.}}',
    description: 'What ends.',
  },

  later: { id: 'pricing.later', defaultMessage: 'Decide later', description: 'Button that puts a decision off.' },

  cancelTitle: {
    id: 'pricing.cancel.title',
    defaultMessage: 'Cancel the {plan} plan?',
    description: 'Title of the dialog. {plan} is the plan’s name.',
  },
  cancelText: {
    id: 'pricing.cancel.text',
    defaultMessage:
      'It is paid until {date} and works until then. After that it is not renewed, and nothing more is charged.',
    description: 'Below the title. {date} is the last day of the plan.',
  },
  cancelRevoke: {
    id: 'pricing.cancel.revoke',
    defaultMessage: 'You can take this back until {date}.',
    description: 'After the lists. {date} is the last day of the plan.',
  },
  cancelReason: {
    id: 'pricing.cancel.reason',
    defaultMessage: 'Why are you cancelling?',
    description: 'Label of a choice.',
  },
  cancelReasonNone: {
    id: 'pricing.cancel.reason.none',
    defaultMessage: 'No answer',
    description: 'First line of that choice.',
  },
  cancelReasonPrice: {
    id: 'pricing.cancel.reason.price',
    defaultMessage: 'It costs too much',
    description: 'A reason.',
  },
  cancelReasonMissing: {
    id: 'pricing.cancel.reason.missing',
    defaultMessage: 'Something is missing',
    description: 'A reason.',
  },
  cancelReasonUse: { id: 'pricing.cancel.reason.use', defaultMessage: 'We hardly use it', description: 'A reason.' },
  cancelReasonOther: {
    id: 'pricing.cancel.reason.other-service',
    defaultMessage: 'We use another service',
    description: 'A reason.',
  },
  cancelReasonElse: { id: 'pricing.cancel.reason.else', defaultMessage: 'Another reason', description: 'A reason.' },
  cancelComment: {
    id: 'pricing.cancel.comment',
    defaultMessage: 'What should we know?',
    description: 'Label of a field.',
  },
  cancelKeep: { id: 'pricing.cancel.keep', defaultMessage: 'Keep plan', description: 'Button that closes the dialog.' },
  cancelSubmit: { id: 'pricing.cancel.submit', defaultMessage: 'Cancel plan', description: 'Button.' },

  trialTitle: {
    id: 'pricing.cancel-trial.title',
    defaultMessage: 'End the trial now?',
    description: 'Title of the dialog.',
  },
  trialText: {
    id: 'pricing.cancel-trial.text',
    defaultMessage:
      'The trial of {business} would end by itself on {date} and costs nothing. If you end it now, this takes effect at once.',
    description: 'Below the title. {date} is when the trial would end by itself.',
  },
  trialKeep: {
    id: 'pricing.cancel-trial.keep',
    defaultMessage: 'Go on trying',
    description: 'Button that closes the dialog.',
  },
  trialSubmit: { id: 'pricing.cancel-trial.submit', defaultMessage: 'End trial', description: 'Button.' },

  freeTitle: {
    id: 'pricing.free.title',
    defaultMessage: 'Change to the free plan?',
    description: 'Title of the dialog.',
  },
  freeNow: {
    id: 'pricing.free.now',
    defaultMessage: '{business} changes at once. For {days} days you can bring it back as it was.',
    description: 'Below the title. {days} is a number of days.',
  },
  freeOffer: {
    id: 'pricing.free.offer',
    defaultMessage: 'Do you want to sign only, and to send nothing more? The free plan is enough for that.',
    description: 'Below the plans that cost, to administrators of a business without one.',
  },
  freeOpen: {
    id: 'pricing.free.open',
    defaultMessage: 'Change to the free plan',
    description: 'Button that opens a dialog.',
  },
  freeLoginHint: {
    id: 'pricing.free.login-hint',
    defaultMessage:
      'If you have none, leave it empty: having logged in at your organisation within the last ten minutes is enough.',
    description: 'Below the label of the field for the password.',
  },
  freeConfirm: {
    id: 'pricing.free.confirm',
    defaultMessage:
      'I understand: {count, plural, =0 {the business can send nothing any more.} one {one member loses access to the business.} other {# members lose access to the business.}}',
    description: 'Checkbox. {count} is how many members besides the person lose access.',
  },
  freeConfirmMissing: {
    id: 'pricing.free.confirm-missing',
    defaultMessage: 'Please confirm that you have read this.',
    description: 'Below that checkbox.',
  },
  freeSubmit: { id: 'pricing.free.submit', defaultMessage: 'Change to free', description: 'Button.' },

  priceMonthly: {
    id: 'pricing.price.monthly',
    defaultMessage: '{price} a month',
    description: 'A price for each month.',
  },
  priceYearly: { id: 'pricing.price.yearly', defaultMessage: '{price} a year', description: 'A price for each year.' },
  priceExcludesTax: {
    id: 'pricing.price.tax',
    defaultMessage: 'Prices without VAT.',
    description: 'Note below prices.',
  },

  flatTitle: {
    id: 'pricing.flat.title',
    defaultMessage: 'Your plan becomes a flat rate',
    description: 'Title of the dialog about the new kind of plan.',
  },
  flatText: {
    id: 'pricing.flat.text',
    defaultMessage:
      'From {date}, {business} pays one price for each seat, and signatures are included. The plan is called {plan}.',
    description: 'Below the title. {plan} is the new plan, {date} its first day.',
  },
  flatNow: { id: 'pricing.flat.now', defaultMessage: 'So far', description: 'Term in a table: the price so far.' },
  flatNowPrice: {
    id: 'pricing.flat.now-price',
    defaultMessage: '{price} for {seats, plural, one {one seat} other {# seats}}, and each signature on top',
    description: 'The price so far. {price} is a price for a period, {seats} the number of seats.',
  },
  flatThen: {
    id: 'pricing.flat.then',
    defaultMessage: 'From {date}',
    description: 'Term in a table. {date} is the first day of the new plan.',
  },
  flatPrice: {
    id: 'pricing.flat.price',
    defaultMessage: '{price} for {seats, plural, one {one seat} other {# seats}}',
    description: 'A price. {price} is a price for a period, {seats} the number of seats.',
  },
  flatFair: { id: 'pricing.flat.fair', defaultMessage: 'Included', description: 'Term in a table: what is included.' },
  flatLater: {
    id: 'pricing.flat.later',
    defaultMessage:
      'Nothing is charged before, and the contents hold at once. Until you accept, your plan stays as it is.',
    description: 'Below the table.',
  },
  flatAccept: { id: 'pricing.flat.accept', defaultMessage: 'Accept new plan', description: 'Button.' },
  flatDone: {
    id: 'pricing.flat.done',
    defaultMessage: 'Your plan is {plan} now.',
    description: 'After the new plan was accepted. {plan} is its name.',
  },
  changeText: {
    id: 'pricing.change.text',
    defaultMessage: 'Your plan is no longer sold. Another one takes its place.',
    description: 'Notice on the pages about plans.',
  },
  changeOpen: {
    id: 'pricing.change.open',
    defaultMessage: 'See what changes',
    description: 'Button below that notice, which opens a dialog.',
  },

  migrationTitle: {
    id: 'pricing.migration.title',
    defaultMessage: 'The free plan changes',
    description: 'Title of the dialog about the new free plan.',
  },
  migrationTextFrom: {
    id: 'pricing.migration.text-from',
    defaultMessage: 'From {date}, free accounts sign. Who wants to send documents needs a plan.',
    description: 'Below the title. {date} is the first day of the new plan.',
  },
  migrationTextNow: {
    id: 'pricing.migration.text-now',
    defaultMessage: 'Free accounts sign. Who wants to send documents needs a plan.',
    description: 'Below the title when the new plan applies already.',
  },
  migrationOwn: {
    id: 'pricing.migration.own',
    defaultMessage: 'Your documents and everything you have signed.',
    description: 'What stays.',
  },
  migrationFree: {
    id: 'pricing.migration.free',
    defaultMessage: 'Signing what you are asked to sign, free of charge.',
    description: 'What stays.',
  },
  migrationPrice: {
    id: 'pricing.migration.price',
    defaultMessage: 'To go on sending, there is the {plan} plan for {price}.',
    description: 'Below the lists. {plan} is the smallest plan, {price} its price for a period.',
  },
  migrationAccept: { id: 'pricing.migration.accept', defaultMessage: 'Stay free', description: 'Button.' },
  migrationUpgrade: {
    id: 'pricing.migration.upgrade',
    defaultMessage: 'See the plans',
    description: 'Button to the page with the plans.',
  },
});
