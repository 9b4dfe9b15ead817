import type { Quality } from '@sigillum/api-contracts/schemas.ts';

/** How a person proves who signs: a code by this channel to this address or number (digits with country code). */
export interface Proof {
  channel: 'email' | 'sms';
  to: string;
}

/** What the rule looks at. */
export interface Prover {
  isVisitor: boolean;
  /** The owner has identified the person: `notify` false with an `identity_reference` (wire shapes, Lifecycle). */
  isVouchedFor: boolean;
  /** The address at which an organisation vouches for the person (AES for Business). */
  voucherEmail?: string | undefined;
  email: string;
  mobile: string | null;
}

/**
 * The code that a quality asks for, beside the log-in or the link. SES and DEMO: visitors prove their e-mail address. AES: everybody
 * proves the phone, but for whom an organisation vouches: that person proves its address. PART11: everybody proves the address, as the second component that 21 CFR 11.200 (a)(1) wants. AES_MINIMAL and
 * QES: the trust service itself asks the person.
 */
export function chooseProof(quality: Quality, prover: Prover): Proof | undefined {
  const { isVisitor, isVouchedFor, voucherEmail, email, mobile } = prover;
  if (quality === 'AES' && voucherEmail) return { channel: 'email', to: voucherEmail };
  if (quality === 'AES') return mobile ? { channel: 'sms', to: mobile } : undefined;
  const asksForEmail =
    quality === 'PART11' || ((quality === 'SES' || quality === 'DEMO') && isVisitor && !isVouchedFor);
  return asksForEmail ? { channel: 'email', to: email } : undefined;
}

/** The proof as its owner may see it on a screen: an address whole, of a number the end. */
export const hintProof = ({ channel, to }: Proof): string => (channel === 'email' ? to : `+… ${to.slice(-2)}`);
