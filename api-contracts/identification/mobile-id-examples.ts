import type { MobileIdOverview, MobileIdQuestion } from './mobile-id-schemas.ts';

/** The phone asks. */
export const mobileIdQuestionExample: MobileIdQuestion = {
  id: '7d1e5a3c-2b4f-4e6d-9a8c-1f0e2d3c4b5a',
  purpose: 'connect',
  state: 'open',
  reason: null,
  text: 'Sigillum: Connect Mobile ID with your account? (SIG-7D1E)',
  asked_at: '2026-11-22T12:00:00.000Z',
  expires_at: '2026-11-22T12:01:20.000Z',
  retry_after: 2000,
};

/** Nothing is connected yet. */
export const noMobileIdExample: MobileIdOverview = {
  is_offered: true,
  is_local: false,
  mobile: '41791234567',
  phone_url: null,
  connected: null,
  question: null,
};

/** It is connected, and still the same. */
export const mobileIdExample: MobileIdOverview = {
  ...noMobileIdExample,
  connected: {
    mobile: '41791234567',
    is_current: true,
    method: 'sim',
    has_recovery_code: true,
    connected_at: '2026-11-20T09:30:00.000Z',
    used_at: '2026-11-21T16:05:00.000Z',
    differs_since: null,
  },
};
