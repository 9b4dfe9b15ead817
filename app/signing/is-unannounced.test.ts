import { directSignatureRequestExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { describe, expect, it } from 'vitest';
import { isUnannounced } from './is-unannounced.ts';

const { signatures, viewer } = directSignatureRequestExample;
const delivered = signatures.map((signature) => ({ ...signature, notify: false }));

describe('a visitor', () => {
  it('is unannounced where the owner has delivered the link', () => {
    expect(isUnannounced({ signatures: delivered, viewer })).toBe(true);
  });

  it('is known from our own mail, and is done when there is nothing to sign', () => {
    expect(isUnannounced({ signatures, viewer })).toBe(false);
    expect(isUnannounced({ signatures: delivered, viewer: { ...viewer, actions: [] } })).toBe(false);
  });
});
