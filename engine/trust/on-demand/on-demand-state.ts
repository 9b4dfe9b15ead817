import type { StateCipher } from '../csc/csc-state.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { ToBeSigned } from '../trust-service.ts';

/** What a signer's consent is asked for. */
export type Binding = {
  sid: string;
  /** The kind of certificate that is made for it. */
  credentialId: string;
  /** Base64, SHA-256 of each document's ByteRange. */
  hashes: string[];
  /** Milliseconds since 1970; nothing is asked of the service with it any more after that. */
  until: number;
};

/** A person has this long for a step; the services' own limits are shorter. */
const STEP_LIFE = 15 * 60_000;

const hashItems = (items: ToBeSigned[]) =>
  items.map(({ documentDigest }) => Buffer.from(documentDigest).toString('base64'));

export const bindItems = (sid: string, credentialId: string, items: ToBeSigned[], now: number): Binding => ({
  sid,
  credentialId,
  hashes: hashItems(items),
  until: now + STEP_LIFE,
});

export type StateKeeper<Step extends { binding: Binding }, Consent extends { binding: Binding }> = {
  encryptStep(step: Step): string;
  /** Throws TrustError `refused` for a text that is not ours, `expired` (timeout) when the step is over. */
  openStep(text: string): Step;
  encryptConsent(consent: Consent): string;
  /** For exactly these items; throws TrustError `refused` or `expired`. */
  openConsent(text: string, items: ToBeSigned[]): Consent;
};

/** Keeps steps and consents of one service in texts that show and allow nothing to anybody else. */
export function makeStateKeeper<Step extends { binding: Binding }, Consent extends { binding: Binding }>(
  service: string,
  { cipher, clock }: { cipher: StateCipher; clock: () => Date },
): StateKeeper<Step, Consent> {
  const [pending, granted] = [`${service} step`, `${service} consent`];
  const open = (text: string, context: string): unknown => {
    try {
      return JSON.parse(cipher.decrypt(text, context));
    } catch (cause) {
      throw new TrustError('refused', 'the authorisation is not one of ours', { cause });
    }
  };
  const isOver = ({ binding }: { binding: Binding }) => clock().getTime() > binding.until;
  return {
    encryptStep: (step) => cipher.encrypt(JSON.stringify(step), pending),
    openStep(text) {
      const step = open(text, pending) as Step;
      if (isOver(step)) throw new TrustError('expired', 'the signer did not finish in time', { reason: 'timeout' });
      return step;
    },
    encryptConsent: (consent) => cipher.encrypt(JSON.stringify(consent), granted),
    openConsent(text, items) {
      const consent = open(text, granted) as Consent;
      if (isOver(consent)) throw new TrustError('expired', 'the authorisation has expired');
      if (hashItems(items).join() !== consent.binding.hashes.join()) {
        throw new TrustError('refused', 'other documents were authorised');
      }
      return consent;
    },
  };
}
