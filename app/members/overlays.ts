import { defineOverlay } from '../modals/define-modal.ts';

/** An administrator deletes the own account; everybody else has the dialog "delete account". */
export const deleteUserOverlay = defineOverlay('delete user', () => import('./overlays/delete-user-overlay.tsx'));
