import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return data({ path: url.pathname }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage path={loaderData.path} />;
}
