import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const read = (env: Record<string, string>) => () =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp/none', ...env }, '/tmp');
const stripe = {
  ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const real = { PUBLIC_URL: 'https://sign.example.ch' };

describe('the settings of who takes payments', () => {
  it('are complete, or stop the start with what is missing', () => {
    expect(read({ ...stripe, ...real })().payments.stripe).toMatchObject({ secretKey: 'sk_live_1', apiUrl: undefined });
    expect(read({ ...real, BILLING: 'stripe' })).toThrow(/STRIPE_SECRET_KEY must be set with BILLING=stripe/);
    expect(read({ ...stripe, ...real, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
      /STRIPE_WEBHOOK_SECRET must be set with STRIPE/,
    );
    expect(read({ ...real, BILLING: 'chargebee' })).toThrow(/CHARGEBEE_SITE must be set with BILLING=chargebee/);
    expect(read({ CHARGEBEE_SITE: 'firma' })).toThrow(/CHARGEBEE_API_KEY must be set with CHARGEBEE_SITE/);
    expect(read({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(/STRIPE_SECRET_KEY must begin with/);
  });

  it('may be left out on a test system of this machine, and nowhere else', () => {
    expect(read({ BILLING: 'stripe' })().payments.stripe).toBeUndefined();
    expect(read({ BILLING: 'stripe', SIGILLUM_ENVIRONMENT: 'production' })).toThrow(/STRIPE_SECRET_KEY/);
    expect(read({ BILLING: 'stripe', ...real, SIGILLUM_ENVIRONMENT: 'test' })).toThrow(/STRIPE_SECRET_KEY/);
  });

  it('never show a secret in what they say', () => {
    expect(read({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_live_secret' })).toThrow(/^(?!.*sk_live_secret)/s);
  });
});
