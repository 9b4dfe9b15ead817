import { isApiProblem } from '../forms/is-api-problem.ts';
import { findWayPath } from '../identification/way-screens.ts';
import { upgradeStandardsDialog } from '../signature-requests/dialogs.ts';
import type { SigningScene } from './signing-scene.ts';

const heldQualities = { none: undefined, ses: 'SES', aes: 'AES', qes: 'QES', demo: 'DEMO' } as const;

/**
 * Tells somebody with an account what is missing for the signature, and leads to where it is had; from an identification one comes back to
 * the request. False for visitors: what they have and lack no endpoint tells.
 */
export async function offerUpgrade({ door, request, modals, goTo }: SigningScene, error: unknown): Promise<boolean> {
  const { id, quality, legislation, viewer } = request;
  if (!door.readIdent || viewer.sid === null) return false;
  const { held, methods, provider } = await door.readIdent(viewer.sid);
  const isMobileMissing = isApiProblem(error) && error.key === 'error.sign.mobile_required';
  const heldQuality = heldQualities[held];
  modals.dialogs.open(
    upgradeStandardsDialog,
    {
      needed: { quality, legislation },
      ...(heldQuality && { held: heldQuality }),
      isMobileMissing,
      methods,
      provider: provider ?? '',
    },
    (action) => goTo(action.way === 'mobile' ? '/profile' : `${findWayPath(legislation, action.method)}?request=${id}`),
  );
  return true;
}
