import { defineMessages } from '../i18n/define-messages.ts';

/** Texts about who belongs to a business. */
export const membersMessages = defineMessages({
  addTitle: {
    id: 'members.add.title',
    defaultMessage: 'Add members',
    description: 'Title of the dialog that invites people into the business.',
  },
  addText: {
    id: 'members.add.text',
    defaultMessage: 'Everybody gets an invitation by e-mail. It is valid for {days} days.',
    description: 'Below the title. {days} is how long an invitation is valid.',
  },
  emails: {
    id: 'members.add.emails',
    defaultMessage: 'E-mail addresses',
    description: 'Label of the field for several addresses.',
  },
  emailsHint: {
    id: 'members.add.emails-hint',
    defaultMessage: 'Confirm each one with Enter or a comma, or paste a whole list.',
    description: 'Below that label.',
  },
  emailsList: {
    id: 'members.add.emails-list',
    defaultMessage: 'Addresses entered',
    description: 'Name of the list of addresses that were entered, for screen readers.',
  },
  removeEmail: {
    id: 'members.add.remove-email',
    defaultMessage: 'Remove {email}',
    description: 'Name of the button beside an address that was entered.',
  },
  emailInvalid: {
    id: 'members.add.email-invalid',
    defaultMessage: 'not valid',
    description: 'Beside an address that is not one.',
  },
  emailKnown: {
    id: 'members.add.email-known',
    defaultMessage: 'already a member or invited',
    description: 'Beside an address whose owner is a member or invited.',
  },
  emailsMissing: {
    id: 'members.add.emails-missing',
    defaultMessage: 'Please enter at least one address.',
    description: 'Below the field when nothing was entered.',
  },
  emailsInvalid: {
    id: 'members.add.emails-invalid',
    defaultMessage:
      '{count, plural, one {One address is not valid. Please correct or remove it.} other {# addresses are not valid. Please correct or remove them.}}',
    description: 'Below the field when addresses are wrong.',
  },
  emailsKnown: {
    id: 'members.add.emails-known',
    defaultMessage:
      '{count, plural, one {One person belongs to the business already or is invited. Please remove the address.} other {# people belong to the business already or are invited. Please remove the addresses.}}',
    description: 'Below the field when somebody cannot be invited again.',
  },
  people: {
    id: 'members.add.people',
    defaultMessage: '{count, plural, =0 {Nobody entered yet} one {One person entered} other {# people entered}}',
    description: 'Below the field: how many addresses were entered.',
  },
  freeSeats: {
    id: 'members.add.free-seats',
    defaultMessage: '{free, plural, =0 {no seat is free} one {one seat is free} other {# seats are free}}',
    description: 'Beside the number of addresses: how many seats nobody uses.',
  },
  seatsExceeded: {
    id: 'members.add.seats-exceeded',
    defaultMessage:
      '{count, plural, one {One seat is missing.} other {# seats are missing.}} Add seats, or invite fewer people.',
    description: 'When more people were entered than seats are free. {count} is how many too many.',
  },
  addSeats: { id: 'members.add.seats', defaultMessage: 'Add seats', description: 'Button that leads to more seats.' },
  role: { id: 'members.add.role', defaultMessage: 'Role', description: 'Label of the choice of the role.' },

  roleMember: { id: 'members.role.member', defaultMessage: 'Member', description: 'A role in the business.' },
  roleMemberText: {
    id: 'members.role.member-text',
    defaultMessage: 'Uploads documents, sends requests and signs.',
    description: 'What that role may do.',
  },
  roleAdmin: { id: 'members.role.admin', defaultMessage: 'Administrator', description: 'A role in the business.' },
  roleAdminText: {
    id: 'members.role.admin-text',
    defaultMessage: 'Also manages members, seals, settings and billing.',
    description: 'What that role may do.',
  },

  domains: {
    id: 'members.add.domains',
    defaultMessage: 'Whoever signs up with an address at {domains} joins without an invitation.',
    description: 'Note about verified domains. {domains} is one domain or several.',
  },
  addSubmit: {
    id: 'members.add.submit',
    defaultMessage: '{count, plural, =0 {Send invitations} one {Send invitation} other {Send # invitations}}',
    description: 'Button that sends the invitations.',
  },
  adding: {
    id: 'members.add.loading',
    defaultMessage: 'Sending invitations',
    description: 'Read out while invitations are sent.',
  },

  removeTitle: {
    id: 'members.remove.title',
    defaultMessage: '{count, plural, one {Remove this member?} other {Remove # members?}}',
    description: 'Title of the dialog. {count} people are removed.',
  },
  removeOne: {
    id: 'members.remove.one',
    defaultMessage: '{name} no longer belongs to {business} from now on.',
    description: 'What happens. {name} is the person, {business} the business.',
  },

  removeMany: {
    id: 'members.remove.many',
    defaultMessage: 'These people no longer belong to {business} from now on:',
    description: 'Before a list of people. {business} is the business.',
  },
  removeMore: {
    id: 'members.remove.more',
    defaultMessage: '{count, plural, one {and one more} other {and # more}}',
    description: 'Last line of that list.',
  },
  removeEnds: {
    id: 'members.remove.ends',
    defaultMessage: 'No more uploads and no new requests.',
    description: 'A consequence.',
  },
  removeEndsSeals: {
    id: 'members.remove.ends-seals',
    defaultMessage: 'No access to the seals and signer groups of the business.',
    description: 'A consequence.',
  },
  removeKeeps: {
    id: 'members.remove.keeps',
    defaultMessage: 'Their account, and what they have signed themselves.',
    description: 'A consequence.',
  },
  removeRequests: {
    id: 'members.remove.requests',
    defaultMessage:
      'Requests they sent: administrators of the business take them over. {count, plural, =0 {None is open now.} one {One is open and can still be signed.} other {# are open and can still be signed.}}',
    description: 'A consequence. {count} is how many of their requests are open.',
  },
  removeSeats: {
    id: 'members.remove.seats',
    defaultMessage:
      '{count, plural, one {One seat becomes free for somebody else. It is charged until you remove it.} other {# seats become free for others. They are charged until you remove them.}}',
    description: 'A consequence. {count} seats become free.',
  },
  removeSubmit: {
    id: 'members.remove.submit',
    defaultMessage: '{count, plural, one {Remove member} other {Remove # members}}',
    description: 'Button.',
  },
  removeSelfTitle: {
    id: 'members.remove.self-title',
    defaultMessage: 'You cannot remove yourself',
    description: 'Title when somebody wants to remove themselves.',
  },
  removeSelfText: {
    id: 'members.remove.self-text',
    defaultMessage:
      'To leave {business}, open your profile and choose “Leave business”. Another administrator can remove you, too.',
    description: 'Below that title.',
  },
  lastAdminTitle: {
    id: 'members.remove.last-admin-title',
    defaultMessage: 'Somebody has to manage the business',
    description: 'Title when the last administrator would be removed.',
  },
  lastAdminText: {
    id: 'members.remove.last-admin-text',
    defaultMessage:
      '{name} is the only administrator of {business}. Make somebody else administrator first, then remove {name}.',
    description: 'Below that title.',
  },

  lockedPlanTitle: {
    id: 'members.locked.plan-title',
    defaultMessage: '{business} has no plan at the moment',
    description: 'Title for members when the trial or the plan of their business has ended.',
  },
  lockedTitle: {
    id: 'members.locked.title',
    defaultMessage: '{business} is locked',
    description: 'Title for members when their business was locked.',
  },
  lockedPlanText: {
    id: 'members.locked.plan-text',
    defaultMessage:
      'Its trial is over, or its plan has ended or was not paid. Until a plan is chosen, its members cannot work here.',
    description: 'Below that title.',
  },
  lockedText: {
    id: 'members.locked.text',
    defaultMessage: 'Usually an invoice is unpaid. Until this is settled, its members cannot work here.',
    description: 'Below that title.',
  },
  lockedKeeps: {
    id: 'members.locked.keeps',
    defaultMessage: 'Nothing is deleted: neither documents nor signatures.',
    description: 'A consequence.',
  },
  lockedSigners: {
    id: 'members.locked.signers',
    defaultMessage: 'People whom you have asked can still sign by their links.',
    description: 'A consequence.',
  },
  lockedAsk: {
    id: 'members.locked.ask',
    defaultMessage:
      '{count, plural, one {This person manages the business and can have it unlocked:} other {These people manage the business and can have it unlocked:}}',
    description: 'Before a list of people to write to.',
  },
  leaveInstead: {
    id: 'members.locked.leave',
    defaultMessage: 'Leave business',
    description: 'Button that leads to leaving the business.',
  },

  leaveTitle: { id: 'members.leave.title', defaultMessage: 'Leave {business}?', description: 'Title of the dialog.' },
  leaveUploads: {
    id: 'members.leave.uploads',
    defaultMessage: 'Uploading documents and sending new requests.',
    description: 'What ends.',
  },
  leaveSeals: {
    id: 'members.leave.seals',
    defaultMessage: 'The seals and signer groups of the business.',
    description: 'What ends.',
  },
  leaveRequests: {
    id: 'members.leave.requests',
    defaultMessage:
      'Access to the requests you sent: administrators of the business take them over. {count, plural, =0 {None is open now.} one {One is open and can still be signed.} other {# are open and can still be signed.}}',
    description: 'What ends. {count} is how many requests of the person are open.',
  },
  leaveKeeps: {
    id: 'members.leave.keeps',
    defaultMessage: 'Your account, and what you have signed yourself.',
    description: 'What stays.',
  },
  leaveSigning: {
    id: 'members.leave.signing',
    defaultMessage: 'Signing what you are asked to sign, free of charge.',
    description: 'What stays.',
  },
  leaveReturn: {
    id: 'members.leave.return',
    defaultMessage: 'To come back, you need a new invitation.',
    description: 'Note at the end.',
  },
  leaveSubmit: { id: 'members.leave.submit', defaultMessage: 'Leave business', description: 'Button.' },
  leaveStay: { id: 'members.leave.stay', defaultMessage: 'Stay', description: 'Button that closes the dialog.' },
  leaving: {
    id: 'members.leave.loading',
    defaultMessage: 'Leaving the business',
    description: 'Read out while the person leaves.',
  },
  leaveBlockedTitle: {
    id: 'members.leave.blocked-title',
    defaultMessage: 'You cannot leave {business} yet',
    description: 'Title when the only administrator wants to leave.',
  },
  leaveBlockedText: {
    id: 'members.leave.blocked-text',
    defaultMessage:
      'You are its only administrator. Make somebody else administrator first, or delete the business in its profile.',
    description: 'Below that title.',
  },
});
