import type { AccountAction } from '@sigillum/api-contracts/business/activity-schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { businessActivityMessages as messages } from './activity-messages.ts';

/** What is said of each thing that was done in a business. */
export const accountActionTexts: Readonly<Record<AccountAction, MessageText>> = {
  FOUNDED: messages.founded,
  MEMBER_INVITED: messages.memberInvited,
  INVITATION_CANCELLED: messages.invitationCancelled,
  INVITATION_DECLINED: messages.invitationDeclined,
  MEMBER_JOINED: messages.memberJoined,
  MEMBER_LEFT: messages.memberLeft,
  MEMBER_REMOVED: messages.memberRemoved,
  ADMIN_MADE: messages.adminMade,
  ADMIN_REVOKED: messages.adminRevoked,
  PROFILE_CHANGED: messages.profileChanged,
  SETTINGS_CHANGED: messages.settingsChanged,
  DELETION_REQUESTED: messages.deletionRequested,
  DELETION_REVOKED: messages.deletionRevoked,
  DOMAIN_ADDED: messages.domainAdded,
  DOMAIN_ACTIVATED: messages.domainActivated,
  DOMAIN_REMOVED: messages.domainRemoved,
  SSO_CHANGED: messages.ssoChanged,
  PLAN_CHANGED: messages.planChanged,
  TRIAL_ENDED: messages.trialEnded,
  AES_APPLIED: messages.aesApplied,
  AES_CONFIRMED: messages.aesConfirmed,
  AES_DECLINED: messages.aesDeclined,
  AES_ENDED: messages.aesEnded,
  GROUP_CREATED: messages.groupCreated,
  GROUP_CHANGED: messages.groupChanged,
  GROUP_DELETED: messages.groupDeleted,
  SEAL_CHANGED: messages.sealChanged,
  API_USER_CREATED: messages.apiUserCreated,
  API_USER_CHANGED: messages.apiUserChanged,
  API_USER_DELETED: messages.apiUserDeleted,
};
