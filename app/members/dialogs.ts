import { defineDialog } from '../modals/define-modal.ts';

/** Dialogs about who belongs to a business (namespaces and names: docs/specification/dialogs.tsv). */
export const addMemberDialog = defineDialog('business', 'add member', () => import('./dialogs/add-member-dialog.tsx'));
export const removeMembersDialog = defineDialog(
  'business',
  'remove members',
  () => import('./dialogs/remove-members-dialog.tsx'),
);
/** For members of a business whose trial or plan has ended, or that is locked. */
export const lockedMemberDialog = defineDialog(
  'business',
  'locked member',
  () => import('./dialogs/locked-member-dialog.tsx'),
);
export const leaveBusinessDialog = defineDialog(
  'profile',
  'leave business',
  () => import('./dialogs/leave-business-dialog.tsx'),
);
