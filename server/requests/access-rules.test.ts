import { describe, expect, it } from 'vitest';
import { judgeAction, judgeView, listActions, type Situation } from './access-rules.ts';

const owner: Situation = { role: 'owner', status: 'OPEN', ownStatus: null, hasBeenSigned: false };
const signer: Situation = { role: 'signer', status: 'OPEN', ownStatus: 'OPEN', hasBeenSigned: false };
const observer: Situation = { role: 'observer', status: 'OPEN', ownStatus: null, hasBeenSigned: false };

describe('who may do what with a request', () => {
  it.each<[string, Situation, string[]]>([
    [
      'the owner of a draft completes and sends it',
      { ...owner, status: 'DRAFT' },
      [
        'edit',
        'add_documents',
        'remove_documents',
        'add_attachments',
        'remove_attachments',
        'change_signers',
        'place_signatures',
        'add_observers',
        'remove_observers',
        'name_colleagues',
        'initiate',
        'delete',
      ],
    ],
    [
      'the owner of an open request',
      owner,
      [
        'add_documents',
        'remove_documents',
        'add_attachments',
        'remove_attachments',
        'change_signers',
        'place_signatures',
        'change_expiration',
        'add_observers',
        'remove_observers',
        'name_colleagues',
        'answer',
        'withdraw',
        'correct',
        'remind',
        'delete',
      ],
    ],
    [
      'the owner once somebody has signed',
      { ...owner, hasBeenSigned: true },
      [
        'remove_attachments',
        'change_expiration',
        'add_observers',
        'remove_observers',
        'name_colleagues',
        'answer',
        'withdraw',
        'correct',
        'remind',
        'delete',
      ],
    ],
    [
      'an admin who took over acts like the owner',
      { ...owner, role: 'admin', hasBeenSigned: true },
      [
        'remove_attachments',
        'change_expiration',
        'add_observers',
        'remove_observers',
        'name_colleagues',
        'answer',
        'withdraw',
        'correct',
        'remind',
        'delete',
      ],
    ],
    [
      'the owner of a finished request',
      { ...owner, status: 'SIGNED', hasBeenSigned: true },
      ['remove_attachments', 'remove_observers', 'name_colleagues', 'answer', 'delete'],
    ],
    [
      'the owner who signs too',
      { ...owner, ownStatus: 'OPEN', hasBeenSigned: true },
      [
        'remove_attachments',
        'change_expiration',
        'add_observers',
        'remove_observers',
        'name_colleagues',
        'sign',
        'decline',
        'answer',
        'withdraw',
        'correct',
        'remind',
        'delete',
      ],
    ],
    ['a signer whose turn it is', signer, ['sign', 'decline', 'ask', 'delete']],
    [
      'a signer whose owner allows a signature to be handed on',
      { ...signer, isDelegationAllowed: true },
      ['sign', 'decline', 'delegate', 'ask', 'delete'],
    ],
    [
      'a signer who waits, and may name somebody else already',
      { ...signer, ownStatus: 'WAITING', isDelegationAllowed: true },
      ['delegate', 'ask', 'delete'],
    ],
    [
      'a signer to whom the signature was handed on',
      { ...signer, isDelegationAllowed: true, wasDelegated: true },
      ['sign', 'decline', 'ask', 'delete'],
    ],
    [
      'a signer of a regulated record',
      { ...signer, isDelegationAllowed: true, quality: 'PART11' },
      ['sign', 'decline', 'ask', 'delete'],
    ],
    ['a visitor', { ...signer, isVisitor: true, isDelegationAllowed: true }, ['sign', 'decline', 'ask']],
    ['a signer who waits', { ...signer, ownStatus: 'WAITING' }, ['ask', 'delete']],
    ['a signer who has signed', { ...signer, ownStatus: 'SIGNED', hasBeenSigned: true }, ['delete']],
    ['a signer of an expired request', { ...signer, status: 'EXPIRED' }, ['delete']],
    ['an observer', observer, ['delete']],
  ])('%s', (_who, situation, actions) => {
    expect(listActions(situation)).toEqual(actions);
  });

  it.each([
    ['OPEN', 'OPEN', undefined],
    ['OPEN', 'WAITING', 'error.sign.not_your_turn'],
    ['OPEN', 'SIGNED', 'error.sign.already_signed'],
    ['SIGNED', 'SIGNED', 'error.sign.already_signed'],
    ['DECLINED', 'OPEN', 'error.sr.not_open'],
    ['EXPIRED', 'OPEN', 'error.sr.not_open'],
    ['DRAFT', 'WAITING', 'error.sr.not_open'],
    ['WITHDRAWN', 'WITHDRAWN', 'error.sr.withdrawn'],
    ['OPEN', null, 'error.not_found'],
  ] as const)('to sign or decline a %s request with an own signature that is %s: %s', (status, ownStatus, problem) => {
    for (const action of ['sign', 'decline'] as const)
      expect(judgeAction(action, { ...signer, status, ownStatus })).toBe(problem);
  });

  it('managing is absent for who may only sign or look', () => {
    expect(judgeAction('withdraw', signer)).toBe('error.not_found');
    expect(judgeAction('remind', observer)).toBe('error.not_found');
  });
});

describe('who may look at a request', () => {
  it('signers and observers see nothing of a draft', () => {
    expect(judgeView({ ...signer, status: 'DRAFT', ownStatus: 'WAITING' })).toBe('error.not_found');
    expect(judgeView({ ...observer, status: 'DRAFT' })).toBe('error.not_found');
  });

  it('after a withdrawal only the owner and who had signed look on; the others are told', () => {
    expect(judgeView({ ...owner, status: 'WITHDRAWN' })).toBeUndefined();
    expect(judgeView({ ...signer, status: 'WITHDRAWN', ownStatus: 'SIGNED' })).toBeUndefined();
    expect(judgeView({ ...signer, status: 'WITHDRAWN', ownStatus: 'WITHDRAWN' })).toBe('error.sr.withdrawn');
    expect(judgeView({ ...observer, status: 'WITHDRAWN' })).toBe('error.sr.withdrawn');
  });
});
