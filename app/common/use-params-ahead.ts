import { useLocation, useNavigation } from 'react-router';

/**
 * The parameters with which the page shown is being loaded anew, if it is. Who goes on meanwhile means that place, not the one that is still shown:
 * whoever picks another list and types what to search for would else search the one before.
 */
export function useParamsAhead(): URLSearchParams | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname ? new URLSearchParams(location.search) : undefined;
}
