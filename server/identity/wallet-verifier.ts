/** What a wallet has answered, as the verifier has checked it: signature, issuer, holder, status and nonce are the verifier's to check. */
export type WalletAnswer =
  | { state: 'waiting' }
  /** Nothing is known of the question any more. */
  | { state: 'gone' }
  /** The verifier's word for why. */
  | { state: 'refused'; word: string }
  | { state: 'answered'; givenNames: string; familyName: string; birthDate: string };

/** The verifier cannot be reached, or does not answer what was asked: nothing is known, and it is to be asked again. */
export class WalletVerifierError extends Error {
  override readonly name = 'WalletVerifierError';
}

/**
 * A service that asks wallets for a person's identity (OpenID for Verifiable Presentations) and checks what they answer. Throws
 * WalletVerifierError.
 */
export interface WalletVerifier {
  /** A question for one wallet. `link` opens the wallet on the same device, and as a QR code on another one. */
  ask(): Promise<{ id: string; link: string }>;
  read(id: string): Promise<WalletAnswer>;
}
