import { finishIdAustria } from '@sigillum/api-contracts/identification/finish-id-austria.ts';
import { getIdentificationOverview } from '@sigillum/api-contracts/identification/get-identification-overview.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/id-austria-success.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { describeProblem } from '../forms/map-problem.ts';
import { leadsToSorry } from '../http/leads-to-sorry.ts';
import { connect, load } from '../http/api.ts';
import { AustriaReturnView } from './components/austria-return-view.tsx';

/** ID Austria leads back here with its answer in the address, which is told once and then leaves the address. */
export async function loader(route: Route.LoaderArgs) {
  const { pathname, searchParams, search } = new URL(route.request.url);
  const read = async () => {
    const { id_austria: way, identifications: known } = await load(route, getIdentificationOverview, {});
    return { way, known };
  };
  if (!searchParams.has('state')) return read();
  try {
    await connect(route).call(finishIdAustria, { body: { answer: search.slice(1) } });
  } catch (error) {
    if (!isApiProblem(error) || leadsToSorry(error.status) || error.status === 401) throw error;
    return { ...(await read()), problem: describeProblem(error) };
  }
  throw redirect(pathname);
}

export default function IdAustriaSuccess({ loaderData }: Route.ComponentProps) {
  return <AustriaReturnView {...loaderData} />;
}
