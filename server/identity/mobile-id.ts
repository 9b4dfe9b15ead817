import type { MobileIdFailure } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';

/** Where a person’s Mobile ID lives: the applet of the SIM card, or the app. */
export type MobileIdMethod = 'sim' | 'app';

/** What is asked on somebody’s phone. */
export interface MobileIdQuestion {
  /** Names the question there: a letter, then letters and digits; never used twice. */
  reference: string;
  /** Digits with country code. */
  mobile: string;
  /** Stands on the phone, and is what is signed. */
  text: string;
}

/** What Mobile ID says of a number without a sound on the phone. */
export interface MobileIdProfile {
  methods: MobileIdMethod[];
  /** The person can get the same Mobile ID back on another phone. */
  hasRecoveryCode: boolean;
}

/** That somebody has confirmed it on the phone. */
export interface MobileIdAnswer {
  /** Names the person’s Mobile ID. */
  serial: string;
  /** What the person has signed by it: the text, the signature and the certificates (CMS, DER). */
  message: Uint8Array;
}

/** What Mobile ID has not done, and why; `unavailable` is about us or about them, and nothing that the person could mend. */
export class MobileIdError extends Error {
  override readonly name = 'MobileIdError';
  readonly failure: MobileIdFailure | 'unavailable';

  /** `word`: what Mobile ID calls it, for the operator’s log. */
  constructor(failure: MobileIdFailure | 'unavailable', word: string, options?: ErrorOptions) {
    super(`Mobile ID: ${word}`, options);
    this.failure = failure;
  }
}

/** Mobile ID as this server uses it. All but `writePhoneUrl` throw MobileIdError. */
export interface MobileId {
  /** It stands in for the real one on this machine, which screens say. */
  isLocal: boolean;
  /** How each text begins, by contract. */
  prefix: string;
  readProfile(reference: string, mobile: string): Promise<MobileIdProfile>;
  /** Makes the phone ring, so it is sent once: whose answer is lost is asked anew by the person. */
  ask(question: MobileIdQuestion, language: Language): Promise<{ transaction: string; method: MobileIdMethod }>;
  /** Undefined while nobody has answered. */
  look(question: MobileIdQuestion, transaction: string): Promise<MobileIdAnswer | undefined>;
  /** Where the phone stands that answers in place of a real one. */
  writePhoneUrl?(mobile: string): string;
}
