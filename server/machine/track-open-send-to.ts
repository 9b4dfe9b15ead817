import { trackOpenSendTo as contract } from '@sigillum/api-contracts/machine/track-open-send-to.ts';
import { implement } from '../http/implement.ts';
import { trackSendTo } from '../signature-requests/describe-send-to.ts';
import { findSendTo } from '../signature-requests/send-to-repository.ts';
import { requireSendToCode } from './require-send-to-code.ts';

export const trackOpenSendTo = implement(contract, async ({ params }, { db, meta, now, services }) => {
  await requireSendToCode(services, params.id, meta, now);
  const { status, owner, signers } = await trackSendTo(db, await findSendTo(db, params.id, now), now);
  return { status: 200, body: { status, ...(owner && { creator: owner.name, signers }) } };
});
