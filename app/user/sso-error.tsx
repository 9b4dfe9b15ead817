import type { Route } from './+types/sso-error.ts';
import { SsoErrorNotice } from './components/sso-error-notice.tsx';
import { writeLoginHref } from './sso-cookie.ts';
import { readReason, ssoReasons } from './sso-failures.ts';

export const loader = ({ request, url }: Route.LoaderArgs) => ({
  reason: readReason(url, ssoReasons),
  loginHref: writeLoginHref(request),
});

export default function SsoError({ loaderData }: Route.ComponentProps) {
  return <SsoErrorNotice {...loaderData} />;
}
