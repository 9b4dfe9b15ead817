import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import { environmentContext, localeContext, sessionContext, tourContext } from '../../context.ts';
import { isApiProblem } from '../../forms/is-api-problem.ts';
import { connect, type RouteCall } from '../../http/api.ts';
import { describeTour, isOpenAddress, type Tour } from './describe-tour.ts';

/**
 * The product tour of the page that is asked for; it is noted for the page's headers, which let its script in. A business that cannot be
 * read just now has none: no page fails for it.
 */
export async function loadTour({ context, url }: RouteCall): Promise<Tour | undefined> {
  const session = context.get(sessionContext);
  const { tour: script } = context.get(environmentContext);
  if (!script || session.kind !== 'account' || !isOpenAddress(url)) return undefined;
  const { user } = session;
  try {
    const business = user.business
      ? await connect({ context }).call(getBusiness, { params: { id: user.business.id } })
      : undefined;
    const tour = describeTour(script, { user, business, locale: context.get(localeContext) });
    context.set(tourContext, tour ?? null);
    return tour;
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return undefined;
  }
}
