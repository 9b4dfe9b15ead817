import { defineMessages } from '../i18n/define-messages.ts';

/** Identity documents that colleagues check in person. */
export const identificationInPersonMessages = defineMessages({
  officersTitle: {
    id: 'identification.in-person.officers-title',
    defaultMessage: 'Who checks documents in person',
    description: 'Title of a card for administrators.',
  },
  officersText: {
    id: 'identification.in-person.officers-text',
    defaultMessage:
      'They meet colleagues, look at their identity document and record it. Once the colleague has confirmed the record, your business vouches for them, whatever the domain of their address.',
    description: 'Below that title.',
  },
  officersNone: {
    id: 'identification.in-person.officers-none',
    defaultMessage: 'Nobody checks documents yet.',
    description: 'In place of the list.',
  },
  officersAll: {
    id: 'identification.in-person.officers-all',
    defaultMessage: 'Everybody of your business may check documents.',
    description: 'Where nobody else can be chosen.',
  },
  officersResting: {
    id: 'identification.in-person.officers-resting',
    defaultMessage: 'Nothing can be recorded while AES for Business is not on.',
    description: 'Where the service is not in force.',
  },
  officerAdd: {
    id: 'identification.in-person.officer-add',
    defaultMessage: 'Somebody of your business',
    description: 'Label of a choice.',
  },
  officerChoose: {
    id: 'identification.in-person.officer-choose',
    defaultMessage: 'Choose a person',
    description: 'Placeholder of that choice.',
  },
  officerAddButton: {
    id: 'identification.in-person.officer-add-button',
    defaultMessage: 'Let this person check documents',
    description: 'Button.',
  },
  toChecks: {
    id: 'identification.in-person.to-checks',
    defaultMessage: 'To the records',
    description: 'Link to the list of records.',
  },
  title: {
    id: 'identification.in-person.title',
    defaultMessage: 'Documents of colleagues',
    description: 'Title of the page for those who check documents.',
  },
  text: {
    id: 'identification.in-person.text',
    defaultMessage:
      'Meet the person, compare face and original document, and record what it says. The person confirms it here; afterwards only that person can read it.',
    description: 'Below that title.',
  },
  adminOnly: {
    id: 'identification.in-person.admin-only',
    defaultMessage:
      'You see the records as an administrator. Who makes them, you choose under <link>AES for Business</link>.',
    description: 'Where an administrator without the right looks at the records.',
  },
  recordTitle: {
    id: 'identification.in-person.record-title',
    defaultMessage: 'Record a document',
    description: 'Title of a form.',
  },
  email: {
    id: 'identification.in-person.email',
    defaultMessage: 'E-mail address of the colleague',
    description: 'Label of a field.',
  },
  country: {
    id: 'identification.in-person.country',
    defaultMessage: 'Country that issued it',
    description: 'Label of a choice.',
  },
  seen: {
    id: 'identification.in-person.seen',
    defaultMessage: 'I have met this person and held the original document in my hands.',
    description: 'Checkbox that must be ticked.',
  },
  seenMissing: {
    id: 'identification.in-person.seen-missing',
    defaultMessage: 'Please record only what you have seen yourself.',
    description: 'Below that checkbox.',
  },
  record: {
    id: 'identification.in-person.record',
    defaultMessage: 'Record it',
    description: 'Button.',
  },
  recorded: {
    id: 'identification.in-person.recorded',
    defaultMessage: 'Recorded. The person was asked by e-mail to confirm it.',
    description: 'After a document was recorded.',
  },
  listTitle: {
    id: 'identification.in-person.list-title',
    defaultMessage: 'Records',
    description: 'Title of a list.',
  },
  listNone: {
    id: 'identification.in-person.list-none',
    defaultMessage: 'Nothing was recorded yet.',
    description: 'In place of that list.',
  },
  stateWaiting: {
    id: 'identification.in-person.state-waiting',
    defaultMessage: 'Waits for confirmation',
    description: 'State of a record.',
  },
  stateConfirmed: {
    id: 'identification.in-person.state-confirmed',
    defaultMessage: 'Confirmed',
    description: 'State of a record.',
  },
  end_rejected: {
    id: 'identification.in-person.end-rejected',
    defaultMessage: 'Rejected by the person',
    description: 'Why a record counts no more.',
  },
  end_given_up: {
    id: 'identification.in-person.end-given-up',
    defaultMessage: 'Ended by the person',
    description: 'Why a record counts no more.',
  },
  end_withdrawn: {
    id: 'identification.in-person.end-withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'Why a record counts no more.',
  },
  end_replaced: {
    id: 'identification.in-person.end-replaced',
    defaultMessage: 'Replaced by a later one',
    description: 'Why a record counts no more.',
  },
  end_left: {
    id: 'identification.in-person.end-left',
    defaultMessage: 'No longer in the business',
    description: 'Why a record counts no more.',
  },
  end_expired: {
    id: 'identification.in-person.end-expired',
    defaultMessage: 'Expired',
    description: 'Why a record counts no more.',
  },
  by: {
    id: 'identification.in-person.by',
    defaultMessage: '{officer}, {date}',
    description: 'Below a person: who has checked the document, and when.',
  },
  withdraw: {
    id: 'identification.in-person.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button that ends a record, and what opens it.',
  },
  withdrawText: {
    id: 'identification.in-person.withdraw-text',
    defaultMessage: 'For signatures to come it counts no more. Signatures so far stay as they are.',
    description: 'What follows from it.',
  },
  waitingTitle: {
    id: 'identification.in-person.waiting-title',
    defaultMessage: 'Is this right?',
    description: 'Title of a card: what a colleague has recorded of the own document.',
  },
  waitingText: {
    id: 'identification.in-person.waiting-text',
    defaultMessage: '{officer} looked at your identity document for {business} on {date} and recorded this:',
    description: 'Below that title.',
  },
  waitingHint: {
    id: 'identification.in-person.waiting-hint',
    defaultMessage:
      'If you confirm, {business} vouches for you when you sign advanced (AES), and your name here becomes that of the document. If you reject it, it is deleted.',
    description: 'Above the two buttons.',
  },
  confirm: {
    id: 'identification.in-person.confirm',
    defaultMessage: 'It is right',
    description: 'Button.',
  },
  reject: {
    id: 'identification.in-person.reject',
    defaultMessage: 'It is wrong',
    description: 'Button.',
  },
  counts: {
    id: 'identification.in-person.counts',
    defaultMessage: '{business} vouches for you: {officer} checked your document on {date}. This holds until {until}.',
    description: 'Below the quality AES.',
  },
  rests: {
    id: 'identification.in-person.rests',
    defaultMessage:
      '{officer} checked your document for {business} on {date}. At the moment the business does not vouch for its people.',
    description: 'Below the quality AES, where what was checked cannot be signed with.',
  },
  details: {
    id: 'identification.in-person.details',
    defaultMessage: 'What was recorded',
    description: 'Opens what stands in the document.',
  },
  giveUp: {
    id: 'identification.in-person.give-up',
    defaultMessage: 'End this',
    description: 'Button that ends a record, for the person.',
  },
  giveUpText: {
    id: 'identification.in-person.give-up-text',
    defaultMessage:
      '{business} then no longer vouches for you, and you can change your name again. What was recorded is deleted after 90 days.',
    description: 'What follows from it.',
  },
  toColleagues: {
    id: 'identification.in-person.to-colleagues',
    defaultMessage: 'Check documents of colleagues',
    description: 'Link to the page for those who check documents.',
  },
  name: {
    id: 'identification.in-person.name',
    defaultMessage: 'Name in the document',
    description: 'Label of a detail.',
  },
});
