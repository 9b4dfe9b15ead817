import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useNavigate } from 'react-router';
import { useRequestCommands } from '../signature-requests/use-request-commands.ts';

/** What the owner does from here: remind, withdraw, correct, delete. What is deleted has no page any more. */
export function useOwnerActs(request: SignatureRequest, refresh: () => unknown) {
  const navigate = useNavigate();
  const { onRemind, onWithdraw, onCorrect } = useRequestCommands(refresh);
  const { onDelete } = useRequestCommands(() => navigate('/dashboard'));
  return {
    onRemind: (sids: string[]) => onRemind(request, sids),
    onWithdraw: () => onWithdraw(request),
    onCorrect: () => onCorrect(request),
    onDelete: () => onDelete(request),
  };
}
