import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';

/** Why a login at an organisation failed, as it stands in the address of the page that tells it. */
export const ssoReasons = ['invalid', 'cancelled', 'unavailable'] as const;
export type SsoReason = (typeof ssoReasons)[number];
/** The same where the organisation's login is at fault: people cannot mend it themselves. */
export const companyReasons = ['foreign', 'unverified', 'taken', 'misconfigured'] as const;
export type CompanyReason = (typeof companyReasons)[number];

const pages: Partial<Record<ProblemKey, `?reason=${SsoReason}` | `/company?reason=${CompanyReason}`>> = {
  'error.user.sso_cancelled': '?reason=cancelled',
  'error.user.identity_provider_unavailable': '?reason=unavailable',
  'error.user.identity_provider_misconfigured': '/company?reason=misconfigured',
  'error.user.sso_address_foreign': '/company?reason=foreign',
  'error.user.sso_address_unverified': '/company?reason=unverified',
  'error.user.sso_address_taken': '/company?reason=taken',
};

/** The page that tells a problem of a login at an organisation. */
export const findErrorPage = (key: ProblemKey | undefined): string =>
  `/sso/error${(key && pages[key]) ?? '?reason=invalid'}`;

/** The reason in an address, or the first where it names none. */
export function readReason<Reason extends string>(url: URL, reasons: readonly [Reason, ...Reason[]]): Reason {
  return reasons.find((reason) => reason === url.searchParams.get('reason')) ?? reasons[0];
}
