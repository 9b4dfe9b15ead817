import type { finishIdAustria } from '@sigillum/api-contracts/identification/finish-id-austria.ts';
import type { finishIdAustriaDirectly } from '@sigillum/api-contracts/identification/finish-id-austria-directly.ts';
import type { TextReference } from '../forms/describe-violation.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { describeProblem } from '../forms/map-problem.ts';
import { leadsToSorry } from '../http/leads-to-sorry.ts';
import { connect, type RouteCall } from '../http/api.ts';

/** Tells what ID Austria has written into the address of its return, if anything; `problem` is why it was not taken. */
export async function tellAnswer(
  route: RouteCall & { url: URL },
  finish: typeof finishIdAustria | typeof finishIdAustriaDirectly,
): Promise<{ outcome: 'told' | 'nothing' | 'refused'; problem?: TextReference }> {
  const { searchParams, search } = route.url;
  if (!searchParams.has('state')) return { outcome: 'nothing' };
  try {
    await connect(route).call(finish, { body: { answer: search.slice(1) } });
    return { outcome: 'told' };
  } catch (error) {
    if (!isApiProblem(error) || leadsToSorry(error.status) || error.status === 401) throw error;
    return { outcome: 'refused', problem: describeProblem(error) };
  }
}
