import { createHash, randomBytes } from 'node:crypto';

import { SHA_256_IDENTIFIER, signInMemory } from '../pki/algorithms.ts';
import { addSignatureTimestamp, buildSignedAttributes, buildSignedData, CMS_OIDS } from '../pki/cms.ts';
import {
  encodeInteger,
  encodeOctets,
  encodeOid,
  encodeSequence,
  encodeTime,
  readChildren,
  readDer,
  readWhole,
} from '../pki/der.ts';
import { appendForeignSignature } from './foreign-signature.ts';
import type { MadeIdentity } from './made-certificates.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A CAdES message over bytes, with the certificates given besides the signer's. */
export function makeMessage(signer: MadeIdentity, signed: Uint8Array, others: MadeIdentity[] = []): Uint8Array {
  const signedAttributes = buildSignedAttributes({ digest: sha256(signed), certificate: signer.certificate });
  return buildSignedData({
    certificates: [signer, ...others].map(({ certificate }) => certificate),
    signedAttributes,
    algorithm: 'ES256',
    signature: signInMemory('ES256', signer.key, signedAttributes),
  });
}

/** The signature value of a message, which a timestamp covers. */
export function readSignatureValue(message: Uint8Array): Uint8Array {
  const [, wrapper] = readChildren(readWhole(message));
  const infos = readChildren(readDer(wrapper!.content)).at(-1)!;
  const parts = readChildren(readChildren(infos)[0]!);
  return parts.find(({ tag }) => tag === 0x04)!.content;
}

/** An RFC 3161 token over the SHA-256 of bytes, by whoever says to be a timestamp authority. */
export function makeToken(stamper: MadeIdentity, covered: Uint8Array, at: Date): Uint8Array {
  const imprint = encodeSequence(SHA_256_IDENTIFIER, encodeOctets(sha256(covered)));
  const serial = encodeInteger(randomBytes(16));
  const info = encodeSequence(encodeInteger(1), encodeOid('1.2.3'), imprint, serial, encodeTime(at));
  const { certificate, key } = stamper;
  const contentType = CMS_OIDS.timestampInfo;
  const signedAttributes = buildSignedAttributes({ digest: sha256(info), certificate, contentType });
  return buildSignedData({
    certificates: [certificate],
    signedAttributes,
    algorithm: 'ES256',
    signature: signInMemory('ES256', key, signedAttributes),
    content: { type: contentType, bytes: info },
  });
}

/** The message with a token over its signature, or with another token that was asked for. */
export const stampMessage = (message: Uint8Array, stamper: MadeIdentity, at: Date, token?: Uint8Array): Uint8Array =>
  addSignatureTimestamp(message, token ?? makeToken(stamper, readSignatureValue(message), at));

/** The file with a PAdES signature whose message is made from the signed bytes. */
export const appendMessage = (file: Uint8Array, make: (signed: Uint8Array) => Uint8Array, room = 12_000) =>
  appendForeignSignature(file, { subFilter: 'ETSI.CAdES.detached', sign: make, room });

/** The file with a document timestamp whose token is made from the covered bytes. */
export const appendToken = (file: Uint8Array, make: (covered: Uint8Array) => Uint8Array, fieldName = 'Timestamp') =>
  appendForeignSignature(file, { subFilter: 'ETSI.RFC3161', sign: make, fieldName, entries: '' });
