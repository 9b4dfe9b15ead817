import { DerError } from '../../pki/der.ts';
import { readCertificate, type Certificate } from '../certificates/certificate.ts';
import { canonicaliseDocument, canonicaliseElement } from './canonicalise.ts';
import { ListError } from './list-error.ts';
import { digestBy, DSIG, holdsValue, readSignedInfoForm, readTransforms } from './signature-algorithms.ts';
import { findChild, findChildren, readAttribute, readText, walkElements } from './xml-tree.ts';
import type { XmlDocument, XmlElement } from './xml-tree.ts';

const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const SIGNED_PROPERTIES = 'http://uri.etsi.org/01903#SignedProperties';
const MAX_REFERENCES = 4;

/** Bytes in Base64; throws for anything else, so that nothing is skipped. */
function readBase64(element: XmlElement | undefined, what: string): Buffer {
  const text = readText(element).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw new ListError(`${what} is missing or malformed`);
  return Buffer.from(text, 'base64');
}

/**
 * The only signature, which stands directly below the top (TS 119 612 annex B.1), and the elements by Id. Several
 * signatures, or one elsewhere, are how signature wrapping begins.
 */
function findSignature(root: XmlElement): { signature: XmlElement; byId: Map<string, XmlElement> } {
  const byId = new Map<string, XmlElement>();
  const signatures: XmlElement[] = [];
  for (const element of walkElements(root)) {
    if (element.local === 'Signature' && element.uri === DSIG) signatures.push(element);
    for (const { local, value } of element.attributes) {
      if (!/^id$/i.test(local)) continue;
      if (byId.has(value)) throw new ListError(`the Id ${value} is given twice`);
      byId.set(value, element);
    }
  }
  const [signature, ...more] = signatures;
  if (!signature) throw new ListError('the list is not signed');
  if (more.length > 0 || signature.parent !== root)
    throw new ListError('the signature is not where a list has its own');
  return { signature, byId };
}

/** Checks every reference: one is the whole document, one the signed properties, all others lie within the signature. */
function checkReferences(document: XmlDocument, signature: XmlElement, byId: Map<string, XmlElement>): XmlElement {
  const { root } = document;
  const references = findChildren(findChild(signature, DSIG, 'SignedInfo'), DSIG, 'Reference');
  if (references.length > MAX_REFERENCES) throw new ListError('the signature refers to too much');
  const properties = findChild(findChild(signature, DSIG, 'Object'), XADES, 'QualifyingProperties', 'SignedProperties');
  if (!properties) throw new ListError('the signature is not XAdES');
  const seen = new Set<XmlElement>();
  for (const reference of references) {
    const uri = readAttribute(reference, 'URI');
    const target = uri === '' ? root : uri?.startsWith('#') ? byId.get(uri.slice(1)) : undefined;
    if (!target || seen.has(target)) throw new ListError(`the reference ${uri ?? ''} leads nowhere`);
    const { isEnveloped, form } = readTransforms(reference);
    if (isEnveloped !== (target === root))
      throw new ListError('the enveloped signature is not left out of the list alone');
    const isWhole = uri === '';
    const bytes =
      target !== root
        ? canonicaliseElement(target, form)
        : canonicaliseDocument(isWhole ? document : { root, before: [], after: [] }, form, signature);
    const stated = readBase64(findChild(reference, DSIG, 'DigestValue'), 'a digest');
    if (!digestBy(reference, bytes).equals(stated)) {
      throw new ListError(target === root ? 'the list was changed after it was signed' : 'a signed part was changed');
    }
    const isProperties = readAttribute(reference, 'Type') === SIGNED_PROPERTIES;
    if (isProperties !== (target === properties))
      throw new ListError('the signed properties are not those of the signature');
    seen.add(target);
  }
  if (!seen.has(root)) throw new ListError('the signature does not cover the list');
  if (!seen.has(properties)) throw new ListError('the signed properties are not signed');
  return properties;
}

/** The certificate that the signed properties name (EN 319 132-1 clause 5.2.2), out of those in KeyInfo. */
function findSigner(signature: XmlElement, properties: XmlElement): Certificate {
  const own = findChild(properties, XADES, 'SignedSignatureProperties');
  const named = findChild(own, XADES, 'SigningCertificateV2') ?? findChild(own, XADES, 'SigningCertificate');
  const digest = findChild(findChildren(named, XADES, 'Cert')[0], XADES, 'CertDigest');
  if (!digest) throw new ListError('the signature does not name its certificate');
  const wanted = readBase64(findChild(digest, DSIG, 'DigestValue'), 'the digest of the certificate');
  const data = findChildren(findChild(signature, DSIG, 'KeyInfo'), DSIG, 'X509Data');
  const found = data
    .flatMap((part) => findChildren(part, DSIG, 'X509Certificate'))
    .map((element) => readBase64(element, 'a certificate'))
    .find((der) => digestBy(digest, der, { names: true }).equals(wanted));
  if (!found) throw new ListError('the signature carries another certificate than it names');
  try {
    return readCertificate(found);
  } catch (cause) {
    if (cause instanceof DerError) throw new ListError('the certificate of the signer cannot be read', { cause });
    throw cause;
  }
}

/**
 * Verifies the enveloped XAdES signature of a list (TS 119 612 annex B) and answers the signer's certificate; whether
 * that one may sign the list is the caller's question. What is read of the list must be read from this document:
 * the very tree whose canonical form was verified. Throws ListError. `at`: the time of which algorithms must be accepted.
 */
export function verifyListSignature(document: XmlDocument, at: Date): { signer: Certificate; signature: XmlElement } {
  const { signature, byId } = findSignature(document.root);
  const signedInfo = findChild(signature, DSIG, 'SignedInfo');
  if (!signedInfo) throw new ListError('the signature has no SignedInfo');
  const properties = checkReferences(document, signature, byId);
  const signer = findSigner(signature, properties);
  const value = readBase64(findChild(signature, DSIG, 'SignatureValue'), 'the value of the signature');
  const bytes = canonicaliseElement(signedInfo, readSignedInfoForm(signedInfo));
  if (!holdsValue(signedInfo, signer.key, bytes, value, at)) {
    throw new ListError('the signature does not belong to the certificate');
  }
  return { signer, signature };
}
