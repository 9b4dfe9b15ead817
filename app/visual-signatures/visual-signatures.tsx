import { listVisualSignatures } from '@sigillum/api-contracts/visual-signatures/list-visual-signatures.ts';
import type { Route } from './+types/visual-signatures.ts';
import { expectUser } from '../access/session.ts';
import { namePerson } from '../common/name-person.ts';
import { sessionContext } from '../context.ts';
import { load } from '../http/api.ts';
import { VisualSignaturesView } from './components/visual-signatures-view.tsx';
import { useVisualSignatures } from './use-visual-signatures.ts';
import { showVisualSignature } from './visual-signature-url.ts';

export async function loader(route: Route.LoaderArgs) {
  const { firstName, lastName, permissions } = expectUser(route.context.get(sessionContext));
  const { signatures } = await load(route, listVisualSignatures, {});
  const name = namePerson(firstName, lastName);
  return { signatures, name, permissions: permissions.visualSignatures };
}

export default function VisualSignatures({ loaderData }: Route.ComponentProps) {
  const acts = useVisualSignatures(loaderData);
  return <VisualSignaturesView signatures={loaderData.signatures} getImageUrl={showVisualSignature} {...acts} />;
}
