import { defineOverlay } from '../modals/define-modal.ts';

/** Overlays of signing (names: docs/specification/overlays.tsv). */
export const signingOverlay = defineOverlay('signing', () => import('./overlays/signing-overlay.tsx'));
export const signingSuccessOverlay = defineOverlay(
  'signing success',
  () => import('./overlays/signing-success-overlay.tsx'),
);
export const signingFailureOverlay = defineOverlay(
  'signing failure',
  () => import('./overlays/signing-failure-overlay.tsx'),
);
export const signingLockedOverlay = defineOverlay(
  'signing locked',
  () => import('./overlays/signing-locked-overlay.tsx'),
);
/** A step at the trust service: its code, or a confirmation on the phone. */
export const mobileAesOverlay = defineOverlay('mobile AES', () => import('./overlays/mobile-aes-overlay.tsx'));
/** A regulated record: the signer states name and reason first. */
export const part11VerificationOverlay = defineOverlay(
  'part11 verification',
  () => import('./overlays/part11-verification-overlay.tsx'),
);
export const tanExpiredOverlay = defineOverlay('TAN expired', () => import('./overlays/tan-expired-overlay.tsx'));
export const tanInvalidOverlay = defineOverlay('TAN invalid', () => import('./overlays/tan-invalid-overlay.tsx'));
export const tanLockedOverlay = defineOverlay('TAN locked', () => import('./overlays/tan-locked-overlay.tsx'));
