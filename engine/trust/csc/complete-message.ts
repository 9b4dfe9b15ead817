import { DerError } from '../../pki/der.ts';
import { readSignedData } from '../../pki/read-signed-data.ts';
import type { SignatureAnswer } from '../trust-service.ts';
import { addCertificates } from './add-certificates.ts';

/** A whole message that comes without the certificates of its authorities gets them; a broken one is left as it is. */
export async function completeMessage<T extends SignatureAnswer>(
  answer: T,
  findIssuers: (chain: [Uint8Array, ...Uint8Array[]]) => Promise<Uint8Array[]>,
): Promise<T> {
  if (answer.kind === 'raw') return answer;
  try {
    const { certificates } = readSignedData(answer.der);
    return { ...answer, der: addCertificates(answer.der, await findIssuers(certificates)) };
  } catch (error) {
    if (error instanceof DerError) return answer;
    throw error;
  }
}
