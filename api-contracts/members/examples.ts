import type { Deputies } from './deputy-schemas.ts';
import type { Invitation, ListedMember } from './schemas.ts';

export const memberExample: ListedMember = {
  id: '7d6c5b4a-3928-4716-8594-a3b2c1d0e9f8',
  userId: '1d2c3b4a-5968-4776-8594-a3b2c1d0e9f8',
  email: 'noemi.frei@example.ch',
  firstName: 'Noémi',
  lastName: 'Frei',
  role: 'member',
  state: 'active',
  since: '2026-11-21T09:10:00.000Z',
  expiresAt: null,
  lastActiveAt: '2026-11-22T07:45:00.000Z',
  hasTwoStep: true,
  openRequests: 2,
};

export const deputiesExample: Deputies = {
  deputy: {
    email: 'noemi.frei@example.ch',
    name: 'Noémi Frei',
    beginsAt: '2099-11-29T23:00:00.000Z',
    endsAt: '2099-12-04T22:59:59.999Z',
    hasBegun: false,
  },
  standsInFor: [],
};

export const invitationExample: Invitation = {
  id: '2b4d6f80-1a3c-4e5f-8071-92a3b4c5d6e7',
  email: 'luca.rossi@example.it',
  role: 'member',
  invitedAt: '2026-11-21T09:10:00.000Z',
  expiresAt: '2026-12-21T09:10:00.000Z',
};
