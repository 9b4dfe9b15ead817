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
/** The plan's signatures are used up. */
export const exhaustedSignaturesOverlay = defineOverlay(
  'exhausted signatures',
  () => import('./overlays/exhausted-signatures-overlay.tsx'),
);
/** The means of authentication is another than at the identification. */
export const serialNumberMismatchOverlay = defineOverlay(
  'serial number mismatch',
  () => import('./overlays/serial-number-mismatch-overlay.tsx'),
);
export const mobileAppFailureOverlay = defineOverlay(
  'mobile-app-based signing failure',
  () => import('./overlays/mobile-app-based-signing-failure-overlay.tsx'),
);
/** A visitor arrives whom the product has not written to. */
export const directSignOverlay = defineOverlay('direct sign', () => import('./overlays/direct-sign-overlay.tsx'));
