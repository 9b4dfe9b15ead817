import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { unanswered } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { declineSigningRequestDialog } from './dialogs.ts';
import type { Door } from './door.ts';
import { useExits } from './use-exits.ts';

/** Declining on this screen: asks why and goes to the page that says so, unless a program has other wishes (docs/decisions/067-leaving-by-an-exit.md). */
export function useDeclining(door: Pick<Door, 'decline'>, { id, title }: SignatureRequest) {
  const navigate = useNavigate();
  const { dialogs, snackbars } = useModals();
  const format = useTexts();
  const [isDeclining, setIsDeclining] = useState(false);
  const exits = useExits(id);

  async function send(message: string) {
    await unanswered.call(['decline', id, message], (idempotencyKey) =>
      door.decline(message || undefined, idempotencyKey),
    );
    const exit = exits.end('declined');
    if (exit?.seconds === 0) return exits.leave(exit);
    await navigate(exit ? `/declined?request=${id}` : '/declined');
  }

  async function declineAtOnce() {
    setIsDeclining(true);
    try {
      await send('');
    } catch (error) {
      setIsDeclining(false);
      snackbars.add({ message: format(describeFailure(error)), tone: 'danger', durationMs: 6000 });
    }
  }

  function decline() {
    if (exits.declinesAtOnce) return void declineAtOnce();
    dialogs.open(declineSigningRequestDialog, { title }, ({ message }) => send(message));
  }

  return { decline, isDeclining };
}
