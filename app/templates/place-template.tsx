import { getTemplate } from '@sigillum/api-contracts/templates/get-template.ts';
import type { Route } from './+types/place-template.ts';
import { load } from '../http/api.ts';
import { PlaceTemplateView } from './components/place-template-view.tsx';
import { useTemplatePlaces } from './use-template-places.ts';

export const loader = (route: Route.LoaderArgs) => load(route, getTemplate, { params: { id: route.params.id } });

export default function PlaceTemplate({ loaderData: template }: Route.ComponentProps) {
  return <PlaceTemplateView {...useTemplatePlaces(template)} />;
}
