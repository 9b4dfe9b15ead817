import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** The http(s) addresses that a certificate names; not yet judged. */
export type StatusAddresses = { ocsp: string[]; crl: string[]; issuers: string[] };

/** A certificate that names a hundred addresses does not make us call a hundred. */
const MAX_ADDRESSES = 3;

const selectUrls = (names: string[]) => names.filter((name) => /^https?:\/\//i.test(name)).slice(0, MAX_ADDRESSES);

/**
 * Reads where a DER certificate says that its status and its issuer's certificate are found: authority information
 * access (RFC 5280, section 4.2.2.1) and CRL distribution points (section 4.2.1.13). Empty lists when it cannot be read.
 */
export function readStatusAddresses(certificate: Uint8Array): StatusAddresses {
  try {
    const parsed = new x509.X509Certificate(Uint8Array.from(certificate));
    const access = parsed.getExtension(x509.AuthorityInfoAccessExtension);
    const points = parsed.getExtension(x509.CRLDistributionPointsExtension)?.distributionPoints ?? [];
    const lists = points.flatMap(({ distributionPoint }) =>
      (distributionPoint?.fullName ?? []).map((name) => name.uniformResourceIdentifier ?? ''),
    );
    return {
      ocsp: selectUrls((access?.ocsp ?? []).map(({ value }) => value)),
      crl: selectUrls(lists),
      issuers: selectUrls((access?.caIssuers ?? []).map(({ value }) => value)),
    };
  } catch {
    // Foreign bytes, and any parser's own kind of error: nothing is named that could be asked.
    return { ocsp: [], crl: [], issuers: [] };
  }
}
