import type { Placeholder } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import { describe, expect, it } from 'vitest';
import { listAccepted, listRoles, matchRole } from './placeholders.ts';

const signers = [
  { sid: 'one', name: 'Noémi Frei' },
  { sid: 'two', name: 'Luca Rossi' },
  { sid: 'three', name: 'luca@example.it' },
];
const found = (id: string, changes: Partial<Placeholder> = {}): Placeholder => ({
  id,
  document_id: '',
  word: `{{${id}}}`,
  kind: 'text',
  role: 'Luca Rossi',
  label: '',
  choices: [],
  position: { page: '0', x: 1, y: 1, width: 10, height: 10 },
  doubts: [],
  ...changes,
});
const none = { accepted: {}, kinds: {}, people: {} };
const rest = { signers, nameKind: (kind: string) => `a ${kind}` };

describe('the person of a role', () => {
  it.each([
    ['Noemi  FREI', 'one'],
    ['frei', 'one'],
    ['Signer 2', 'two'],
    ['3', 'three'],
    ['Luca', undefined],
    ['Tenant', undefined],
    ['9', undefined],
    ['', undefined],
  ])('“%s” is %s', (role, sid) => {
    expect(matchRole(role, signers)).toBe(sid);
  });

  it('is whoever signs alone', () => {
    expect(matchRole('Tenant', signers.slice(0, 1))).toBe('one');
  });
});

describe('what is placed', () => {
  it('is what nobody doubts, and what somebody has said yes to', () => {
    const list = [
      found('sure', { label: 'Company' }),
      found('doubtful', { doubts: ['SPLIT'] }),
      found('open', { doubts: ['NOT_CLOSED'] }),
      found('strange', { kind: null, doubts: ['KIND'] }),
    ];
    expect(listAccepted(list, none, rest)).toEqual([{ id: 'sure', kind: 'text', sid: 'two', label: 'Company' }]);
    const choices = {
      ...none,
      accepted: { sure: false, doubtful: true, open: true, strange: true },
      kinds: { strange: 'signature' as const },
    };
    expect(listAccepted(list, choices, rest)).toEqual([
      { id: 'doubtful', kind: 'text', sid: 'two', label: 'a text' },
      { id: 'strange', kind: 'signature', sid: 'two', label: 'a signature' },
    ]);
  });

  it('waits until everybody is named', () => {
    const list = [found('one', { role: 'Tenant' }), found('two', { role: '', doubts: ['ROLE'] })];
    expect(listRoles(list)).toEqual(['Tenant', '']);
    expect(listAccepted(list, none, rest)).toBeUndefined();
    expect(listAccepted(list, { ...none, people: { Tenant: 'one', '': 'two' } }, rest)).toHaveLength(2);
  });
});
