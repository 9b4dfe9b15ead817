import type { Route } from './+types/sso-error-company.ts';
import { environmentContext } from '../context.ts';
import { SsoErrorNotice } from './components/sso-error-notice.tsx';
import { writeLoginHref } from './sso-cookie.ts';
import { companyReasons, readReason } from './sso-failures.ts';

export const loader = ({ request, url, context }: Route.LoaderArgs) => ({
  reason: readReason(url, companyReasons),
  loginHref: writeLoginHref(request, context.get(environmentContext)),
});

export default function SsoErrorCompany({ loaderData }: Route.ComponentProps) {
  return <SsoErrorNotice {...loaderData} />;
}
