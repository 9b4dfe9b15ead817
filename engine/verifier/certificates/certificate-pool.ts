import { holdsSignature } from '../../pki/verify-signature.ts';
import { isInForce } from '../lists/service-state.ts';
import type { TrustAnchor } from '../report.ts';
import { isSameEntity, readCertificate, type Certificate } from './certificate.ts';

/** Of a file; the anchors, which may be many where lists are trusted, come on top. */
const MAX_CERTIFICATES = 5000;
/** How many links may be verified: crowds of certificates of one name would keep the verifier busy for hours. */
const MAX_LINKS = 10_000;

/** Every certificate that paths may be built from, read once, and the links between them, verified once. */
export class CertificatePool {
  readonly anchors: { certificate: Certificate; anchor: TrustAnchor }[] = [];
  private readonly byId = new Map<string, Certificate>();
  private readonly byDer = new Map<string, Certificate>();
  private readonly bySubject = new Map<string, Certificate[]>();
  private readonly links = new Map<string, boolean>();
  private readonly positions = new Map<string, number>();
  private room = Infinity;

  constructor(anchors: TrustAnchor[]) {
    for (const anchor of anchors) {
      const certificate = this.add(anchor.certificate, Infinity);
      if (certificate) this.anchors.push({ certificate, anchor });
    }
    this.room = this.byId.size + MAX_CERTIFICATES;
  }

  /** Takes a DER certificate in; undefined when it cannot be read. `position`: where its bytes end in the file. */
  add(der: Uint8Array, position: number): Certificate | undefined {
    const name = Buffer.from(der).toString('latin1');
    let certificate = this.byDer.get(name);
    if (!certificate) {
      if (this.byId.size >= this.room) return undefined;
      try {
        certificate = readCertificate(der);
      } catch {
        return undefined;
      }
      this.byDer.set(name, certificate);
      this.byId.set(certificate.id, certificate);
      this.bySubject.set(certificate.subject.key, [
        ...(this.bySubject.get(certificate.subject.key) ?? []),
        certificate,
      ]);
    }
    this.positions.set(certificate.id, Math.min(position, this.positions.get(certificate.id) ?? Infinity));
    return certificate;
  }

  /** Where the certificate's first copy ends in the file; Infinity when the file does not hold it. */
  findPosition(certificate: Certificate): number {
    return this.positions.get(certificate.id) ?? Infinity;
  }

  /** The anchor that a certificate is: the same bytes, or the same name and key; one whose list vouched for it at the time. */
  findAnchor(certificate: Certificate, at: Date): TrustAnchor | undefined {
    const inForce = this.anchors.filter(({ anchor }) => isInForce(anchor, at));
    const exact = inForce.find((candidate) => candidate.certificate.id === certificate.id);
    return (exact ?? inForce.find((candidate) => isSameEntity(candidate.certificate, certificate)))?.anchor;
  }

  /** The anchor that a certificate is at any time: after findAnchor has found none, one whose list did not vouch for it then. */
  findLapsedAnchor(certificate: Certificate): TrustAnchor | undefined {
    return this.anchors.find((candidate) => isSameEntity(candidate.certificate, certificate))?.anchor;
  }

  /** Whether these very bytes are an anchor. */
  findExactAnchor(certificate: Certificate): TrustAnchor | undefined {
    return this.anchors.find((candidate) => candidate.certificate.id === certificate.id)?.anchor;
  }

  /** The first certificate of which something holds. */
  find(isWanted: (certificate: Certificate) => boolean): Certificate | undefined {
    return [...this.byId.values()].find(isWanted);
  }

  /** Certificates of the name that issued this one, whose key signed it. */
  listIssuers(certificate: Certificate): Certificate[] {
    return (this.bySubject.get(certificate.issuer.key) ?? []).filter(
      (candidate) => candidate.id !== certificate.id && this.isSignedBy(certificate, candidate),
    );
  }

  /** Whether certificates of the issuer's name are known, be it that none of them signed this one. */
  hasNamedIssuer(certificate: Certificate): boolean {
    return (this.bySubject.get(certificate.issuer.key) ?? []).some((candidate) => candidate.id !== certificate.id);
  }

  private isSignedBy(child: Certificate, issuer: Certificate): boolean {
    const link = `${child.id} ${issuer.id}`;
    let isSigned = this.links.get(link);
    if (isSigned === undefined) {
      if (this.links.size >= MAX_LINKS) return false;
      isSigned = !!child.scheme && holdsSignature(child.scheme, issuer.key, child.signed, child.signature);
      this.links.set(link, isSigned);
    }
    return isSigned;
  }

  /** What a damaged copy looks like: a known certificate under the same number, or of the same size and different in a few bytes only. */
  findNearCopy(der: Uint8Array, certificate?: Certificate): Certificate | undefined {
    return [...this.byId.values()].find((known) => {
      if (certificate && isCopyOf(certificate, known)) return true;
      if (known.der.length !== der.length) return false;
      let differing = 0;
      for (let i = 0; i < der.length && differing <= 4; i += 1) if (known.der[i] !== der[i]) differing += 1;
      return differing > 0 && differing <= 4;
    });
  }
}

/** Other bytes under the number that an authority gives once (RFC 5280 section 4.1.2.2). */
const isCopyOf = (one: Certificate, known: Certificate): boolean =>
  one.id !== known.id && one.serial === known.serial && one.issuer.key === known.issuer.key;
