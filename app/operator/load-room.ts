import type { Endpoint, EndpointCall, EndpointResult } from '@sigillum/api-contracts/endpoint.ts';
import { redirect } from 'react-router';
import { environmentContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { load, type RouteCall, send } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';

const key = 'error.operator.two_step_needed';

const leadToSecondStep = ({ context }: RouteCall) =>
  redirect('/profile/security', {
    headers: { 'set-cookie': writeFlash({ id: key, tone: 'danger' }, context.get(environmentContext)) },
  });

/** `load` turns what is forbidden into what is absent, with its key beside it. */
const asksForSecondStep = (error: unknown) =>
  typeof error === 'object' && error !== null && (error as { data?: { key?: string } }).data?.key === key;

/** As `load`; whoever logged in without a second step is led to where one is set up. */
export async function loadRoom<E extends Endpoint>(
  route: RouteCall,
  endpoint: E,
  call: EndpointCall<E>,
): Promise<EndpointResult<E>> {
  try {
    return await load(route, endpoint, call);
  } catch (error) {
    if (asksForSecondStep(error)) throw leadToSecondStep(route);
    throw error;
  }
}

/** As `send`, in the same way. */
export async function sendRoom<E extends Endpoint>(
  route: RouteCall,
  endpoint: E,
  call: EndpointCall<E>,
): Promise<EndpointResult<E>> {
  try {
    return await send(route, endpoint, call);
  } catch (error) {
    if (isApiProblem(error) && error.key === key) throw leadToSecondStep(route);
    throw error;
  }
}
