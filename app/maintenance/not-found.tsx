import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { isMailedLink } from '../http/redact-path.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  // The error page has other words for a link that was cut, and does not repeat it.
  if (isMailedLink(url.pathname)) throw data(null, { status: 404 });
  return data({ path: url.pathname }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage path={loaderData.path} />;
}
