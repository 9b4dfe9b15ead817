import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveTimestamps, TIMESTAMP_CREDENTIALS } from './timestamp-server.ts';
import { foundAuthority } from './test-authority.ts';
import type { TrustAnchor } from '../verifier/report.ts';

/** A foreign timestamp authority on this machine with every fault, and the settings with which a server uses it. */
export async function openFaultyTimestamps(folder: string) {
  const authority = await foundAuthority();
  const timestamps = await serveTimestamps(authority);
  const root = path.join(folder, 'foreign-root.cer');
  writeFileSync(root, authority.root);
  const anchor: TrustAnchor = { certificate: authority.root, source: 'operator', name: 'Foreign Root' };
  return {
    anchor,
    requests: timestamps.requests,
    setFault: timestamps.setFault,
    /** Whether nobody tells if the authority's certificate is still good. */
    setStatusAway(isAway: boolean) {
      for (const place of ['/trust/ocsp', '/trust/crl'])
        authority.setFault(place, isAway ? { status: 503 } : undefined);
    },
    /** What is told of the authority's certificate; undefined: that it is good. */
    setStatus: authority.setStatus,
    /** How often OCSP was asked. */
    countStatusRequests: () => authority.server.requests.filter(({ url }) => url.pathname === '/trust/ocsp').length,
    env: {
      TSA_URL: timestamps.url,
      TSA_AUTH: `${TIMESTAMP_CREDENTIALS.user}:${TIMESTAMP_CREDENTIALS.password}`,
      TSA_POLICY: timestamps.policy,
      TSA_ANCHORS: root,
      TRUST_STATUS_NETWORKS: '127.0.0.0/8',
    },
    async close() {
      await timestamps.close();
      await authority.server.close();
    },
  };
}
