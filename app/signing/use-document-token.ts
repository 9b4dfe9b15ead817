import type { DirectSignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { readServerTime } from '../platform/server-clock.ts';

type Token = Pick<DirectSignatureRequest, 'document_token' | 'document_token_expires_at'>;

/** Milliseconds of life below which a token is exchanged for a newer one. */
const leastLife = 15 * 60 * 1000;

/** Whether a token is so near its end that the next thing that is opened needs another. */
export const isNearEnd = (held: Token, now: number): boolean =>
  Date.parse(held.document_token_expires_at) - now < leastLife;

/** Whether `held` is near its end, and `offered`, which lives longer, takes its place. */
export const isReplaced = (held: Token, offered: Token, now: number): boolean =>
  isNearEnd(held, now) && offered.document_token_expires_at > held.document_token_expires_at;

/** What a person does before something is opened. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focus', 'visibilitychange'] as const;

/**
 * The token for the documents. Every look at the request brings a new one; the old one is kept as long as it works, so that images stay.
 * Where nobody looks any more, because the request has ended, `renew` is called when the person does something and the token is near its
 * end: nothing is asked of the server while a page only stands open.
 */
export function useDocumentToken(newest: Token, renew: () => Promise<unknown>): string {
  const [held, setHeld] = useState(newest);
  useEffect(() => {
    setHeld((before) => (isReplaced(before, newest, readServerTime()) ? newest : before));
  }, [newest]);
  const [isRenewing, setIsRenewing] = useState(false);
  const renewWhenDue = useEffectEvent(() => {
    if (isRenewing || !isNearEnd(held, readServerTime())) return;
    setIsRenewing(true);
    void renew().finally(() => setIsRenewing(false));
  });
  useEffect(() => {
    const notice = () => renewWhenDue();
    for (const sign of signsOfLife) window.addEventListener(sign, notice, { capture: true, passive: true });
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, notice, { capture: true });
    };
  }, []);
  return held.document_token;
}
