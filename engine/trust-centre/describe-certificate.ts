import { X509Certificate } from 'node:crypto';

import { isTokenKey } from '../pki/signing-key.ts';
import type { HeldIdentity } from './identities.ts';
import { isRevoked, type CentreOffice } from './issuing-authority.ts';
import type { CentreCertificate } from './types.ts';

/** An authority's certificate as the operator and the health check see it. */
export const describeCertificate = (office: CentreOffice, name: string, der: Uint8Array): CentreCertificate => ({
  name,
  certificate: new X509Certificate(der),
  isRevoked: isRevoked(office, der),
  isImported: false,
});

/** The same of an identity that can be renewed or imported. */
export const describeIdentity = (office: CentreOffice, identity: HeldIdentity): CentreCertificate => ({
  ...describeCertificate(office, identity.name, identity.chain[0]),
  isImported: identity.isImported,
  ...(isTokenKey(identity.key) && { tokenKey: identity.key }),
  ...(identity.account !== undefined && { account: identity.account }),
});
