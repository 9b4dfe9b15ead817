import type { Part11Words } from '../access/session.ts';
import type { PublicInformation } from '@sigillum/api-contracts/business/schemas.ts';
import { listLeft } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { namePerson } from '../common/name-person.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { Modals } from '../modals/modals.tsx';
import type { SignOutcome, StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { CodeWay } from './code-way.ts';
import type { Door } from './door.ts';
import { listToSign } from './list-to-sign.ts';
import type { ExitCourse, ExitOffer } from './exit-offer.ts';
import { findLowestLevel } from '../signature-requests/find-lowest-level.ts';
import type { SealOption } from './seal-options.ts';
import type { SigningSuccessProps } from './overlays/signing-success-overlay.tsx';

/** What signing needs from the screen, as it is now. */
export interface SigningScene {
  door: Door;
  request: SignatureRequest;
  /** The business that has sent it, as it shows itself. */
  sender?: PublicInformation | undefined;
  /** Where the person is identified for it, where a trust service must know them. */
  identifyHref?: string | undefined;
  /** The documents that were not opened yet, by id. */
  unseen: ReadonlySet<string>;
  /** Opens a document on the screen. */
  showDocument: (documentId: string) => void;
  /** The seal that is used instead of the person's own signature. */
  seal: SealOption | undefined;
  /** The second factors of the account that may stand for a code, the best first. */
  stepUpMethods: readonly StepUpMethod[];
  /** The visual signature that was chosen for it; undefined where there is nothing to choose. */
  visualSignatureId?: string | undefined;
  /** What the signer wants to show in this signature alone. */
  visualSignatureData?: VisualSignatureData | undefined;
  /** Of the code's e-mail. */
  language: Language;
  modals: Modals;
  /** The name of the person's account; undefined for visitors. */
  accountName: string | undefined;
  /** What a signature of a regulated record starts with; only people with an account may have set it. */
  part11?: Part11Words | undefined;
  /** The person administers a business, and with it its plan. */
  isAdministrator: boolean;
  /** Mails wait in the local outbox: nothing is really sent. */
  hasOutbox: boolean;
  /** The same for text messages. */
  hasSmsOutbox: boolean;
  /** The sentence for what was thrown. */
  describe: (error: unknown) => string;
  /** Loads the request anew. */
  refresh: () => unknown;
  goTo: (path: string) => unknown;
  /** Leaves for the trust service, which leads back to /mab/redirect. */
  leave: (url: string) => void;
  /** Where a program wants the browser to go once it is over. */
  exits?: ExitCourse | undefined;
  /** Told when an attempt begins and ends. */
  onRunning: (isRunning: boolean) => void;
}

const findOwn = ({ request: { signatures, viewer } }: SigningScene) =>
  signatures.find(({ sid }) => sid === viewer.sid)?.signer_identity_data;

/** Where codes go, while the API has not said so: to the phone for advanced signatures, whose number it knows, else by e-mail. */
export const readOwnWay = (scene: SigningScene): CodeWay =>
  scene.request.quality === 'AES'
    ? { channel: 'sms', to: '' }
    : { channel: 'email', to: findOwn(scene)?.email_address ?? '' };

/** The name of the person who signs, as far as it is known. */
export const readOwnName = (scene: SigningScene): string =>
  scene.accountName ?? namePerson(findOwn(scene)?.first_name, findOwn(scene)?.last_name);

/** Seconds to wait that the API has named. */
export const readWait = (error: unknown): number | undefined => (isApiProblem(error) ? error.retryAfter : undefined);

/** What the person reads and can download after signing. */
export function describeSuccess(
  { request, door, seal, exits }: SigningScene,
  outcome: SignOutcome,
  exit?: ExitOffer,
): SigningSuccessProps {
  const { signatures, viewer } = request;
  const documents = listToSign(request);
  return {
    quality: outcome.quality ?? request.quality,
    seal,
    level: findLowestLevel(outcome.documents.map(({ level }) => level)),
    levelReason: outcome.level_reason,
    isPending: outcome.long_term === 'pending',
    documents: documents.map(({ id, name }) => ({
      id,
      name,
      href: exits?.hidesDownload ? undefined : door.writeDownloadUrl(id, 'signed'),
    })),
    zipHref: documents.length > 1 && !exits?.hidesDownload ? door.writeZipUrl('signed') : undefined,
    remaining: listLeft(signatures, viewer.sid ?? undefined).length,
    isTold: signatures.find(({ sid }) => sid === viewer.sid)?.notify ?? true,
    hasAccount: door.kind === 'account',
    exit,
  };
}
