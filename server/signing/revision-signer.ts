import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Picture, SignatureLook } from '@sigillum/engine/pdf/appearance';
import type { SigningContext } from '@sigillum/engine/trust';

/** Who signs, as the revision says it. */
export interface RevisionSigner {
  sid: string;
  /** As the appearance and the signature dictionary name the person. */
  name: string;
  email: string;
  reason: string;
  /** As the appearance tells it. */
  quality: Quality;
  /** PNG or JPEG for the appearance, before whatever the signature's own wish names. */
  image?: Buffer;
  /** How the person wants the visible signature to look, and its picture. */
  look?: SignatureLook & { standards: string };
  picture?: Picture;
  at: Date;
  zone: string;
  /** What the trust service learns beyond that: among it the name for a certificate, which is never one that the signer typed. */
  context: Pick<
    SigningContext,
    'signerName' | 'quality' | 'legislation' | 'signerMobile' | 'language' | 'returnUrl' | 'sealAccountName'
  >;
}
