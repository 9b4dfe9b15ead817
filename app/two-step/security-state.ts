import type { TwoStep } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { FormFailure } from '../forms/parse-form.ts';
import type { QrCode } from './draw-qr.ts';
import type { SecurityIntent } from './security-form.ts';

/** A secret that waits for its first code. */
export interface TotpSetUp {
  secret: string;
  uri: string;
  qr: QrCode;
}

/** What the form that was sent last has led to. */
export interface SecurityOutcome {
  intent: SecurityIntent;
  failure?: FormFailure;
  setUp?: TotpSetUp;
  /** Which passkey it was about. */
  passkeyId?: string;
  /** Readable this once. */
  recoveryCodes?: string[];
}

/** What the screen of the second factors and each of its cards know. */
export interface SecurityState {
  email: string;
  /** The person logs in at an organisation, and may have no password. */
  hasSso: boolean;
  twoStep: TwoStep;
  outcome?: SecurityOutcome | undefined;
  /** The form that is being sent. */
  busy?: SecurityIntent | undefined;
}
