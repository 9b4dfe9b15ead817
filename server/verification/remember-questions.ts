import type { StatusAnswer, StatusQuestion } from './open-verification.ts';

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Answers a worker's questions for the status of certificates by what is known; of the others it keeps that they were asked. */
export function remember(known: readonly StatusAnswer[]) {
  const wanted: StatusQuestion[] = [];
  const fetchStatus = async (certificate: Uint8Array, issuer: Uint8Array) => {
    const answer = known.find((one) => isSame(one.certificate, certificate) && isSame(one.issuer, issuer));
    if (!answer) wanted.push({ certificate, issuer });
    return answer ?? {};
  };
  return { fetchStatus, wanted };
}
