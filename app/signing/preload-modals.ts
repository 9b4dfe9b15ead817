/**
 * Fetches the code of everything that may answer a press on “Sign”, while the person reads: an overlay that says that the line is
 * broken could not be fetched then. One after the other, so that the pages of the document do not wait; until `signal` says to leave it.
 */
export async function preloadSigningModals(signal: AbortSignal): Promise<void> {
  const parts = [
    () => import('./overlays/signing-overlay.tsx'),
    () => import('./overlays/signing-success-overlay.tsx'),
    () => import('./overlays/signing-failure-overlay.tsx'),
    () => import('./overlays/signing-locked-overlay.tsx'),
    () => import('./overlays/mobile-aes-overlay.tsx'),
    () => import('./overlays/part11-verification-overlay.tsx'),
    () => import('./overlays/exhausted-signatures-overlay.tsx'),
    () => import('./overlays/serial-number-mismatch-overlay.tsx'),
    () => import('./overlays/mobile-app-based-signing-failure-overlay.tsx'),
    () => import('./overlays/tan-expired-overlay.tsx'),
    () => import('./overlays/tan-invalid-overlay.tsx'),
    () => import('./overlays/tan-locked-overlay.tsx'),
    () => import('./dialogs/tan-entry-dialog.tsx'),
    () => import('./dialogs/unseen-documents-dialog.tsx'),
    () => import('../signature-requests/dialogs/upgrade-standards-dialog.tsx'),
    () => import('../user/dialogs/terms-of-use-dialog.tsx'),
  ];
  // What fails now is fetched again when it is needed.
  for (const load of parts) if (!signal.aborted) await load().catch(() => undefined);
}
