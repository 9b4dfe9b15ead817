import { finishIdAustria } from '@sigillum/api-contracts/identification/finish-id-austria.ts';
import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/id-austria-success.ts';
import { load } from '../http/api.ts';
import { AustriaReturnView } from './components/austria-return-view.tsx';
import { ofRequest } from './direct/visit-places.ts';
import { readAnsweredRequest, readRequestId } from './read-request-id.ts';
import { tellAnswer } from './tell-answer.ts';

/** ID Austria leads back here with its answer in the address, which is told once and then leaves the address. */
export async function loader(route: Route.LoaderArgs) {
  const { outcome, problem } = await tellAnswer(route, finishIdAustria);
  const requestId = readAnsweredRequest(route.url) ?? readRequestId(route.url);
  const { pathname } = new URL(route.request.url);
  if (outcome === 'told') throw redirect(ofRequest(pathname, requestId));
  const { id_austria: way, identifications: known } = await load(route, getIdentificationOverview, {});
  return { way, known, requestId, ...(problem && { problem }) };
}

export default function IdAustriaSuccess({ loaderData }: Route.ComponentProps) {
  return <AustriaReturnView {...loaderData} />;
}
