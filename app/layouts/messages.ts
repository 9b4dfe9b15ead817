import { defineMessages } from '../i18n/define-messages.ts';

export const layoutsMessages = defineMessages({
  unsentUnreachable: {
    id: 'layouts.unsent.unreachable',
    defaultMessage: 'We got no answer. What you entered is still here: please check your connection, then try again.',
    description: 'Message over a page whose form could not be handed in because the connection broke.',
  },
  unsentMaintenance: {
    id: 'layouts.unsent.maintenance',
    defaultMessage: 'Maintenance has begun. What you entered is still here: please send it again afterwards.',
    description: 'Message over a page whose form could not be handed in because maintenance of the service has begun.',
  },
  unsentLoggedOut: {
    id: 'layouts.unsent.logged-out',
    defaultMessage:
      'You are logged out. What you entered is still here: log in in a new tab, then come back and try again.',
    description:
      'Message over a page whose form could not be handed in because the login has ended, e.g. in another tab; a button beside it opens the login in a new tab.',
  },
  contact: {
    id: 'layouts.footer.contact',
    defaultMessage: 'Contact',
    description: 'Link at the end of each page to the form by which one writes to whoever runs the service.',
  },
  skip: {
    id: 'layouts.skip',
    defaultMessage: 'Skip to the content',
    description: 'Link at the very top, visible when it has the focus.',
  },
  operator: {
    id: 'layouts.operator',
    defaultMessage: 'Operator’s room',
    description:
      'Name of the navigation of the pages for whoever runs the installation, and the item of the account’s menu that leads there.',
  },
  navigation: {
    id: 'layouts.navigation',
    defaultMessage: 'Main navigation',
    description: 'Name of the navigation for screen readers.',
  },
  openNavigation: {
    id: 'layouts.navigation.open',
    defaultMessage: 'Open navigation',
    description: 'Button on small screens.',
  },
  closeNavigation: {
    id: 'layouts.navigation.close',
    defaultMessage: 'Close navigation',
    description: 'Button of the drawer on small screens.',
  },
  dashboard: {
    id: 'layouts.navigation.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Link in the main navigation to the list of signature requests.',
  },
  upload: {
    id: 'layouts.navigation.upload',
    defaultMessage: 'Upload',
    description: 'Link in the main navigation to the page where documents are uploaded.',
  },
  templates: {
    id: 'layouts.navigation.templates',
    defaultMessage: 'Templates',
    description: 'Link in the main navigation to the requests that are prepared once and sent often.',
  },
  team: {
    id: 'layouts.navigation.team',
    defaultMessage: 'Team',
    description: 'Link in the main navigation to the requests that the organisation looks after together.',
  },
  verify: {
    id: 'layouts.navigation.verify',
    defaultMessage: 'Check a signature',
    description: 'Link in the main navigation to the page that checks signed documents.',
  },
  business: {
    id: 'layouts.navigation.business',
    defaultMessage: 'Business',
    description: 'Link in the main navigation to the administration of the business.',
  },
  members: {
    id: 'layouts.navigation.members',
    defaultMessage: 'Members',
    description: 'Link in the side navigation of the business.',
  },
  signerGroups: {
    id: 'layouts.navigation.signer-groups',
    defaultMessage: 'Signer groups',
    description: 'Link in the side navigation of the business.',
  },
  apiUsers: {
    id: 'layouts.navigation.api-users',
    defaultMessage: 'API users',
    description: 'Link in the side navigation of the business.',
  },
  domains: {
    id: 'layouts.navigation.domains',
    defaultMessage: 'Domains',
    description: 'Link in the side navigation of the business.',
  },
  businessProfile: {
    id: 'layouts.navigation.business-profile',
    defaultMessage: 'Profile',
    description: 'Link in the side navigation of the business, to its own profile.',
  },
  seals: {
    id: 'layouts.navigation.seals',
    defaultMessage: 'Seals',
    description: 'Link in the side navigation of the business.',
  },
  activity: {
    id: 'layouts.navigation.activity',
    defaultMessage: 'Activity',
    description: 'Link in the side navigation of the business.',
  },
  businessSettings: {
    id: 'layouts.navigation.business-settings',
    defaultMessage: 'Settings',
    description: 'Link in the side navigation of the business.',
  },
  plan: {
    id: 'layouts.navigation.plan',
    defaultMessage: 'Plan',
    description: 'Place of the navigation of a business: what it pays for.',
  },
  businessNavigation: {
    id: 'layouts.navigation.business-label',
    defaultMessage: 'Business navigation',
    description: 'Name of the side navigation for screen readers.',
  },
  account: {
    id: 'layouts.account',
    defaultMessage: 'Your account',
    description: 'Name of the menu behind the initials.',
  },
  profile: { id: 'layouts.account.profile', defaultMessage: 'Profile', description: 'Link in the account menu.' },
  theme: {
    id: 'layouts.theme',
    defaultMessage: 'Appearance',
    description: 'Name of the menu with which people choose light or dark.',
  },
  themeLight: { id: 'layouts.theme.light', defaultMessage: 'Light', description: 'Choice of the appearance.' },
  themeDark: { id: 'layouts.theme.dark', defaultMessage: 'Dark', description: 'Choice of the appearance.' },
  themeSystem: {
    id: 'layouts.theme.system',
    defaultMessage: 'Like the device',
    description: 'Choice of the appearance: light or dark as the operating system is set.',
  },
  chosen: {
    id: 'layouts.chosen',
    defaultMessage: '(chosen)',
    description: 'Read out after the choice of a menu that counts now.',
  },
  snackbars: {
    id: 'layouts.snackbars',
    defaultMessage: 'Messages',
    description: 'Name of the region with short messages, for screen readers.',
  },
  testSystem: {
    id: 'layouts.test-system',
    defaultMessage: 'Test System',
    description: 'First words of the strip above every page outside production; a sentence follows.',
  },
  testSystemText: {
    id: 'layouts.test-system.text',
    defaultMessage: 'Nothing signed here is legally binding.',
    description: 'The sentence after them.',
  },
  testSystemHide: {
    id: 'layouts.test-system.hide',
    defaultMessage: 'Hide this note',
    description: 'Name of the button that hides the test system note.',
  },
  localTrust: {
    id: 'layouts.local-trust',
    defaultMessage: 'Signatures come from the local trust centre. They are real and verifiable, but not qualified.',
    description: 'Note in the footer while the embedded trust centre signs.',
  },
  localTrustPartly: {
    id: 'layouts.local-trust.partly',
    defaultMessage:
      'Some signatures come from the local trust centre. Those are real and verifiable, but not qualified.',
    description: 'The same note while a trust service elsewhere signs in some qualities.',
  },
  apiDocumentation: {
    id: 'layouts.api-documentation',
    defaultMessage: 'API documentation',
    description: 'Link in the footer.',
  },
  pageDescription: {
    id: 'layouts.page-description',
    defaultMessage:
      'Upload documents, invite people and sign: the result is a PDF whose signatures anybody can check independently.',
    description: 'What search engines show below the title of a page.',
  },
});
