import { describe, expect, test } from 'vitest';

import { judgeChanges, type ChangePolicy } from './judge-changes.ts';
import type { ChangeFact, ChangeRule } from './revision-changes.ts';

const isAllowed = (rule: ChangeRule, policy: Partial<ChangePolicy> = {}, fieldName = 'a.b') => {
  const fact: ChangeFact = { kind: 'form-value', rule, fieldName };
  const [change] = judgeChanges([{ revision: 1, facts: [fact] }], { fromRevision: 0, locks: [], ...policy });
  return change?.isAllowed;
};

describe('the rules of a signature', () => {
  test.each<[ChangeRule, boolean, boolean, boolean, boolean]>([
    ['always', true, true, true, true],
    ['never', false, false, false, false],
    ['form-value', true, false, true, true],
    ['field-signature', true, false, true, true],
    ['hidden-field', true, false, true, true],
    ['visible-field', true, false, false, true],
    ['annotation', false, false, false, true],
  ])('judge "%s" without a certification and with DocMDP 1, 2 and 3', (rule, none, first, second, third) => {
    const verdicts = [isAllowed(rule), ...([1, 2, 3] as const).map((docMdp) => isAllowed(rule, { docMdp }))];
    expect(verdicts).toEqual([none, first, second, third]);
  });

  test('forbid to fill a locked field or one below a locked name', () => {
    const lock = (action: 'All' | 'Include' | 'Exclude', ...fields: string[]) => ({
      locks: [{ action, fields, revision: 0 }],
    });
    expect(isAllowed('form-value', lock('All'))).toBe(false);
    expect(isAllowed('form-value', lock('Include', 'a'))).toBe(false);
    expect(isAllowed('form-value', lock('Include', 'a.bc'))).toBe(true);
    expect(isAllowed('field-signature', lock('Exclude', 'a.b'))).toBe(true);
    expect(isAllowed('field-signature', lock('Exclude', 'c'))).toBe(false);
  });

  test('lock what is changed after the signature that locks it, not what comes with it', () => {
    const lockedBy = (revision: number) => ({ locks: [{ action: 'All' as const, fields: [], revision }] });
    expect(isAllowed('form-value', lockedBy(1))).toBe(true);
    expect(isAllowed('form-value', lockedBy(0))).toBe(false);
  });

  test('leave out what the signed revision itself and earlier ones brought', () => {
    const all = [0, 1, 2].map((revision) => ({
      revision,
      facts: [{ kind: 'page-content', rule: 'never' } satisfies ChangeFact],
    }));
    expect(judgeChanges(all, { fromRevision: 1, locks: [] }).map(({ revision }) => revision)).toEqual([2]);
  });
});
