import { TrustError } from '../../pki/trust-error.ts';

/** Bytes of a standard Base64 text (RFC 4648, section 4), line breaks allowed; throws TrustError `bad_answer` for any other. */
export function decodeBase64(text: string): Uint8Array {
  const compact = text.replace(/\s+/g, '');
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) {
    throw new TrustError('bad_answer', 'the trust service answered something that is not Base64');
  }
  return new Uint8Array(Buffer.from(compact, 'base64'));
}
