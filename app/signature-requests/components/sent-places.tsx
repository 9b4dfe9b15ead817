import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useSentPlaces } from '../use-sent-places.ts';
import { PlacesView } from './places-view.tsx';

/** Where signatures stand in a request that was sent, joined to the API. */
export function SentPlaces({ loaded }: { loaded: SignatureRequest }) {
  return <PlacesView {...useSentPlaces(loaded)} />;
}
