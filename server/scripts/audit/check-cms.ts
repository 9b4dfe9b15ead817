import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { listChildren, readDer, readOid, type Der } from './read-der.ts';

/** A CMS signature that holds: who made it, and what it is about. */
export interface CheckedCms {
  signer: X509Certificate;
  certificates: X509Certificate[];
  /** A timestamp (RFC 3161) rather than a signature. */
  isTimestamp: boolean;
}

const messageDigest = '2a864886f70d010904';
const timestampInfo = '2a864886f70d0109100104';
const pss = '2a864886f70d01010a';
const hashes: Record<string, string> = {
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
};

/** The SignedData of a CMS (RFC 5652, section 5.1), taken apart. */
function readSignedData(bytes: Buffer) {
  const [, wrapped] = listChildren(readDer(bytes));
  const [, , content, ...rest] = listChildren(listChildren(wrapped!)[0]!);
  const [type, holder] = listChildren(content!);
  const certificates = rest.find(({ tag }) => tag === 0xa0);
  const [info] = listChildren(rest.at(-1)!);
  const [, , digest, attributes, algorithm, signature] = listChildren(info!);
  if (attributes?.tag !== 0xa0) throw new RangeError('it has no signed attributes');
  return {
    type: readOid(type!),
    embedded: holder && listChildren(holder)[0]!.content,
    certificates: certificates ? listChildren(certificates).map(({ whole }) => new X509Certificate(whole)) : [],
    hash: hashes[readOid(listChildren(digest!)[0]!)],
    attributes,
    algorithm: readOid(listChildren(algorithm!)[0]!),
    signature: signature!.content,
  };
}

function readMessageDigest(attributes: Der): Buffer | undefined {
  const [, values] =
    listChildren(attributes)
      .map(listChildren)
      .find(([type]) => readOid(type!) === messageDigest) ?? [];
  return values && listChildren(values)[0]!.content;
}

/**
 * Checks a CMS over detached bytes, or a timestamp whose imprint is theirs: digest, and signature by one of its certificates. Throws
 * an Error with the reason when it does not hold. Whether the certificate is to be trusted is another question.
 */
export function checkCms(bytes: Buffer, detached: (hash: string) => Buffer): CheckedCms {
  const data = readSignedData(bytes);
  if (!data.hash) throw new Error('its hash algorithm is not known');
  const isTimestamp = data.type === timestampInfo;
  if (isTimestamp) {
    const [, , imprint] = listChildren(readDer(data.embedded!));
    const [algorithm, value] = listChildren(imprint!);
    const hash = hashes[readOid(listChildren(algorithm!)[0]!)];
    if (!hash || !detached(hash).equals(value!.content)) throw new Error('its imprint is of other bytes');
  }
  const digest = isTimestamp ? createHash(data.hash).update(data.embedded!).digest() : detached(data.hash);
  if (!readMessageDigest(data.attributes)?.equals(digest)) throw new Error('the digest of the bytes is another one');
  // Signed as the SET that the attributes are (RFC 5652, section 5.4).
  const signed = Buffer.concat([Buffer.from([0x31]), data.attributes.whole.subarray(1)]);
  const options = data.algorithm === pss && { padding: constants.RSA_PKCS1_PSS_PADDING };
  const signer = data.certificates.find(({ publicKey }) =>
    verify(data.hash, signed, { key: publicKey, ...options }, data.signature),
  );
  if (!signer) throw new Error('none of its certificates has made this signature');
  return { signer, certificates: data.certificates, isTimestamp };
}

/** Whether a certificate chains to one of the roots by signatures, each certificate valid at the time. */
export function hasPath(
  signer: X509Certificate,
  others: X509Certificate[],
  roots: X509Certificate[],
  at: Date,
): boolean {
  const isValid = ({ validFromDate, validToDate }: X509Certificate) => validFromDate <= at && at <= validToDate;
  let current = signer;
  for (let depth = 0; depth < 8; depth += 1) {
    if (!isValid(current)) return false;
    const isIssuer = (candidate: X509Certificate) =>
      current.checkIssued(candidate) && current.verify(candidate.publicKey);
    if (roots.some((root) => root.raw.equals(current.raw) || (isIssuer(root) && isValid(root)))) return true;
    const issuer = others.find((candidate) => candidate.ca && isIssuer(candidate));
    if (!issuer) return false;
    current = issuer;
  }
  return false;
}
