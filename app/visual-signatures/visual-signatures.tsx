import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { listVisualSignatures } from '@sigillum/api-contracts/visual-signatures/list-visual-signatures.ts';
import type { Route } from './+types/visual-signatures.ts';
import { load } from '../http/api.ts';
import { VisualSignaturesView } from './components/visual-signatures-view.tsx';
import { useVisualSignatures } from './use-visual-signatures.ts';
import { showVisualSignature } from './visual-signature-url.ts';

export async function loader(route: Route.LoaderArgs) {
  const [{ signatures }, { firstName, lastName, permissions }] = await Promise.all([
    load(route, listVisualSignatures, {}),
    load(route, getUser, {}),
  ]);
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { signatures, name, permissions: permissions.visualSignatures };
}

export default function VisualSignatures({ loaderData }: Route.ComponentProps) {
  const acts = useVisualSignatures(loaderData);
  return <VisualSignaturesView signatures={loaderData.signatures} getImageUrl={showVisualSignature} {...acts} />;
}
