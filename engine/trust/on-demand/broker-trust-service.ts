import { CMS_OIDS } from '../../pki/cms.ts';
import { decodeBase64 } from '../csc/decode-base64.ts';
import { DerError } from '../../pki/der.ts';
import { readSignedData } from '../../pki/read-signed-data.ts';
import type { TrustService } from '../trust-service.ts';
import { assembleService, type OnDemandOptions } from './assemble-service.ts';
import { makeBrokerClient, type BrokerAccount } from './broker-client.ts';
import {
  askBroker,
  goOnWithBroker,
  SHA_256_OID,
  type BrokerConsent,
  type BrokerGrant,
  type BrokerStep,
} from './broker-consent.ts';
import { SignDocAnswer } from './broker-messages.ts';

export type BrokerOptions = OnDemandOptions & BrokerAccount & BrokerConsent;

/** The digest that a message says it is about, Base64; undefined for bytes that are no such message. */
function readDigest(message: Uint8Array): string | undefined {
  try {
    const [digest] = readSignedData(message).attributes.get(CMS_OIDS.messageDigest) ?? [];
    return digest && Buffer.from(digest.content).toString('base64');
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}

/** In the order of the hashes, which the description does not promise; a message about none of them stays where it is. */
function arrangeMessages(messages: Uint8Array[], hashes: string[]): Uint8Array[] {
  const byDigest = new Map(messages.map((message) => [readDigest(message), message]));
  const arranged = hashes.flatMap((hash) => byDigest.get(hash) ?? []);
  return messages.length === hashes.length && arranged.length === hashes.length ? arranged : messages;
}

/**
 * The trust port on the newer kind of on-demand service: a Multiple Authentication Broker takes the consent (pushed
 * authorization request and redirect, or a confirmation on the phone that is polled for), and its token is the
 * activation data for one `signDoc` call of the remote signing interface (ETSI TS 119 432), which makes certificate and
 * signatures. Written to the service's published OpenAPI descriptions. They have no asynchronous `signDoc` and do not
 * say whether it may be asked twice: a lost answer is asked for again with the same activation data, which are bound
 * to the same hashes, and a service that counts that as a second use refuses it.
 */
export function makeBrokerTrustService(options: BrokerOptions): TrustService {
  const client = makeBrokerClient(options);
  const { namespace, hintSecret } = options;
  const consent = { ...(namespace !== undefined && { namespace }), ...(hintSecret !== undefined && { hintSecret }) };

  return assembleService<BrokerStep, BrokerGrant>(options, {
    name: 'broker',
    authorize: (context, binding, keeper) => askBroker({ client, keeper, ...consent }, context, binding),
    proceed: (step, answer, keeper) => goOnWithBroker({ client, keeper, ...consent }, step, answer),
    async sign({ binding, sad, signUrl }) {
      const body = {
        SAD: sad,
        credentialID: binding.credentialId,
        signatureFormat: 'P',
        // Timestamped, with what its validation needs.
        conformanceLevel: 'AdES-B-LT',
        documentDigests: { hashAlgorithmOID: SHA_256_OID, hashes: binding.hashes },
        client_id: client.account.clientId,
      };
      const answer = await client.post(signUrl, SignDocAnswer, body, true);
      const { ocsp, crl } = answer.validationInfo;
      const statuses = { ocsps: ocsp.map(decodeBase64), crls: crl.map(decodeBase64) };
      const messages = answer.SignatureObject.map(decodeBase64);
      return arrangeMessages(messages, binding.hashes).map((der) => ({ kind: 'cms', der, ...statuses }));
    },
  });
}
