import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of the page of a business’s mail domains. */
export const membersDomainMessages = defineMessages({
  title: {
    id: 'members.domains.title',
    defaultMessage: 'Domains',
    description: 'Title of the page of a business’s mail domains, and its place in the navigation.',
  },
  text: {
    id: 'members.domains.text',
    defaultMessage:
      'Prove that a mail domain is yours. Whoever signs up with an address of it joins the business, and you can set up the log-in of these people.',
    description: 'Under the title.',
  },
  label: { id: 'members.domains.label', defaultMessage: 'Domain', description: 'Label of the field for a new domain.' },
  hint: {
    id: 'members.domains.hint',
    defaultMessage:
      'What stands after the @ of your addresses, such as example.ch. It counts exactly so: add mail.example.ch by itself.',
    description: 'Hint of that field.',
  },
  add: { id: 'members.domains.add', defaultMessage: 'Add domain', description: 'Button.' },
  emptyTitle: {
    id: 'members.domains.empty.title',
    defaultMessage: 'No domain yet',
    description: 'Title where the business has no domain.',
  },
  emptyText: {
    id: 'members.domains.empty.text',
    defaultMessage:
      'Add the domain of your addresses above. Then prove it by a TXT record or by a code that we mail to whoever runs it.',
    description: 'Below that title.',
  },
  requested: {
    id: 'members.domains.state.requested',
    defaultMessage: 'Not proved yet',
    description: 'State of a domain.',
  },
  activated: { id: 'members.domains.state.activated', defaultMessage: 'Activated', description: 'State of a domain.' },
  since: {
    id: 'members.domains.since',
    defaultMessage:
      'Proved on {date} by {way, select, dns {TXT record} other {code}}. Whoever signs up with an address @{domain} joins the business.',
    description: 'About an activated domain. {date} is a day, {way} how it was proved, {domain} the domain.',
  },
  dnsTitle: {
    id: 'members.domains.dns.title',
    defaultMessage: 'By TXT record',
    description: 'Heading of a way to prove a domain.',
  },
  dnsText: {
    id: 'members.domains.dns.text',
    defaultMessage: 'Publish this record where your domain is registered. We look for it by ourselves until {until}.',
    description: 'Below it. {until} is an instant.',
  },
  dnsOver: {
    id: 'members.domains.dns.over',
    defaultMessage:
      'Publish this record where your domain is registered, then check it here. We no longer look for it by ourselves.',
    description: 'The same after two days.',
  },
  recordName: { id: 'members.domains.record.name', defaultMessage: 'Name', description: 'Name of a DNS record.' },
  recordValue: { id: 'members.domains.record.value', defaultMessage: 'Value', description: 'Value of a DNS record.' },
  check: { id: 'members.domains.check', defaultMessage: 'Check now', description: 'Button that looks for the record.' },
  checkedAt: {
    id: 'members.domains.checked-at',
    defaultMessage: 'Last checked: {instant}',
    description: 'When the record was looked for last.',
  },
  no_domain: {
    id: 'members.domains.finding.no_domain',
    defaultMessage: 'The name servers know no such domain. Is it spelled correctly?',
    description: 'What the last check has found.',
  },
  missing: {
    id: 'members.domains.finding.missing',
    defaultMessage: 'The domain is there, the record is not yet. It may take some hours until it is seen everywhere.',
    description: 'What the last check has found.',
  },
  different: {
    id: 'members.domains.finding.different',
    defaultMessage: 'There is a record of this name, but with another value. Copy the value above exactly.',
    description: 'What the last check has found.',
  },
  unreachable: {
    id: 'members.domains.finding.unreachable',
    defaultMessage: 'The name servers of the domain do not answer right now. We try again.',
    description: 'What the last check has found.',
  },
  taken: {
    id: 'members.domains.finding.taken',
    defaultMessage:
      'Another business has proved this domain meanwhile. Ask there, or turn to whoever runs this service.',
    description: 'What the last check has found.',
  },
  mailTitle: {
    id: 'members.domains.mail.title',
    defaultMessage: 'By code',
    description: 'Heading of the other way to prove a domain.',
  },
  mailText: {
    id: 'members.domains.mail.text',
    defaultMessage:
      'We mail a code to a mailbox that only whoever runs the domain can read. Have it passed on to you and enter it here.',
    description: 'Below it.',
  },
  mailbox: {
    id: 'members.domains.mail.mailbox',
    defaultMessage: 'Mailbox',
    description: 'Label of a choice of addresses.',
  },
  mailSend: { id: 'members.domains.mail.send', defaultMessage: 'Send code', description: 'Button.' },
  mailAgain: {
    id: 'members.domains.mail.again',
    defaultMessage: 'Send another code',
    description: 'The same when one was sent.',
  },
  mailSent: {
    id: 'members.domains.mail.sent',
    defaultMessage: 'A code was sent to {address}. It is valid until {until}.',
    description: '{address} is an e-mail address, {until} an instant.',
  },
  code: { id: 'members.domains.code', defaultMessage: 'Code', description: 'Label of the field for the code.' },
  confirm: { id: 'members.domains.confirm', defaultMessage: 'Confirm domain', description: 'Button.' },
  remove: { id: 'members.domains.remove', defaultMessage: 'Remove domain', description: 'Button.' },
  removeLabel: {
    id: 'members.domains.remove-label',
    defaultMessage: 'Remove {domain}',
    description: 'What opens the question whether a domain is removed. {domain} is the domain.',
  },
  removeText: {
    id: 'members.domains.remove-text',
    defaultMessage:
      'Nobody joins by it any more; members stay. The log-in that you have set up for it ends, and for advanced signatures its addresses need a text message again.',
    description: 'What follows from it.',
  },
  ssoTitle: {
    id: 'members.domains.sso.title',
    defaultMessage: 'Log-in at your business',
    description: 'Heading: where the people of a domain log in.',
  },
  ssoSetUp: {
    id: 'members.domains.sso.set-up',
    defaultMessage: 'Set up the log-in',
    description: 'Opens the form; no log-in is set up.',
  },
  ssoChange: {
    id: 'members.domains.sso.change',
    defaultMessage: 'Change, test or turn off the log-in',
    description: 'Opens the form; a log-in is set up.',
  },
  ssoText: {
    id: 'members.domains.sso.text',
    defaultMessage:
      'People with an address @{domain} log in with your provider (OpenID Connect). Register this redirect address there: {address}',
    description: 'Below it. {domain} is the domain, {address} a web address.',
  },
  ssoOn: {
    id: 'members.domains.sso.on',
    defaultMessage: 'On: {issuer}',
    description: 'The log-in is set up. {issuer} is the address of the provider.',
  },
  ssoOff: {
    id: 'members.domains.sso.off',
    defaultMessage: 'Off: people log in with their passwords.',
    description: 'No log-in is set up.',
  },
  ssoSwitchedOff: {
    id: 'members.domains.sso.switched-off',
    defaultMessage:
      'The operator of this service has switched this log-in off, and is the one who can switch it on again.',
    description: 'Banner: a log-in that is set up does not count for now.',
  },
  ssoOperator: {
    id: 'members.domains.sso.operator',
    defaultMessage: 'It was set up by whoever runs this service. What you save takes its place.',
    description: 'A note about the log-in.',
  },
  ssoShared: {
    id: 'members.domains.sso.shared',
    defaultMessage:
      'This log-in still comes back to an address that several businesses share. Register the address above, which is yours alone, and then save the log-in once more.',
    description: 'Banner below the address to register: the log-in was set up before each business had one of its own.',
  },
  issuer: {
    id: 'members.domains.sso.issuer',
    defaultMessage: 'Address of the provider (issuer)',
    description: 'Label of a field.',
  },
  clientId: { id: 'members.domains.sso.client-id', defaultMessage: 'Client ID', description: 'Label of a field.' },
  clientSecret: {
    id: 'members.domains.sso.client-secret',
    defaultMessage: 'Client secret',
    description: 'Label of a field.',
  },
  secretKept: {
    id: 'members.domains.sso.secret-kept',
    defaultMessage: 'Kept encrypted and never shown. Leave it empty to keep the one that is stored.',
    description: 'Hint of the field for the client secret.',
  },
  secretNew: {
    id: 'members.domains.sso.secret-new',
    defaultMessage: 'Kept encrypted and never shown.',
    description: 'The same where none is stored.',
  },
  test: { id: 'members.domains.sso.test', defaultMessage: 'Test', description: 'Button that tries the provider.' },
  ssoSave: { id: 'members.domains.sso.save', defaultMessage: 'Save log-in', description: 'Button.' },
  ssoEnd: { id: 'members.domains.sso.end', defaultMessage: 'Switch off', description: 'Button that ends the log-in.' },
  works: {
    id: 'members.domains.provider.works',
    defaultMessage: 'The provider answers and knows this client.',
    description: 'Result of the test.',
  },
  not_https: {
    id: 'members.domains.provider.not_https',
    defaultMessage: 'The address must start with https:// and have neither query nor password.',
    description: 'Result of the test.',
  },
  address_refused: {
    id: 'members.domains.provider.address_refused',
    defaultMessage: 'This address is not in the public internet, so we do not call it.',
    description: 'Result of the test.',
  },
  provider_unreachable: {
    id: 'members.domains.provider.unreachable',
    defaultMessage: 'Nobody answers at this address.',
    description: 'Result of the test.',
  },
  no_provider: {
    id: 'members.domains.provider.no_provider',
    defaultMessage: 'What answers at this address is no OpenID Connect provider.',
    description: 'Result of the test.',
  },
  other_issuer: {
    id: 'members.domains.provider.other_issuer',
    defaultMessage: 'The provider calls itself by another address. Enter the issuer exactly as it says there.',
    description: 'Result of the test.',
  },
  client_refused: {
    id: 'members.domains.provider.client_refused',
    defaultMessage: 'The provider does not take client ID and client secret.',
    description: 'Result of the test.',
  },
});
