import { getIdentificationPayment } from '@sigillum/api-contracts/identification/get-identification-payment.ts';
import type { IdentWay } from '@sigillum/api-contracts/identification/schemas.ts';
import { load, type RouteCall } from '../http/api.ts';

/** The ways as they are for somebody who came from a request: whoever has sent it may pay for them, and then nothing is sold. */
export async function coverWays(
  route: RouteCall,
  ways: IdentWay[],
  requestId: string | undefined,
): Promise<IdentWay[]> {
  if (requestId === undefined || ways.every(({ is_covered }) => is_covered)) return ways;
  const { covered } = await load(route, getIdentificationPayment, { params: { id: requestId } });
  return covered ? ways.map((way) => ({ ...way, is_covered: true, prices: [] })) : ways;
}
