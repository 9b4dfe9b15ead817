import type { DirectSignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useState } from 'react';

type Token = Pick<DirectSignatureRequest, 'document_token' | 'document_token_expires_at'>;

/** Milliseconds of life below which a token is exchanged for a newer one. */
const leastLife = 15 * 60 * 1000;

/** Whether `held` is so near its end that `offered`, which lives longer, takes its place. */
export const isReplaced = (held: Token, offered: Token, now: number): boolean =>
  Date.parse(held.document_token_expires_at) - now < leastLife &&
  offered.document_token_expires_at > held.document_token_expires_at;

/** The token for the documents. Every look at the request brings a new one; the old one is kept as long as it works, so that images stay. */
export function useDocumentToken(newest: Token): string {
  const [held, setHeld] = useState(newest);
  useEffect(() => {
    setHeld((before) => (isReplaced(before, newest, Date.now()) ? newest : before));
  }, [newest]);
  return held.document_token;
}
