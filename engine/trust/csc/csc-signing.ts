import type { SignatureAnswer } from '../trust-service.ts';
import { TrustError } from '../../pki/trust-error.ts';
import { addCertificates } from './add-certificates.ts';
import { SHA_256_OID } from './csc-algorithms.ts';
import type { CscClient } from './csc-client.ts';
import { SigningAnswer } from './csc-messages.ts';
import type { Consent } from './csc-state.ts';
import { decodeBase64 } from './decode-base64.ts';

/** How long an asynchronous signature is waited for, and how often it is asked for, in milliseconds. */
export type Patience = { totalMs: number; pauseMs: number };
const PATIENCE: Patience = { totalMs: 60_000, pauseMs: 1000 };

/** The service's own spelling of level B-B: texts and samples of section 11.11 differ in their capitals. */
const findLevel = (levels: string[] | undefined) =>
  levels?.find((level) => /^ades-b-b$/i.test(level)) ?? levels?.find((level) => /^ades-b$/i.test(level)) ?? 'Ades-B-B';

/**
 * Has the hashes of a consent signed: `signatures/signHash` on the raw lane, `signatures/signDoc` on the cms lane. The
 * same consent for the same hashes gives no other signatures, so a lost answer is asked for again; a service that
 * counts that as a second use refuses it. Throws TrustError.
 */
export async function signHashes(
  client: CscClient,
  consent: Consent,
  patience: Patience = PATIENCE,
): Promise<SignatureAnswer[]> {
  const { binding } = consent;
  const info = await client.readInfo();
  const canWait = info.asynchronousOperationMode && info.methods.includes('signatures/signPolling');
  const serviceToken = await client.findServiceToken();
  const secret = consent.sad ?? consent.token;
  const common = {
    ...(binding.credentialId !== undefined && { credentialID: binding.credentialId }),
    // A token of scope credential is the access token itself where there is none for the service (section 11.10).
    ...(serviceToken !== undefined && { SAD: secret }),
    ...(canWait && { operationMode: 'A', validity_period: patience.totalMs }),
  };
  const { signAlgo, signAlgoParams, hashAlgorithmOID } = binding.algorithm;
  const algorithm = { signAlgo, ...(signAlgoParams !== undefined && { signAlgoParams }) };
  const isRaw = binding.lane === 'raw';
  const body = isRaw
    ? { ...common, hashes: binding.hashes, hashAlgorithmOID, ...algorithm }
    : {
        ...common,
        ...(binding.qualifier !== undefined && { signatureQualifier: binding.qualifier }),
        documentDigests: [
          {
            hashes: binding.hashes,
            hashAlgorithmOID: SHA_256_OID,
            signature_format: 'P',
            conformance_level: findLevel(info.conformance_levels),
            ...algorithm,
          },
        ],
        returnValidationInfo: true,
      };
  const method = isRaw ? 'signatures/signHash' : 'signatures/signDoc';
  const ask = (name: string, content: object) =>
    serviceToken === undefined
      ? client.call(name, SigningAnswer, content, { token: secret, isRepeatable: true })
      : client.callService(name, SigningAnswer, content, { isRepeatable: true });
  const first = (await ask(method, body)).answer;
  const answer = first.responseID === undefined ? first : await awaitAnswer(ask, first.responseID, patience);
  const answers = isRaw ? readRaw(answer) : readWholeMessages(answer);
  if (answers.length !== binding.hashes.length) {
    throw new TrustError('bad_answer', `${binding.hashes.length} signatures were asked for, ${answers.length} came`);
  }
  return answers;
}

/** Section 11.12: status 202 until the signatures are there. */
async function awaitAnswer(
  ask: (name: string, content: object) => Promise<{ status: number; answer: SigningAnswer }>,
  requestID: string,
  { totalMs, pauseMs }: Patience,
): Promise<SigningAnswer> {
  for (const end = performance.now() + totalMs; performance.now() < end;) {
    const { status, answer } = await ask('signatures/signPolling', { requestID });
    if (status !== 202) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
  throw new TrustError('unavailable', 'the trust service did not finish the signature in time');
}

function readRaw({ signatures = [] }: SigningAnswer): SignatureAnswer[] {
  return signatures.map((signature) => ({ kind: 'raw', signature: decodeBase64(signature) }));
}

/** Whole messages, completed by the certificates that came beside them. */
function readWholeMessages({ SignatureObject = [], validationInfo = {} }: SigningAnswer): SignatureAnswer[] {
  const decode = (texts: string[] = []) => texts.map(decodeBase64);
  const certificates = decode(validationInfo.certificates);
  const [ocsps, crls] = [decode(validationInfo.ocsp), decode(validationInfo.crl)];
  return SignatureObject.map((message) => ({
    kind: 'cms',
    der: addCertificates(decodeBase64(message), certificates),
    ocsps,
    crls,
  }));
}
