import { verificationExample } from '@sigillum/api-contracts/verification/examples.ts';
import {
  Change,
  SubIndication,
  type DocumentReport,
  type Indication,
  type TimestampReport,
} from '@sigillum/api-contracts/verification/schemas.ts';
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
const [signature] = report.signatures;
const withSignature = (indication: Indication) => ({ ...report, signatures: [{ ...signature!, indication }] });
const [timestamp] = report.timestamps;
const withTimestamp = (changes: Partial<TimestampReport>) => ({
  ...unsigned,
  timestamps: [{ ...timestamp!, ...changes }],
});
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
    const doubt = { verdict: 'INDETERMINATE', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' } as const;
    expect(describeVerdict({ ...withSignature('INDETERMINATE'), ...doubt })).toEqual({
      tone: 'warning',
      sentence: messages.verdictIndeterminate,
      advice: undefined,
      cause: 'verification.cause.no-certificate-chain-found',
    });
  });

  it('on a changed file says why and warns of it', () => {
    const failure = { verdict: 'TOTAL_FAILED', subIndication: 'HASH_FAILURE' } as const;
    expect(describeVerdict({ ...withSignature('TOTAL_FAILED'), ...failure })).toEqual({
      tone: 'danger',
      sentence: messages.verdictFailed,
      advice: messages.adviceFailed,
      cause: 'verification.cause.hash-failure',
    });
  });

  it('on a file that is not in order, beside signatures that pass, does not call them invalid', () => {
    for (const [verdict, tone] of [
      ['INDETERMINATE', 'warning'],
      ['TOTAL_FAILED', 'danger'],
    ] as const) {
      const file = { ...report, verdict, subIndication: 'SIG_CONSTRAINTS_FAILURE' } as const;
      expect(describeVerdict(file)).toMatchObject({ tone, sentence: messages.verdictFileAlone, cause: undefined });
    }
  });

  it('on a file with a timestamp alone says what the timestamp proves, and nothing where it does not hold', () => {
    const whole = { index: 0, size: 9, isWholeFile: true };
    const advise = (changes: Partial<TimestampReport>) => {
      const { tone, advice } = describeVerdict(withTimestamp({ revision: whole, ...changes }));
      return [tone, advice];
    };
    expect(advise({ indication: 'TOTAL_PASSED' })).toEqual(['info', messages.adviceTimestamped]);
    expect(advise({ indication: 'TOTAL_PASSED', revision: { ...whole, isWholeFile: false } })).toEqual([
      'info',
      messages.adviceTimestampedBefore,
    ]);
    expect(advise({ indication: 'INDETERMINATE' })).toEqual(['warning', messages.adviceTimestampOpen]);
    expect(advise({ indication: 'TOTAL_FAILED' })).toEqual(['danger', messages.adviceTimestampFailed]);
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
