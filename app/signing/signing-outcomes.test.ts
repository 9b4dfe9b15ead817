import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import { problems, type ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { signDirectly } from '@sigillum/api-contracts/signing/sign-directly.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { describe, expect, it } from 'vitest';
import { judgeSigning, type SigningOutcome } from './signing-outcomes.ts';

const refuse = (key: ProblemKey) =>
  new ApiProblem({ type: '', method: 'POST', path: '', status: problems[key].status, message: '', key });
const failure: SigningOutcome = { kind: 'overlay', name: 'signing failure', canRetry: true };

describe('the outcome of an attempt to sign', () => {
  it.each<[ProblemKey, SigningOutcome]>([
    ['error.sign.tan_required', { kind: 'dialog', name: 'TAN entry' }],
    ['error.sign.not_identified', { kind: 'dialog', name: 'upgrade standards' }],
    ['error.sign.mobile_required', { kind: 'dialog', name: 'upgrade standards' }],
    ['error.sign.tan_expired', { kind: 'overlay', name: 'TAN expired' }],
    ['error.sign.tan_locked', { kind: 'overlay', name: 'TAN locked' }],
    ['error.sign.locked', { kind: 'overlay', name: 'signing locked' }],
    ['error.sign.failed', failure],
    ['error.sign.exhausted', { kind: 'overlay', name: 'exhausted signatures' }],
    ['error.sign.serial_mismatch', { kind: 'overlay', name: 'serial number mismatch' }],
    ['error.sign.step_declined', { kind: 'overlay', name: 'mobile-app-based signing failure', failure: 'declined' }],
    ['error.sign.step_timeout', { kind: 'overlay', name: 'mobile-app-based signing failure', failure: 'timeout' }],
    ['file.pdf.glyph_missing', { ...failure, canRetry: false }],
    ['error.sr.changed_meanwhile', { kind: 'snackbar' }],
    ['error.sign.documents_changed', { kind: 'snackbar' }],
    ['error.sr.withdrawn', { kind: 'redirect' }],
    ['error.auth.credentials_invalid', { kind: 'redirect' }],
  ])('of %s is its own', (key, outcome) => {
    expect(judgeSigning(refuse(key))).toEqual(outcome);
  });

  it('offers to try again only where the same may succeed another time', () => {
    const named = [...new Set([...sign.problems, ...signDirectly.problems])];
    const retried = named.filter((key) => {
      const outcome = judgeSigning(refuse(key));
      return outcome.kind === 'overlay' && outcome.name === 'signing failure' && outcome.canRetry;
    });
    expect(retried.toSorted()).toEqual([
      'error.sign.code_wrong',
      'error.sign.failed',
      'file.pdf.timeout',
      'file.pdf.workers_busy',
    ]);
  });

  it('of a lost connection or a fault of ours is a failure that may be tried again', () => {
    expect(judgeSigning(new TypeError('Failed to fetch'))).toEqual(failure);
    expect(judgeSigning(refuse('error.unavailable'))).toEqual(failure);
  });
});
