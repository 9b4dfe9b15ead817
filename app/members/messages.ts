import { defineMessages } from '../i18n/define-messages.ts';

export const memberMessages = defineMessages({
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

  lockedTrialTitle: {
    id: 'members.locked.trial-title',
    defaultMessage: 'The trial of {business} has ended',
    description: 'Title for members when the trial of their business has ended.',
  },
  lockedTitle: {
    id: 'members.locked.title',
    defaultMessage: '{business} is locked',
    description: 'Title for members when their business was locked.',
  },
  lockedTrialText: {
    id: 'members.locked.trial-text',
    defaultMessage: 'No plan has been chosen yet, so its members cannot work here for now.',
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
      '{count, plural, one {This person manages the business and can unlock it:} other {These people manage the business and can unlock it:}}',
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

  deleteTitle: {
    id: 'members.delete-user.title',
    defaultMessage: 'Delete your account?',
    description: 'Title of the overlay.',
  },
  deleteText: {
    id: 'members.delete-user.text',
    defaultMessage: 'The account {email} will be deleted at once. This cannot be undone.',
    description: 'Below the title. {email} is the address of the account.',
  },
  deleteProfile: {
    id: 'members.delete-user.profile',
    defaultMessage: 'Your profile, your visual signatures and your identification.',
    description: 'A consequence.',
  },
  deleteBusiness: {
    id: 'members.delete-user.business',
    defaultMessage: 'Your place in {business}; its other members keep theirs.',
    description: 'A consequence for the business.',
  },
  deleteWholeBusiness: {
    id: 'members.delete-user.whole-business',
    defaultMessage: '{business}: nobody else belongs to it, so it is deleted too, with its plan, seals and settings.',
    description: 'A consequence when nobody else belongs to the business.',
  },
  deleteRequests: {
    id: 'members.delete-user.requests',
    defaultMessage:
      '{count, plural, one {Your open request: it is withdrawn.} other {Your # open requests: they are withdrawn.}}',
    description:
      'A consequence when the business ends, too. {count} is how many requests of the person are open, at least one.',
  },
  deleteRequestsPassed: {
    id: 'members.delete-user.requests-passed',
    defaultMessage:
      '{count, plural, one {Your open request: the administrators of {business} take it over.} other {Your # open requests: the administrators of {business} take them over.}}',
    description:
      'What stays when the business goes on. {count} is how many requests of the person are open, at least one.',
  },
  deleteSignatures: {
    id: 'members.delete-user.signatures',
    defaultMessage:
      '{count, plural, one {One signature that is still asked of you: you can no longer give it.} other {# signatures that are still asked of you: you can no longer give them.}}',
    description: 'A consequence. {count} signatures are still asked of the person, at least one.',
  },
  deleteSigned: {
    id: 'members.delete-user.signed',
    defaultMessage: 'Signed documents stay valid and stay with everybody who took part.',
    description: 'What stays.',
  },
  deleteEvidence: {
    id: 'members.delete-user.evidence',
    defaultMessage: 'The evidence of your signatures is kept as long as the law demands.',
    description: 'What stays.',
  },
  deleteAdvice: {
    id: 'members.delete-user.advice',
    defaultMessage: 'Download now what you want to keep yourself.',
    description: 'Above the confirmation.',
  },
  deleteEmail: {
    id: 'members.delete-user.email',
    defaultMessage: 'Type {email} to confirm',
    description: 'Label of the field that confirms the deletion for people without a password.',
  },
  deleteMismatch: {
    id: 'members.delete-user.mismatch',
    defaultMessage: 'This is not the address of the account.',
    description: 'Below that field.',
  },
  deleteSubmit: { id: 'members.delete-user.submit', defaultMessage: 'Delete account for good', description: 'Button.' },
  deleteKeep: {
    id: 'members.delete-user.keep',
    defaultMessage: 'Keep account',
    description: 'Button that closes the overlay.',
  },
  deleting: {
    id: 'members.delete-user.loading',
    defaultMessage: 'Deleting the account',
    description: 'Read out while the account is deleted.',
  },
  deleteBlockedTitle: {
    id: 'members.delete-user.blocked-title',
    defaultMessage: 'Your account cannot be deleted yet',
    description: 'Title when the account cannot be deleted.',
  },
  deleteBlockedText: {
    id: 'members.delete-user.blocked-text',
    defaultMessage:
      'You are the only administrator of {business}, to which {count, plural, one {one other person belongs} other {# other people belong}}. Without you nobody could manage it.',
    description: 'Below that title. {count} is how many others belong to the business.',
  },
  deleteBlockedRemedy: {
    id: 'members.delete-user.blocked-remedy',
    defaultMessage: 'Make somebody else administrator, then come back. Or delete the whole business in its profile.',
    description: 'What to do now.',
  },
  deleteToMembers: {
    id: 'members.delete-user.to-members',
    defaultMessage: 'Go to the members',
    description: 'Button to the list of members.',
  },
});
