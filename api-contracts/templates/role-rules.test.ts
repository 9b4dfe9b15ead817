import { describe, expect, it } from 'vitest';
import { listLacking } from './role-rules.ts';

const role = (id: string, more: object = {}) => ({ id, kind: 'SIGNER' as const, ...more });
const board = (needed: number) => ({ quorum: { name: 'Board', needed } });
const lacking = (roles: Parameters<typeof listLacking>[0], ...named: string[]) =>
  listLacking(roles, new Set(named)).map(({ id }) => id);

describe('the roles for which somebody has to be named', () => {
  it('are those that sign, and not those that observe', () => {
    const roles = [role('tenant'), role('landlord'), { id: 'notary', kind: 'OBSERVER' as const }];
    expect(lacking(roles)).toEqual(['tenant', 'landlord']);
    expect(lacking(roles, 'tenant', 'landlord')).toEqual([]);
  });

  it('are of a quorum none, once as many are named as have to sign', () => {
    const roles = [role('a', board(2)), role('b', board(2)), role('c', board(2)), role('tenant')];
    expect(lacking(roles, 'a')).toEqual(['b', 'c', 'tenant']);
    expect(lacking(roles, 'a', 'c')).toEqual(['tenant']);
    expect(lacking([role('a', board(1)), role('b', board(1))], 'b')).toEqual([]);
    expect(lacking([role('a', board(5)), role('b', board(5))], 'b')).toEqual(['a']);
  });

  it('are none that a group takes, which counts in a quorum, too', () => {
    const roles = [role('a', { ...board(2), signer_group_id: 'g' }), role('b', board(2)), role('c', board(2))];
    expect(lacking(roles)).toEqual(['b', 'c']);
    expect(lacking(roles, 'b')).toEqual([]);
  });
});
