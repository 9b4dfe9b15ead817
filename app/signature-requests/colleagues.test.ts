import { signatureRequestExample as request } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { describe, expect, it } from 'vitest';
import { leaveColleagueOut, listColleagues, nameColleague, writeColleagues } from './colleagues.ts';

const named = {
  ...request,
  owner: 'anna@example.ch',
  read_access: ['anna@example.ch', 'ben@example.ch', 'carla@example.ch'],
  write_access: ['anna@example.ch', 'ben@example.ch'],
};

describe('colleagues of a request', () => {
  it('are who was named: neither the owner nor who signs or observes', () => {
    const signer = request.signatures[0]!.signer_identity_data.email_address;
    expect(listColleagues({ ...named, read_access: [...named.read_access, signer] })).toEqual([
      { email: 'ben@example.ch', right: 'write' },
      { email: 'carla@example.ch', right: 'read' },
    ]);
  });

  it('have one right each, whichever was given last', () => {
    const changed = nameColleague(listColleagues(named), { email: 'Ben@example.ch', right: 'read' });
    expect(writeColleagues(changed)).toEqual({ read_access: ['carla@example.ch', 'Ben@example.ch'], write_access: [] });
    expect(writeColleagues(leaveColleagueOut(changed, 'carla@example.ch')).read_access).toEqual(['Ben@example.ch']);
  });
});
