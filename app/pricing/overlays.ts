import { defineOverlay } from '../modals/define-modal.ts';

/** More seats, with their price before they are bought. */
export const addSeatsOverlay = defineOverlay('add seats', () => import('./overlays/add-seats-overlay.tsx'));
