import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useLocation } from 'react-router';
import type { ExitOutcome } from '../http/exits.ts';
import { describeStanding, type Standing } from './describe-standing.ts';
import { type ExitOffer, offerExit } from './exit-offer.ts';
import { useHost } from './host.ts';
import { useRecalledExit } from './use-recalled-exit.ts';

const outcomes: Readonly<Record<Exclude<Standing, 'may-sign'>, ExitOutcome>> = {
  waiting: 'signed',
  signed: 'signed',
  spared: 'signed',
  following: 'signed',
  pending: 'signed',
  completed: 'signed',
  declined: 'declined',
  withdrawn: 'failed',
  expired: 'failed',
  failed: 'failed',
};

/**
 * The way out for somebody who has nothing to sign here now. It leads away by itself only where this tab has brought the request to this
 * end before the page was loaded anew.
 */
export function useStandingExit(request: SignatureRequest): ExitOffer | undefined {
  const { search } = useLocation();
  const recalled = useRecalledExit(request.id);
  const host = useHost();
  const standing = describeStanding(request);
  if (standing === 'may-sign' || host !== undefined) return undefined;
  const offer = offerExit(request.id, search, outcomes[standing]);
  return offer && { ...offer, seconds: recalled?.outcome === offer.outcome ? recalled.seconds : undefined };
}
