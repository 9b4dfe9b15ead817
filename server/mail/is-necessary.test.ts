import { describe, expect } from 'vitest';
import * as userEndpoints from '@sigillum/api-contracts/user/index.ts';
import { listMails } from '../testing/journeys.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './queue-mail.ts';

const at = new Date('2026-11-21T08:37:13Z');
const request = { title: 'Lease', documentTitles: [], url: 'https://sign.example.ch/view/1', senderName: 'Anna' };
const mails = [
  ['invitation', { ...request, role: 'signer' }],
  ['invitation', { ...request, role: 'observer' }],
  ['reminder', request],
  ['all-signed', { ...request, signerNames: [], signedAt: at }],
  ['withdrawn', { ...request, withdrawnAt: at }],
  ['request-changed', { ...request, role: 'signer', documentsAdded: [], documentsRemoved: [] }],
  ['request-changed', { ...request, role: 'observer', documentsAdded: [], documentsRemoved: [] }],
  ['removed', { ...request, role: 'signer', removedAt: at }],
  ['expired', { ...request, expiredAt: at, isManager: false }],
  ['declined', { ...request, signerName: 'Luca', declinedAt: at }],
] as const;

describe('the notification level IMPORTANT', () => {
  it('holds back what only informs, for the account that chose it and for nobody else', async () => {
    const nora = await seedPerson(world, 'nora@example.ch');
    await seedPerson(world, 'luca@example.ch');
    await nora.client.call(userEndpoints.updateUser, { body: { attributes: { emailNotificationLevel: 'IMPORTANT' } } });
    const { services } = world;
    for (const to of ['Nora@example.ch', 'luca@example.ch', 'visitor@example.ch']) {
      for (const [template, values] of mails)
        await queueMail(services, services.db, { to, language: 'en', template, values } as unknown as Mail);
    }
    const sent = await listMails(world);
    expect(sent.filter((line) => line.endsWith('Nora@example.ch')).toSorted()).toEqual([
      'declined Nora@example.ch',
      'expired Nora@example.ch',
      'invitation Nora@example.ch',
      'reminder Nora@example.ch',
      'request-changed Nora@example.ch',
    ]);
    expect(sent.filter((line) => line.endsWith('luca@example.ch'))).toHaveLength(mails.length);
    expect(sent.filter((line) => line.endsWith('visitor@example.ch'))).toHaveLength(mails.length);
  });
});
