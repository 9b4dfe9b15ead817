import type { Route } from './+types/sso-error.ts';
import { environmentContext } from '../context.ts';
import { SsoErrorNotice } from './components/sso-error-notice.tsx';
import { writeLoginHref } from './sso-cookie.ts';
import { readReason, ssoReasons } from './sso-failures.ts';

export const loader = ({ request, url, context }: Route.LoaderArgs) => ({
  reason: readReason(url, ssoReasons),
  loginHref: writeLoginHref(request, context.get(environmentContext)),
});

export default function SsoError({ loaderData }: Route.ComponentProps) {
  return <SsoErrorNotice {...loaderData} />;
}
