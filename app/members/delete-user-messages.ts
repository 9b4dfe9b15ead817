import { defineMessages } from '../i18n/define-messages.ts';

/** How an administrator deletes the own account. */
export const membersDeleteUserMessages = defineMessages({
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
      '{count, plural, =0 {Nobody but you belongs to {business}. A business with a plan or open bills does not end along with an account.} one {You are the only administrator of {business}, to which one other person belongs. Without you nobody could manage it.} other {You are the only administrator of {business}, to which # other people belong. Without you nobody could manage it.}}',
    description: 'Below that title. {count} is how many others belong to the business.',
  },
  deleteBlockedRemedy: {
    id: 'members.delete-user.blocked-remedy',
    defaultMessage:
      '{count, plural, =0 {Delete the business in its profile, then come back.} other {Make somebody else administrator, then come back. Or delete the whole business in its profile.}}',
    description: 'What to do now. {count} is how many others belong to the business.',
  },
  deleteToProfile: {
    id: 'members.delete-user.to-profile',
    defaultMessage: 'Go to the profile of the business',
    description: 'Where the business is deleted.',
  },
  deleteToMembers: {
    id: 'members.delete-user.to-members',
    defaultMessage: 'Go to the members',
    description: 'Button to the list of members.',
  },
});
