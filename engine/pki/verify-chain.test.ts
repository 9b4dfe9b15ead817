import { X509Certificate } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

import { authority, makeCertificate, MADE_FROM, usage } from '../testing/made-certificates.ts';
import { findChainFault, findPath } from './verify-chain.ts';

const at = new Date('2026-06-01T00:00:00Z');
const isAuthority = { extensions: [authority(), usage(5)] };
const root = makeCertificate('Root', isAuthority);
const strange = makeCertificate('Strange root', isAuthority);
const issuing = makeCertificate('Authority', { issuer: root, ...isAuthority });
const signer = makeCertificate('Signer', { issuer: issuing, extensions: [usage(0)] });
const bytes = (...made: { certificate: Uint8Array }[]) =>
  made.map(({ certificate }) => certificate) as [Uint8Array, ...Uint8Array[]];

describe('a path', () => {
  it('is found beside a certificate of the same authority by somebody whom nobody knows', () => {
    const crossed = makeCertificate('', { issuer: strange, of: issuing, ...isAuthority });
    const message = bytes(signer, crossed, strange, issuing);
    expect(findPath(message, bytes(root))).toEqual(bytes(signer, issuing, root));
    expect(findChainFault(message, bytes(root), at)).toBeUndefined();
  });

  it('is found beside the certificate that the same authority had before', () => {
    const earlier = makeCertificate('', { issuer: root, of: issuing, ...isAuthority, notAfter: MADE_FROM });
    const message = bytes(signer, earlier, issuing);
    expect(findPath(message, bytes(root), at)).toEqual(bytes(signer, issuing, root));
    expect(findChainFault(message, bytes(root), at)).toBeUndefined();
  });

  it('that is not there, or not at that time, is told with its reason', () => {
    expect(findChainFault(bytes(signer), bytes(root), at)).toBe('no path from CN=Signer to an anchor');
    const late = new Date('2030-01-01T00:00:00Z');
    expect(findChainFault(bytes(signer, issuing), bytes(root), late)).toBe('CN=Signer is not valid at that time');
  });

  it('is looked for without end in no circle of authorities', () => {
    const [one, other] = [makeCertificate('One', isAuthority), makeCertificate('Other', isAuthority)];
    const circle = [
      makeCertificate('', { issuer: one, of: other, ...isAuthority }),
      makeCertificate('', { issuer: other, of: one, ...isAuthority }),
    ];
    const lost = makeCertificate('Lost', { issuer: one });
    expect(findPath(bytes(lost, ...circle), bytes(root))).toBeUndefined();
  });

  it('is found before a crowd of the authority’s name, and looked for no longer because of it', () => {
    const crowd = Array.from({ length: 1000 }, () => makeCertificate('Authority', isAuthority));
    const twins = Array.from({ length: 20 }, () =>
      makeCertificate('', { issuer: issuing, of: issuing, ...isAuthority }),
    );
    expect(findPath(bytes(signer, issuing, ...twins, ...crowd), bytes(root), at)).toEqual(bytes(signer, issuing, root));
    const checks = vi.spyOn(X509Certificate.prototype, 'verify');
    expect(findPath(bytes(signer, ...twins, ...crowd), bytes(strange), at)).toBeUndefined();
    expect(checks.mock.calls.length).toBeLessThan(600);
    checks.mockRestore();
  });
});
