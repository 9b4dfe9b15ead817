import { CMS_OIDS } from '../../pki/cms.ts';
import {
  demandNode,
  DerError,
  encodeDer,
  readChildren,
  readIntegerHex,
  readOid,
  readWhole,
  TAG,
  type DerNode,
} from '../../pki/der.ts';
import { readHashName, readSignatureScheme, type HashName, type SignatureScheme } from '../../pki/verify-signature.ts';

/** Who signed, as a SignerInfo names the certificate (RFC 5652 section 5.3). */
export type SignerId = { issuer: Uint8Array; serial: string } | { keyId: Uint8Array };

/** A CMS SignedData with one SignerInfo, of any writer, read but not yet judged. */
export type Message = {
  contentType: string;
  /** The enclosed content; undefined when detached. */
  content?: Uint8Array;
  /** DER certificates in any order. */
  certificates: Uint8Array[];
  /** Status answers that the message carries, DER. */
  ocsps: Uint8Array[];
  crls: Uint8Array[];
  signer: SignerId;
  digest: HashName;
  scheme: SignatureScheme;
  /** What was signed, the attributes as a SET; undefined when the content was signed directly. */
  signedAttributes?: Uint8Array;
  attributes: Map<string, DerNode[]>;
  unsignedAttributes: Map<string, DerNode[]>;
  signature: Uint8Array;
};

/** A message whose digest or signature algorithm is not known here: nothing can be said of it. */
export class UnknownAlgorithm extends DerError {
  override name = 'UnknownAlgorithm';
}

/** Attributes and values beyond CMS_OIDS that foreign messages carry. */
export const ATTRIBUTES = {
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  algorithmProtection: '1.2.840.113549.1.9.52',
  revocationArchive: '1.2.840.113583.1.1.8',
} as const;
const OCSP_RESPONSE = '1.3.6.1.5.5.7.16.2';

function readAttributes(set: DerNode, canRepeat: boolean): Map<string, DerNode[]> {
  const attributes = new Map<string, DerNode[]>();
  for (const attribute of readChildren(set)) {
    const [type, values] = readChildren(demandNode(attribute, TAG.sequence, 'attribute'));
    const oid = readOid(type);
    const known = attributes.get(oid);
    if (known && !canRepeat) throw new DerError(`attribute ${oid} occurs twice`);
    const nodes = readChildren(demandNode(values, TAG.set, 'attribute values'));
    // Unsigned attributes may be there in thousands: nothing is copied again.
    if (known) for (const node of nodes) known.push(node);
    else attributes.set(oid, nodes);
  }
  return attributes;
}

function readSignerId(node: DerNode | undefined): SignerId {
  if (node?.tag === 0x80) return { keyId: node.content };
  const [issuer, serial] = readChildren(demandNode(node, TAG.sequence, 'issuer and serial number'));
  return { issuer: demandNode(issuer, TAG.sequence, 'issuer').raw, serial: readIntegerHex(serial) };
}

/** RevocationInfoChoices: lists, and OCSP responses in the form of RFC 5940. */
function readRevocations(fields: DerNode[]): { ocsps: Uint8Array[]; crls: Uint8Array[] } {
  const set = fields.find((field) => field.tag === 0xa1);
  const ocsps: Uint8Array[] = [];
  const crls: Uint8Array[] = [];
  for (const choice of set ? readChildren(set) : []) {
    if (choice.tag === TAG.sequence) crls.push(choice.raw);
    if (choice.tag !== 0xa1) continue;
    const [format, value] = readChildren(choice);
    if (value && readOid(format) === OCSP_RESPONSE) ocsps.push(value.raw);
  }
  return { ocsps, crls };
}

/** adbe-revocationInfoArchival (ISO 32000-2 section 12.8.3.3.2): [0] CRLs, [1] OCSP responses. */
function readArchive(attributes: Map<string, DerNode[]>): { ocsps: Uint8Array[]; crls: Uint8Array[] } {
  const [archive] = attributes.get(ATTRIBUTES.revocationArchive) ?? [];
  const lists = archive ? readChildren(archive) : [];
  const read = (tag: number) => {
    const list = lists.find((candidate) => candidate.tag === tag);
    return list ? readChildren(readWhole(list.content, TAG.sequence)).map((node) => node.raw) : [];
  };
  return { crls: read(0xa0), ocsps: read(0xa1) };
}

/**
 * The versions of a timestamp are those that RFC 5652 (sections 5.1 and 5.3) demands for what it holds. Signing programs
 * write all there are: nothing depends on them.
 */
function checkVersions(version: DerNode | undefined, signerVersion: DerNode | undefined, input: CheckedParts): void {
  const isStamp = input.contentType === CMS_OIDS.timestampInfo;
  const ofSigner = isStamp ? ['keyId' in input.signer ? 3 : 1] : [1, 3];
  if (!ofSigner.includes(Number(readIntegerHex(signerVersion)))) throw new DerError('the signer version is wrong');
  const lawful = input.hasOtherFormats ? [3, 4, 5] : [3];
  const allowed = isStamp ? lawful : [1, 2, 3, 4, 5];
  if (!allowed.includes(Number(readIntegerHex(version)))) throw new DerError('the message version is wrong');
}
type CheckedParts = { signer: SignerId; contentType: string; hasOtherFormats: boolean };

/**
 * Reads a DER ContentInfo (see `normaliseBer` for foreign bytes); throws DerError when it is anything but a SignedData
 * with exactly one SignerInfo of known algorithms.
 */
export function readMessage(der: Uint8Array): Message {
  const [type, wrapper, ...more] = readChildren(readWhole(der, TAG.sequence));
  if (readOid(type) !== CMS_OIDS.signedData || more.length > 0) throw new DerError('not a SignedData');
  const body = readWhole(demandNode(wrapper, 0xa0, 'content').content, TAG.sequence);
  const [version, digests, encapsulated, ...fields] = readChildren(body);
  const [contentTypeNode, enclosed] = readChildren(demandNode(encapsulated, TAG.sequence, 'encapsulated content'));
  const content = enclosed && readWhole(demandNode(enclosed, 0xa0, 'content').content, TAG.octetString).content;
  const bag = fields.find((field) => field.tag === 0xa0);
  const members = bag ? readChildren(bag) : [];
  const signerInfos = readChildren(demandNode(fields.at(-1), TAG.set, 'signer infos'));
  const [info] = signerInfos;
  if (!info || signerInfos.length !== 1) throw new DerError('exactly one SignerInfo is required');
  const order = fields.map((field) => field.tag.toString(16)).join(' ');
  if (!/^(a0 )?(a1 )?31$/.test(order)) throw new DerError('the parts of the message are not in order');

  const parts = readChildren(demandNode(info, TAG.sequence, 'signer info'));
  const [signerVersion, signerNode, digestNode] = parts;
  const signed = parts[3]?.tag === 0xa0 ? parts[3] : undefined;
  const [schemeNode, signatureNode, unsigned, ...rest] = parts.slice(signed ? 4 : 3);
  if (rest.length > 0 || (unsigned && unsigned.tag !== 0xa1)) throw new DerError('the signer info has strange parts');
  const digest = readHashName(digestNode);
  const scheme = digest && readSignatureScheme(schemeNode, digest);
  if (!digest || !scheme) {
    const [oid] = readChildren(demandNode(digest ? schemeNode : digestNode, TAG.sequence, 'algorithm'));
    throw new UnknownAlgorithm(`the algorithm ${readOid(oid)} or its parameters`);
  }
  const listed = readChildren(demandNode(digests, TAG.set, 'digest algorithms')).map(readHashName);
  if (!listed.includes(digest)) throw new DerError('the digest algorithm is not listed');

  const signer = readSignerId(signerNode);
  const contentType = readOid(contentTypeNode);
  const attributes = signed ? readAttributes(signed, false) : new Map<string, DerNode[]>();
  const [own, archived] = [readRevocations(fields), readArchive(attributes)];
  // CertificateChoices of RFC 5652 section 10.2.2, without the PKCS #6 that nobody has used: anything else was written in later.
  if (members.some(({ tag }) => ![TAG.sequence, 0xa1, 0xa2, 0xa3].includes(tag)))
    throw new DerError('a certificate has no form that there is');
  const hasOtherFormats = members.some((node) => node.tag !== TAG.sequence) || own.ocsps.length > 0;
  checkVersions(version, signerVersion, { signer, contentType, hasOtherFormats });
  return {
    contentType,
    ...(content && { content }),
    certificates: members.filter((node) => node.tag === TAG.sequence).map((node) => node.raw),
    ocsps: [...own.ocsps, ...archived.ocsps],
    crls: [...own.crls, ...archived.crls],
    signer,
    digest,
    scheme,
    ...(signed && { signedAttributes: encodeDer(TAG.set, signed.content) }),
    attributes,
    unsignedAttributes: unsigned ? readAttributes(unsigned, true) : new Map<string, DerNode[]>(),
    signature: demandNode(signatureNode, TAG.octetString, 'signature').content,
  };
}
