import type { ContractAcceptance } from '@sigillum/api-contracts/business/schemas.ts';

/** Each version of the contracts with a business, by the moment from which it is in force; the newest last. */
const versions: Readonly<Record<ContractAcceptance['contract'], readonly { version: string; since: Date }[]>> = {
  gtc: [{ version: '2026-01', since: new Date('2026-01-01T00:00:00Z') }],
  dpa: [{ version: '2026-01', since: new Date('2026-01-01T00:00:00Z') }],
};

/** Which version was accepted when, and which is in force now. */
export function describeAcceptance(
  contract: ContractAcceptance['contract'],
  acceptedAt: Date | null,
  now: Date,
): ContractAcceptance {
  const inForce = (at: Date) => versions[contract].findLast(({ since }) => since <= at)?.version;
  return {
    contract,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    acceptedVersion: (acceptedAt && inForce(acceptedAt)) ?? null,
    currentVersion: inForce(now) ?? versions[contract][0]!.version,
  };
}
