import { verificationExample } from '@sigillum/api-contracts/verification/examples.ts';
import { Change, SubIndication, type DocumentReport } from '@sigillum/api-contracts/verification/schemas.ts';
import { describe, expect, it } from 'vitest';
import { verificationChangeMessages } from './change-messages.ts';
import { describeVerdict, nameCause } from './describe-verdict.ts';
import { groupChanges } from './group-changes.ts';
import { verificationVerdictMessages as messages } from './verdict-messages.ts';

const { report } = verificationExample;
const unsigned: DocumentReport = {
  ...report,
  verdict: 'INDETERMINATE',
  subIndication: 'SIGNED_DATA_NOT_FOUND',
  signatures: [],
  timestamps: [],
};
const ids = new Set([...Object.values(messages), ...Object.values(verificationChangeMessages)].map(({ id }) => id));

describe('the verdict', () => {
  it('on a file whose signatures all pass is good news without a cause', () => {
    expect(describeVerdict(report)).toEqual({
      tone: 'success',
      sentence: messages.verdictPassed,
      advice: messages.advicePassed,
      cause: undefined,
    });
  });

  it('on a file in doubt says why, and does not warn of it', () => {
    const doubtful = { ...report, verdict: 'INDETERMINATE', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' } as const;
    expect(describeVerdict(doubtful)).toEqual({
      tone: 'warning',
      sentence: messages.verdictIndeterminate,
      advice: undefined,
      cause: 'verification.cause.no-certificate-chain-found',
    });
  });

  it('on a changed file says why and warns of it', () => {
    expect(describeVerdict({ ...report, verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' })).toEqual({
      tone: 'danger',
      sentence: messages.verdictFailed,
      advice: messages.adviceFailed,
      cause: 'verification.cause.hash-failure',
    });
  });

  it('on a file without signatures is that it has none, not that something is wrong', () => {
    expect(describeVerdict(unsigned)).toMatchObject({ tone: 'info', sentence: messages.verdictUnsigned });
    expect(describeVerdict({ ...unsigned, findings: [{ code: 'no-signature', severity: 'info' }] }).sentence).toBe(
      messages.verdictUnsigned,
    );
    expect(describeVerdict({ ...unsigned, timestamps: report.timestamps }).sentence).toBe(messages.verdictTimestamped);
  });

  it('on a file that contradicts itself is never that it has no signature', () => {
    const damaged = { ...unsigned, findings: [{ code: 'file-damaged', severity: 'failure' } as const] };
    expect(describeVerdict(damaged)).toMatchObject({ tone: 'danger', sentence: messages.verdictUnreadable });
  });
});

it('has a text for every sub-indication and every kind of change', () => {
  const changes = Change.shape.kind.options.map((kind) => ({ kind, revision: 1, isAllowed: true }));
  const needed = [...SubIndication.options.map(nameCause), ...groupChanges(changes).map(({ id }) => id)];
  expect(needed.filter((id) => !ids.has(id))).toEqual([]);
});
