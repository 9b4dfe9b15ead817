import type { Branding } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { readSettings } from '../business/read-settings.ts';
import type { RequestRow } from './request-repository.ts';

/** What the business of a request shows to everybody who takes part; undefined where a person has sent it alone. */
export function describeBranding({
  business_name,
  business_settings,
}: Pick<RequestRow, 'business_name' | 'business_settings'>): Branding | undefined {
  if (business_name === null) return undefined;
  const { companyBranding, supportContact } = readSettings(business_settings);
  return { business_name, logo: companyBranding.logo, support_contact: supportContact };
}
