import { replayIntegration } from '@sentry/browser';

/** Records what a page looks like without what it says: every text is masked, pictures and fields are left out. */
export const openReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Compressing needs a worker made of a blob, which our policy forbids; the server could not scrub what is compressed either.
    useCompression: false,
    networkDetailAllowUrls: [],
  });
