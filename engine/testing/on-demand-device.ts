import { createHash } from 'node:crypto';

import { SHA_256_IDENTIFIER } from '../pki/algorithms.ts';
import { addSignatureTimestamp } from '../pki/cms.ts';
import {
  encodeBoolean,
  encodeInteger,
  encodeOctets,
  encodeSequence,
  readChildren,
  readWhole,
  TAG,
} from '../pki/der.ts';
import { buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { readSignedData } from '../pki/read-signed-data.ts';
import { signDocuments, type SigningFault } from './csc-signing-device.ts';
import type { TestAuthority, TestIdentity, TestKeyKind } from './test-authority.ts';

/** What a test may turn in the making of on-demand signatures. */
export type OnDemandDevice = {
  key: TestKeyKind;
  fault: SigningFault | undefined;
  /** The new certificate is revoked before its status is asked for. */
  isRevoked: boolean;
};

/** What comes back for hashes, all Base64. */
export type OnDemandSignatures = { messages: string[]; ocsps: string[]; crls: string[] };

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function stamp(authority: TestAuthority, tsa: TestIdentity, message: Uint8Array): Promise<Uint8Array> {
  const imprint = createHash('sha256').update(readSignedData(message).signature).digest();
  const content = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(imprint));
  const request = encodeSequence(encodeInteger(1), content, encodeInteger(7), encodeBoolean(true));
  const answer = await authority.stamp(request, tsa, '1.3.6.1.4.1.99999.1.4');
  const [, token] = readChildren(readWhole(answer, TAG.sequence));
  return addSignatureTimestamp(message, token!.raw);
}

/** Makes a certificate for a person, signs with it at once, stamps, and tells the status of what it made. */
export async function signOnDemand(
  authority: TestAuthority,
  { key, fault, isRevoked }: OnDemandDevice,
  { name, hashes }: { name: string; hashes: string[] },
): Promise<OnDemandSignatures> {
  const [identity, stranger, tsa] = await Promise.all([
    authority.issue('person', { name, key }),
    authority.issue('person'),
    authority.issue('tsa', { name: 'Foreign Timestamps' }),
  ]);
  if (isRevoked) authority.revoke(identity.chain[0]);
  const messages = await Promise.all(
    signDocuments({ hashes, identity, stranger, fault }).map(async (message) =>
      encode(await stamp(authority, tsa, Buffer.from(message, 'base64'))),
    ),
  );
  const issuer = identity.chain[1]!;
  const answers = await Promise.all(
    [identity, tsa].map(({ chain }) => authority.answerOcsp(buildOcspRequest(chain[0], issuer))),
  );
  return { messages, ocsps: answers.map(encode), crls: [encode(await authority.buildList())] };
}
