import { logout } from '@sigillum/api-contracts/user/logout.ts';
import { useEffect } from 'react';
import { useNavigation, useNavigationType, useSubmit } from 'react-router';
import type { Route } from './+types/logout.ts';
import { environmentContext } from '../context.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { connect } from '../http/api.ts';
import { writeFlash } from '../http/flash.ts';
import { endSession } from '../http/sessions.ts';
import { useRoot } from '../layouts/use-root.ts';
import { LogoutForm } from './components/logout-form.tsx';

/** The token ends on the server first; one that has ended already is as good. */
export async function action(route: Route.ActionArgs) {
  await connect(route)
    .call(logout, {})
    .catch((error: unknown) => {
      if (!isApiProblem(error) || error.status !== 401) throw error;
    });
  const response = endSession(route);
  response.headers.append(
    'set-cookie',
    writeFlash({ id: 'user.login.logged-out' }, route.context.get(environmentContext)),
  );
  return response;
}

export default function Logout() {
  const isLinked = useNavigationType() === 'PUSH';
  const submit = useSubmit();
  // Somebody who comes by a link of the app has chosen to; a link from elsewhere is asked about.
  useEffect(() => {
    if (isLinked) void submit(null, { method: 'post' });
  }, [isLinked, submit]);
  const isBusy = useNavigation().state !== 'idle';
  return <LogoutForm email={useRoot().person?.email ?? ''} isBusy={isBusy} />;
}
