import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { Modals } from '../modals/modals.tsx';
import type { Door } from './door.ts';
import type { SigningSuccessProps } from './overlays/signing-success-overlay.tsx';

/** What signing needs from the screen, as it is now. */
export interface SigningScene {
  door: Door;
  request: SignatureRequest;
  /** Of the code's e-mail. */
  language: Language;
  modals: Modals;
  /** The sentence for what was thrown. */
  describe: (error: unknown) => string;
  /** Loads the request anew. */
  refresh: () => unknown;
  goTo: (path: string) => unknown;
  /** Told when an attempt begins and ends. */
  onRunning: (isRunning: boolean) => void;
}

/** The address of the person who signs, to which codes go. */
export function readOwnEmail({ request: { signatures, viewer } }: SigningScene): string {
  return signatures.find(({ sid }) => sid === viewer.sid)?.signer_identity_data.email_address ?? '';
}

/** Seconds to wait that the API has named. */
export const readWait = (error: unknown): number | undefined => (isApiProblem(error) ? error.retryAfter : undefined);

/** What the person reads and can download after signing. */
export function describeSuccess({ request, door }: SigningScene): SigningSuccessProps {
  const { documents, signatures, viewer } = request;
  return {
    documents: documents.map(({ id, name }) => ({ id, name, href: door.writeDownloadUrl(id, 'signed') })),
    zipHref: documents.length > 1 ? door.writeZipUrl('signed') : undefined,
    remaining: signatures.filter(({ sid, status_code }) => sid !== viewer.sid && status_code !== 'SIGNED').length,
    hasAccount: door.kind === 'account',
  };
}
