import type { Domain } from './domain-schemas.ts';

/** A domain that was added a moment ago. */
export const domainExample: Domain = {
  domain: 'keller-architektur.example',
  display_name: 'keller-architektur.example',
  state: 'requested',
  record: { name: '_sigillum.keller-architektur.example', value: 'sigillum-domain=Vt8Qm2xLs0aBcDeFgHiJkl' },
  requested_at: '2026-11-22T08:00:00.000Z',
  check_until: '2026-11-24T08:00:00.000Z',
  checked_at: null,
  finding: null,
  mail: null,
  activated_at: null,
  proved_by: null,
  identity_provider: null,
};

/** The same, proved. */
export const activatedDomainExample: Domain = {
  ...domainExample,
  state: 'activated',
  activated_at: '2026-11-22T08:10:00.000Z',
  proved_by: 'dns',
};
