import type { Route } from './+types/start-directly.ts';
import { sessionContext } from '../context.ts';
import { StartView } from './components/start-view.tsx';
import { expectVisit, loadVisit } from './direct/load-visit.ts';
import { directLawPages, ofVisit, writeStartPage } from './direct/visit-places.ts';

export async function loader(route: Route.LoaderArgs) {
  const { request, overview, visit } = await loadVisit(route);
  const { legislation: law, title } = request;
  return {
    title,
    law,
    overview,
    documentHref: visit.documentHref,
    previewHref: `${writeStartPage(expectVisit(route.context.get(sessionContext)))}/preview`,
    waysHref: ofVisit(directLawPages[law], visit),
  };
}

export default function StartDirectly({ loaderData }: Route.ComponentProps) {
  return <StartView {...loaderData} />;
}
