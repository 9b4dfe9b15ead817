import type { ProgramCall } from './list-program-calls.ts';
import type { Delivery, Webhook } from './webhook-schemas.ts';
import type { ApiUser } from './api-user.ts';
import type { Business } from './schemas.ts';
import { type Settings, usualSettings } from './settings.ts';

/** A new business as its administrator sees it. */
export const businessExample: Business = {
  id: '0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11',
  name: 'Keller Architektur AG',
  email: 'nora.keller@example.ch',
  phone: null,
  createdAt: '2026-11-21T08:37:13.000Z',
  gtcAcceptedAt: '2026-11-21T08:37:13.000Z',
  dpaAcceptedAt: null,
  billing: {
    paymentMethod: 'TRIALING',
    trialEndsAt: '2026-12-05T08:37:13.000Z',
    currency: null,
    stripeSubscriptionStatus: null,
  },
  pricePlan: {
    name: 'trial',
    licenses: {
      idents: {
        eidas: { payForMembers: true, payForInvitations: true },
        zertes: { payForMembers: true, payForInvitations: true },
      },
    },
    features: ['members', 'groups', 'seals', 'api', 'branding', 'part11', 'aes4biz'],
    current: { base: { type: 'TRIAL', startAt: '2026-11-21T08:37:13.000Z', endAt: '2026-12-05T08:37:13.000Z' } },
    next: null,
    discounts: [],
  },
  settings: {
    supportContact: { email: null, phone: null },
    affiliate: { enabled: false },
    userPilot: { enabled: false },
  },
  admins: [
    {
      id: '5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80',
      email: 'nora.keller@example.ch',
      firstName: 'Nora',
      lastName: 'Keller',
      role: 'admin',
    },
  ],
  members: [],
  invitedMembers: [],
  apiUsers: [],
  updatedAt: '2026-11-21T08:37:13.000Z',
  address: null,
  legalRepresentative: null,
  contracts: [
    { contract: 'gtc', acceptedAt: '2026-11-21T08:37:13.000Z', acceptedVersion: '2026-01', currentVersion: '2026-01' },
    { contract: 'dpa', acceptedAt: null, acceptedVersion: null, currentVersion: '2026-01' },
  ],
  domains: [],
  aes4biz: null,
  subscription: null,
};

/** What an organisation has settled that works under 21 CFR Part 11 and keeps its documents for half a year. */
export const settingsExample: Settings = {
  ...usualSettings,
  supportContact: { email: 'help@keller.example.ch', phone: '+41441234567' },
  signatureRequests: {
    part11: { enabled: true },
    teamInbox: { enabled: true },
    retention: { enabled: true, terminalState: true, days: 180 },
    reminders: { afterDays: [5], beforeDeadlineDays: [2], timeZone: 'Europe/Zurich' },
  },
};

/** A program that has logged in. */
export const apiUserExample: ApiUser = {
  username: 'api_demo_keller_architektur_ag_k7mq_1',
  description: 'Contracts of the intranet',
  environment: 'DEMO',
  createdAt: '2026-11-21T08:37:13.000Z',
  updatedAt: '2026-11-21T08:37:13.000Z',
  keyMadeAt: '2026-11-21T08:37:13.000Z',
  keyExpiresAt: null,
  scopes: ['read'],
  callbackSecretMadeAt: '2026-11-21T08:37:13.000Z',
  lastUsedAt: '2026-11-22T07:05:00.000Z',
};

export const webhookExample: Webhook = {
  id: '5b0f6c1a-2d3e-4f4a-8b5c-6d7e8f901a2b',
  description: 'Archive of signed contracts',
  url: 'https://archive.example.ch/hooks/sigillum',
  types: ['request.signed'],
  isActive: true,
  failingSince: null,
  switchedOffAt: null,
  secretMadeAt: '2026-11-21T08:37:13.000Z',
  createdAt: '2026-11-21T08:37:13.000Z',
  updatedAt: '2026-11-21T08:37:13.000Z',
};

export const deliveryExample: Delivery = {
  id: '0d4f7a1c-93b2-4c5e-a6f8-1b2c3d4e5f60',
  webhookId: webhookExample.id,
  requestId: null,
  type: 'webhook.test',
  state: 'RESIGNATED',
  address: webhookExample.url,
  attempts: 13,
  messages: ['answered 500'],
  resentAt: null,
  createdAt: '2026-11-21T08:37:13.000Z',
  updatedAt: '2026-11-21T08:37:13.000Z',
};

export const programCallExample: ProgramCall = {
  id: 7,
  username: apiUserExample.username,
  at: '2026-11-21T08:37:13.000Z',
  method: 'GET',
  path: '/machine/v2/user/signature-qualities',
  status: 200,
  milliseconds: 4,
  key: null,
};
