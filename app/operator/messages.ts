import { defineMessages } from '../i18n/define-messages.ts';

export const operatorMessages = defineMessages({
  installationTitle: {
    id: 'operator.installation.title',
    defaultMessage: 'Installation',
    description: 'Title of the first of the operator’s pages.',
  },
  installationText: {
    id: 'operator.installation.text',
    defaultMessage: 'How this installation is, as of now.',
    description: 'Below the title of the operator’s first page.',
  },
  ready: {
    id: 'operator.installation.ready',
    defaultMessage: 'Everything works.',
    description: 'Banner: all parts of the installation are well.',
  },
  notReady: {
    id: 'operator.installation.not-ready',
    defaultMessage: 'Requests cannot be served: see the parts below.',
    description: 'Banner: a part of the installation stands in the way.',
  },
  parts: {
    id: 'operator.installation.parts',
    defaultMessage: 'Parts',
    description: 'Heading over the list of the installation’s parts (database, files, clock …).',
  },
  part: {
    id: 'operator.installation.part',
    defaultMessage: 'Part',
    description: 'Column: name of a part of the installation.',
  },
  state: {
    id: 'operator.state',
    defaultMessage: 'State',
    description: 'Column: how a thing stands.',
  },
  notices: {
    id: 'operator.installation.notices',
    defaultMessage: 'Soon',
    description: 'Column: what will need the operator soon, in words of the log.',
  },
  ok: {
    id: 'operator.installation.ok',
    defaultMessage: 'Well',
    description: 'Badge: this part works.',
  },
  none: {
    id: 'operator.none',
    defaultMessage: '–',
    description: 'In a table, where there is nothing.',
  },
  certificates: {
    id: 'operator.installation.certificates',
    defaultMessage: 'Certificates and lists',
    description: 'Heading over the days that certificates and revocation lists are still valid.',
  },
  certificate: {
    id: 'operator.installation.certificate',
    defaultMessage: 'Certificate or list',
    description: 'Column: name of a certificate.',
  },
  daysLeft: {
    id: 'operator.installation.days-left',
    defaultMessage: 'Days left',
    description: 'Column: whole days until a certificate ends.',
  },
  days: {
    id: 'operator.installation.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'Days until a certificate ends.',
  },
  figures: {
    id: 'operator.installation.figures',
    defaultMessage: 'Figures',
    description: 'Heading over sizes and other figures of the installation.',
  },
  startedAt: {
    id: 'operator.installation.started-at',
    defaultMessage: 'Started',
    description: 'Since when the server runs.',
  },
  database: {
    id: 'operator.installation.database',
    defaultMessage: 'Database',
    description: 'Term: size of the database.',
  },
  files: {
    id: 'operator.installation.files',
    defaultMessage: 'Files',
    description: 'Term: number and size of stored files.',
  },
  filesValue: {
    id: 'operator.installation.files-value',
    defaultMessage: '{count, plural, one {# file} other {# files}}, {size}',
    description: 'Number and size of stored files.',
  },
  free: {
    id: 'operator.installation.free',
    defaultMessage: 'Free on the disk',
    description: 'Term: room that is left.',
  },
  workers: {
    id: 'operator.installation.workers',
    defaultMessage: 'Workers',
    description: 'Term: processes that read PDFs.',
  },
  workersValue: {
    id: 'operator.installation.workers-value',
    defaultMessage: '{busy} of {size} busy, {waiting} waiting',
    description: 'How busy the processes are that read PDFs.',
  },
  settingsTitle: {
    id: 'operator.installation.settings',
    defaultMessage: 'Settings',
    description: 'Heading over the button that saves the configuration.',
  },
  settingsText: {
    id: 'operator.installation.settings-text',
    defaultMessage: 'Everything that is set, by its name. Of what may be secret the file says only that it is set.',
    description: 'What the exported configuration holds.',
  },
  showSettings: {
    id: 'operator.installation.show-settings',
    defaultMessage: 'Show the settings',
    description: 'Button: shows the configuration without secrets.',
  },
  saveSettings: {
    id: 'operator.installation.save-settings',
    defaultMessage: 'Save as a file',
    description: 'Link that saves the configuration without secrets as a file.',
  },
  jobsTitle: {
    id: 'operator.jobs.title',
    defaultMessage: 'Jobs',
    description: 'Title of the page of background work.',
  },
  jobsText: {
    id: 'operator.jobs.text',
    defaultMessage: 'Work that outlives the call that asked for it. What is done is not listed.',
    description: 'Below the title of the page of jobs.',
  },
  job: {
    id: 'operator.jobs.job',
    defaultMessage: 'Job',
    description: 'Column: name of a job.',
  },
  due: {
    id: 'operator.jobs.due',
    defaultMessage: 'Due',
    description: 'Column: when a job is to run.',
  },
  attempts: {
    id: 'operator.jobs.attempts',
    defaultMessage: 'Tries',
    description: 'Column: how often a job was tried, of how many times.',
  },
  attemptsValue: {
    id: 'operator.jobs.attempts-value',
    defaultMessage: '{attempts} of {tries}',
    description: 'How often a job was tried, of how many times.',
  },
  acts: {
    id: 'operator.acts',
    defaultMessage: 'Acts',
    description: 'Hidden heading of a column of buttons.',
  },
  retry: {
    id: 'operator.jobs.retry',
    defaultMessage: 'Try now',
    description: 'Button: lets a job be tried again at once.',
  },
  cancel: {
    id: 'operator.jobs.cancel',
    defaultMessage: 'Cancel job',
    description: 'Button: gives a job up for good.',
  },
  jobsEmpty: {
    id: 'operator.jobs.empty',
    defaultMessage: 'No jobs',
    description: 'Title where no job waits.',
  },
  jobsEmptyText: {
    id: 'operator.jobs.empty-text',
    defaultMessage: 'Nothing waits, and nothing was given up.',
    description: 'Where no job waits.',
  },
  queues: {
    id: 'operator.jobs.queues',
    defaultMessage: 'By kind',
    description: 'Heading over the number of jobs of each kind.',
  },
  waiting: {
    id: 'operator.jobs.waiting',
    defaultMessage: 'Due now',
    description: 'Column: number of jobs that wait for their turn.',
  },
  later: {
    id: 'operator.jobs.later',
    defaultMessage: 'Later',
    description: 'Column: number of jobs that are put off.',
  },
  active: {
    id: 'operator.jobs.active',
    defaultMessage: 'Running',
    description: 'Column or state: jobs that run.',
  },
  failed: {
    id: 'operator.jobs.failed',
    defaultMessage: 'Given up',
    description: 'Column or state: jobs that were tried too often.',
  },
  stateWaiting: {
    id: 'operator.jobs.state-waiting',
    defaultMessage: 'Waits',
    description: 'State of a job that waits for its first try.',
  },
  stateRetry: {
    id: 'operator.jobs.state-retry',
    defaultMessage: 'Waits for another try',
    description: 'State of a job that failed and is tried again.',
  },
  messagesTitle: {
    id: 'operator.messages.title',
    defaultMessage: 'Messages',
    description: 'Title of the page of mails, text messages and callbacks.',
  },
  messagesText: {
    id: 'operator.messages.text',
    defaultMessage: 'The newest 100, without what they say.',
    description: 'Below the title of the page of messages.',
  },
  tabMail: {
    id: 'operator.messages.mail',
    defaultMessage: 'E-mails',
    description: 'Tab.',
  },
  tabSms: {
    id: 'operator.messages.sms',
    defaultMessage: 'Text messages',
    description: 'Tab.',
  },
  tabCallbacks: {
    id: 'operator.messages.callbacks',
    defaultMessage: 'Calls to programs',
    description: 'Tab: calls that tell other programs of requests.',
  },
  to: {
    id: 'operator.messages.to',
    defaultMessage: 'To',
    description: 'Column: address or number of a message.',
  },
  kind: {
    id: 'operator.messages.kind',
    defaultMessage: 'Kind',
    description: 'Column: which message it is.',
  },
  createdAt: {
    id: 'operator.created-at',
    defaultMessage: 'Made',
    description: 'Column: when it was made.',
  },
  sentAt: {
    id: 'operator.messages.sent-at',
    defaultMessage: 'Sent',
    description: 'Column: when a message was sent.',
  },
  unsent: {
    id: 'operator.messages.unsent',
    defaultMessage: 'Waits',
    description: 'Badge: a message was not sent yet.',
  },
  host: {
    id: 'operator.messages.host',
    defaultMessage: 'Program at',
    description: 'Column: the host that is called.',
  },
  changedAt: {
    id: 'operator.messages.changed-at',
    defaultMessage: 'Last try',
    description: 'Column: when a call was tried last.',
  },
  callOpen: {
    id: 'operator.messages.call-open',
    defaultMessage: 'Is being tried',
    description: 'State of a call to a program.',
  },
  callDone: {
    id: 'operator.messages.call-done',
    defaultMessage: 'Arrived',
    description: 'State of a call to a program.',
  },
  callFailed: {
    id: 'operator.messages.call-failed',
    defaultMessage: 'Given up',
    description: 'State of a call to a program.',
  },
  find: {
    id: 'operator.messages.find',
    defaultMessage: 'Address or number',
    description: 'Field: whose messages are shown.',
  },
  messagesEmpty: {
    id: 'operator.messages.empty',
    defaultMessage: 'No messages',
    description: 'Title where there is no message.',
  },
  messagesEmptyText: {
    id: 'operator.messages.empty-text',
    defaultMessage: 'Nothing was sent, or not to this address.',
    description: 'Where there is no message.',
  },
  noticesTitle: {
    id: 'operator.notices.title',
    defaultMessage: 'Notices',
    description: 'Title of the page of maintenance notices.',
  },
  noticesText: {
    id: 'operator.notices.text',
    defaultMessage: 'What people are told of maintenance. Moments are in UTC.',
    description: 'Below the title of the page of notices.',
  },
  noticesElsewhere: {
    id: 'operator.notices.elsewhere',
    defaultMessage: 'Notices come from somewhere else on this installation ({source}).',
    description: 'Banner: notices are not written here. {source} is a word of the settings.',
  },
  announceTitle: {
    id: 'operator.notices.announce-title',
    defaultMessage: 'Announce maintenance',
    description: 'Heading over a form.',
  },
  announce: {
    id: 'operator.notices.announce',
    defaultMessage: 'Announce',
    description: 'Button.',
  },
  changeNotice: {
    id: 'operator.notices.change',
    defaultMessage: 'Change',
    description: 'Disclosure: the fields of a notice.',
  },
  endNotice: {
    id: 'operator.notices.end',
    defaultMessage: 'End now',
    description: 'Button: ends a notice.',
  },
  blocking: {
    id: 'operator.notices.blocking',
    defaultMessage: 'Everybody but staff sees the maintenance page instead',
    description: 'Checkbox of a notice.',
  },
  isBlocking: {
    id: 'operator.notices.is-blocking',
    defaultMessage: 'In place of all pages',
    description: 'Badge: a notice keeps people out.',
  },
  isBanner: {
    id: 'operator.notices.is-banner',
    defaultMessage: 'Above all pages',
    description: 'Badge: a notice stands above every page.',
  },
  startsAt: {
    id: 'operator.notices.starts-at',
    defaultMessage: 'Begins (UTC)',
    description: 'Field: when a notice begins; empty means at once.',
  },
  startsHint: {
    id: 'operator.notices.starts-hint',
    defaultMessage: 'Empty: at once.',
    description: 'Hint of a field.',
  },
  endsAt: {
    id: 'operator.notices.ends-at',
    defaultMessage: 'Ends (UTC)',
    description: 'Field: when a notice ends; empty means when somebody ends it.',
  },
  endsHint: {
    id: 'operator.notices.ends-hint',
    defaultMessage: 'Empty: when somebody ends it.',
    description: 'Hint of a field.',
  },
  url: {
    id: 'operator.notices.url',
    defaultMessage: 'Page with details',
    description: 'Field: address that a notice links to.',
  },
  untilEnded: {
    id: 'operator.notices.until-ended',
    defaultMessage: 'Until it is ended',
    description: 'In place of a moment: a notice without an end.',
  },
  noticesEmpty: {
    id: 'operator.notices.empty',
    defaultMessage: 'Nothing is announced',
    description: 'Title where there is no notice.',
  },
  noticesEmptyText: {
    id: 'operator.notices.empty-text',
    defaultMessage: 'Notices that are active or still to come stand here.',
    description: 'Where there is no notice.',
  },
  businessesTitle: {
    id: 'operator.businesses.title',
    defaultMessage: 'Businesses',
    description: 'Title of the page of all businesses, for the operator.',
  },
  businessesText: {
    id: 'operator.businesses.text',
    defaultMessage: 'Plans by invoice, trials, and who is shut out.',
    description: 'Below the title of the page of businesses.',
  },
  businessesFind: {
    id: 'operator.businesses.find',
    defaultMessage: 'Name',
    description: 'Field: searches businesses by name.',
  },
  businessesEmpty: {
    id: 'operator.businesses.empty',
    defaultMessage: 'No business found',
    description: 'Title where no business fits.',
  },
  businessesEmptyText: {
    id: 'operator.businesses.empty-text',
    defaultMessage: 'There is none of this name.',
    description: 'Where no business fits.',
  },
  plan: {
    id: 'operator.businesses.plan',
    defaultMessage: 'Plan',
    description: 'Term and field: the plan of a business.',
  },
  seats: {
    id: 'operator.businesses.seats',
    defaultMessage: 'Seats',
    description: 'Term and field: how many people a plan is for.',
  },
  planHint: {
    id: 'operator.businesses.plan-hint',
    defaultMessage: 'Paid by invoice.',
    description: 'Hint of the field of a plan that is given.',
  },
  seatsHint: {
    id: 'operator.businesses.seats-hint',
    defaultMessage: 'Empty: nobody counts.',
    description: 'Hint of the field of seats.',
  },
  seatsUncounted: {
    id: 'operator.businesses.seats-uncounted',
    defaultMessage: 'Not counted',
    description: 'In place of a number of seats.',
  },
  people: {
    id: 'operator.businesses.people',
    defaultMessage: 'People',
    description: 'Term: number of people of a business.',
  },
  trialEndsAt: {
    id: 'operator.businesses.trial-ends-at',
    defaultMessage: 'Trial ends',
    description: 'Term: when the trial of a business ends.',
  },
  changePlanTitle: {
    id: 'operator.businesses.change',
    defaultMessage: 'Change plan and lock',
    description: 'Disclosure: forms that change the plan of a business.',
  },
  givePlan: {
    id: 'operator.businesses.give-plan',
    defaultMessage: 'Give this plan',
    description: 'Button: the business has this plan and pays by invoice.',
  },
  trialUntil: {
    id: 'operator.businesses.trial-until',
    defaultMessage: 'Trial until the end of',
    description: 'Field: a day.',
  },
  giveTrial: {
    id: 'operator.businesses.give-trial',
    defaultMessage: 'Give a trial',
    description: 'Button.',
  },
  allowGroups: {
    id: 'operator.businesses.allow-groups',
    defaultMessage: 'Change limits of groups',
    description: 'Button: how many groups of signers the business may have, and of how many people each.',
  },
  shut: {
    id: 'operator.businesses.shut',
    defaultMessage: 'Shut',
    description: 'Button: nobody of this business sends anything any more.',
  },
  open: {
    id: 'operator.businesses.open',
    defaultMessage: 'Open again',
    description: 'Button: the business may send again.',
  },
  methodTrialing: {
    id: 'operator.businesses.method-trialing',
    defaultMessage: 'Trial',
    description: 'Badge: how a business pays.',
  },
  methodNeeds: {
    id: 'operator.businesses.method-needs',
    defaultMessage: 'Locked until it pays',
    description: 'Badge: how a business pays.',
  },
  methodBlocked: {
    id: 'operator.businesses.method-blocked',
    defaultMessage: 'Locked',
    description: 'Badge: the operator has shut this business.',
  },
  methodManual: {
    id: 'operator.businesses.method-manual',
    defaultMessage: 'By invoice',
    description: 'Badge: how a business pays.',
  },
  methodStripe: {
    id: 'operator.businesses.method-stripe',
    defaultMessage: 'By card',
    description: 'Badge: how a business pays.',
  },
  methodChargebee: {
    id: 'operator.businesses.method-chargebee',
    defaultMessage: 'At Chargebee',
    description: 'Badge: how a business pays.',
  },
  loginsTitle: {
    id: 'operator.logins.title',
    defaultMessage: 'Log-ins at businesses',
    description: 'Title of the page of log-ins that businesses have set up for their people, for the operator.',
  },
  loginsText: {
    id: 'operator.logins.text',
    defaultMessage:
      'Domains whose people log in at their business. Switched off, they are logged out, and log in with their passwords.',
    description: 'Below the title of the page of log-ins.',
  },
  domain: {
    id: 'operator.logins.domain',
    defaultMessage: 'Domain',
    description: 'Column: the part behind the @ of an address.',
  },
  provider: {
    id: 'operator.logins.provider',
    defaultMessage: 'Provider',
    description: 'Column: address of the service where people log in.',
  },
  setUpBy: {
    id: 'operator.logins.set-up-by',
    defaultMessage: 'Set up by',
    description: 'Column: the business, or a command on the machine.',
  },
  loginOn: {
    id: 'operator.logins.on',
    defaultMessage: 'On',
    description: 'Badge: people of this domain log in at their business.',
  },
  loginOff: {
    id: 'operator.logins.off',
    defaultMessage: 'Off',
    description: 'Badge: people of this domain log in with their passwords.',
  },
  switchOff: {
    id: 'operator.logins.switch-off',
    defaultMessage: 'Switch off',
    description: 'Button.',
  },
  switchOn: {
    id: 'operator.logins.switch-on',
    defaultMessage: 'Switch on',
    description: 'Button.',
  },
  switchOf: {
    id: 'operator.logins.switch-of',
    defaultMessage: '{act}: {domain}',
    description: 'What is read out for a button: {act} is “Switch off” or “Switch on”.',
  },
  loginsEmpty: {
    id: 'operator.logins.empty',
    defaultMessage: 'No log-in is set up',
    description: 'Title where no business has a log-in of its own.',
  },
  loginsEmptyText: {
    id: 'operator.logins.empty-text',
    defaultMessage: 'Everybody logs in with a password.',
    description: 'Where no business has a log-in of its own.',
  },
  pages: {
    id: 'operator.pages',
    defaultMessage: 'Pages of this list',
    description: 'Read out: links to other pages of a long list.',
  },
  firstPage: {
    id: 'operator.first-page',
    defaultMessage: 'First page',
    description: 'Link to the beginning of a long list.',
  },
  requestsTitle: {
    id: 'operator.requests.title',
    defaultMessage: 'Find a request',
    description: 'Title of the page where an operator looks a request up by its id.',
  },
  requestsText: {
    id: 'operator.requests.text',
    defaultMessage:
      'How it stands and whether its evidence is whole, without title, files or people. Looking is written down.',
    description: 'Below the title of the page where a request is looked up.',
  },
  requestId: {
    id: 'operator.requests.id',
    defaultMessage: 'Id of the request',
    description: 'Field.',
  },
  look: {
    id: 'operator.requests.look',
    defaultMessage: 'Look',
    description: 'Button: looks a request up.',
  },
  requestAbsent: {
    id: 'operator.requests.absent',
    defaultMessage: 'There is no request with this id.',
    description: 'Refusal of the field.',
  },
  quality: {
    id: 'operator.requests.quality',
    defaultMessage: 'Quality',
    description: 'Term.',
  },
  documents: {
    id: 'operator.requests.documents',
    defaultMessage: 'Documents',
    description: 'Term: number of documents.',
  },
  businessId: {
    id: 'operator.requests.business-id',
    defaultMessage: 'Business',
    description: 'Term: id of the business that a request is of.',
  },
  initiatedAt: {
    id: 'operator.requests.initiated-at',
    defaultMessage: 'Sent',
    description: 'Term: when a request was sent.',
  },
  endedAt: {
    id: 'operator.requests.ended-at',
    defaultMessage: 'Ended',
    description: 'Term: when a request ended.',
  },
  evidence: {
    id: 'operator.requests.evidence',
    defaultMessage: 'Evidence',
    description: 'Heading over the events of a request.',
  },
  intact: {
    id: 'operator.requests.intact',
    defaultMessage: 'The chain of evidence is whole.',
    description: 'Banner: no event was changed or taken out.',
  },
  broken: {
    id: 'operator.requests.broken',
    defaultMessage: 'The chain of evidence is broken.',
    description: 'Banner: an event was changed or taken out.',
  },
  event: {
    id: 'operator.requests.event',
    defaultMessage: 'Event',
    description: 'Column.',
  },
  signatures: {
    id: 'operator.requests.signatures',
    defaultMessage: 'Signatures',
    description: 'Heading over the signatures of a request.',
  },
  signature: {
    id: 'operator.requests.signature',
    defaultMessage: 'Signature',
    description: 'Column: id of a signature.',
  },
  invitedAt: {
    id: 'operator.requests.invited-at',
    defaultMessage: 'Invited',
    description: 'Column.',
  },
  signedAt: {
    id: 'operator.requests.signed-at',
    defaultMessage: 'Signed',
    description: 'Column.',
  },
  eventsTitle: {
    id: 'operator.events.title',
    defaultMessage: 'What operators did',
    description: 'Title of the page of everything that operators did.',
  },
  eventsText: {
    id: 'operator.events.text',
    defaultMessage: 'The newest first. Each act is chained to the one before by its hash.',
    description: 'Below the title of the page of operators’ acts.',
  },
  eventsIntact: {
    id: 'operator.events.intact',
    defaultMessage: 'Checked on {at}: the chain is whole up to act {seq}.',
    description: 'Banner: no act up to this one was changed or taken out. {at} is day and time.',
  },
  eventsBroken: {
    id: 'operator.events.broken',
    defaultMessage: 'Checked on {at}: the chain is broken. After act {seq} one was changed or taken out.',
    description: 'Banner. {at} is day and time.',
  },
  eventsUnchecked: {
    id: 'operator.events.unchecked',
    defaultMessage: '{count, plural, one {# act was} other {# acts were}} not checked yet.',
    description: 'Banner: acts that came after the last check of the chain.',
  },
  checkEvents: {
    id: 'operator.events.check',
    defaultMessage: 'Check the chain',
    description: 'Button: checks whether acts were changed or taken out.',
  },
  eventsEmpty: {
    id: 'operator.events.empty',
    defaultMessage: 'Nothing yet',
    description: 'Title where no operator did anything.',
  },
  eventsEmptyText: {
    id: 'operator.events.empty-text',
    defaultMessage: 'What operators do will stand here.',
    description: 'Where no operator did anything.',
  },
  when: {
    id: 'operator.events.when',
    defaultMessage: 'When',
    description: 'Column.',
  },
  who: {
    id: 'operator.events.who',
    defaultMessage: 'Who',
    description: 'Column.',
  },
  machine: {
    id: 'operator.events.machine',
    defaultMessage: 'Command on the machine',
    description: 'In place of an address: a command was given on the machine itself.',
  },
  what: {
    id: 'operator.events.what',
    defaultMessage: 'What',
    description: 'Column.',
  },
  about: {
    id: 'operator.events.about',
    defaultMessage: 'About',
    description: 'Column: what an act was about.',
  },
  actOperatorAdded: {
    id: 'operator.events.act-operator-added',
    defaultMessage: 'Operator added',
    description: 'What an operator did.',
  },
  actOperatorRemoved: {
    id: 'operator.events.act-operator-removed',
    defaultMessage: 'Operator removed',
    description: 'What an operator did.',
  },
  actJobRetried: {
    id: 'operator.events.act-job-retried',
    defaultMessage: 'Job tried again',
    description: 'What an operator did.',
  },
  actJobCancelled: {
    id: 'operator.events.act-job-cancelled',
    defaultMessage: 'Job cancelled',
    description: 'What an operator did.',
  },
  actNoticeAnnounced: {
    id: 'operator.events.act-notice-announced',
    defaultMessage: 'Maintenance announced',
    description: 'What an operator did.',
  },
  actNoticeChanged: {
    id: 'operator.events.act-notice-changed',
    defaultMessage: 'Notice changed',
    description: 'What an operator did.',
  },
  actNoticeEnded: {
    id: 'operator.events.act-notice-ended',
    defaultMessage: 'Notice ended',
    description: 'What an operator did.',
  },
  actPlanChanged: {
    id: 'operator.events.act-plan-changed',
    defaultMessage: 'Plan or lock changed',
    description: 'What an operator did.',
  },
  actLoginSwitchedOff: {
    id: 'operator.events.act-login-switched-off',
    defaultMessage: 'Log-in at a business switched off',
    description: 'What an operator did.',
  },
  actLoginSwitchedOn: {
    id: 'operator.events.act-login-switched-on',
    defaultMessage: 'Log-in at a business switched on',
    description: 'What an operator did.',
  },
  actRequestLookedUp: {
    id: 'operator.events.act-request-looked-up',
    defaultMessage: 'Request looked up',
    description: 'What an operator did.',
  },
  actConfigurationExported: {
    id: 'operator.events.act-configuration-exported',
    defaultMessage: 'Settings shown',
    description: 'What an operator did.',
  },
  actEventsChecked: {
    id: 'operator.events.act-events-checked',
    defaultMessage: 'Chain checked',
    description: 'What an operator did.',
  },
});
