import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { listLacks } from '@sigillum/api-contracts/signature-requests/list-lacks.ts';
import { useApi } from '../http/browser-api.ts';
import type { LackListProps } from './components/lack-list.tsx';

/** What colleagues among the signers of a draft lack for its quality, as it is on the page; asked while `isShown`. */
export function useLacks(
  { id, quality, legislation }: Pick<SignatureRequest, 'id' | 'quality' | 'legislation'>,
  isShown: boolean,
): LackListProps['lacks'] {
  const call = isShown ? { params: { id }, query: { quality, legislation } } : null;
  const { data } = useApi(listLacks, call, { revalidateOnFocus: true });
  return data?.lacks ?? [];
}
