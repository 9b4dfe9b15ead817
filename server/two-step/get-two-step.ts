import { getTwoStep as contract } from '@sigillum/api-contracts/two-step/get-two-step.ts';
import type { AccountEventName } from '@sigillum/api-contracts/two-step/schemas.ts';
import { implement } from '../http/implement.ts';
import { listAccountEvents } from './account-events.ts';
import { describePasskey } from './describe-passkey.ts';
import { hasSecondFactor, readFactors } from './factors.ts';
import { writeInstant } from '../http/write-instant.ts';

export const getTwoStep = implement(contract, async (_input, { actor, db }) => {
  const factors = await readFactors(db, actor.id);
  const events = await listAccountEvents(db, actor.id);
  return {
    status: 200,
    body: {
      totpSince: writeInstant(factors.totpSince),
      passkeys: factors.passkeys.map(describePasskey),
      recoveryCodesLeft: hasSecondFactor(factors) ? factors.recoveryCodesLeft : 0,
      events: events.map(({ name, at, ...event }) => ({
        ...event,
        name: name as AccountEventName,
        at: at.toISOString(),
      })),
    },
  };
});
