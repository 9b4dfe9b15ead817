import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useModals } from '../modals/modals.tsx';
import { leavePageDialog } from './dialogs.ts';
import type { LeavePageProps } from './dialogs/leave-page-dialog.tsx';

export interface LeaveGuard extends LeavePageProps {
  /** Something would be lost now. */
  isActive: boolean;
  /** Saves what it can; when that succeeds the person goes on without being asked. */
  settle?: () => Promise<void>;
}

/** Keeps people from losing something by leaving: within the app by a dialog, else by the browser's own question. */
export function useLeaveGuard({ isActive, loss, settle }: LeaveGuard): void {
  const { dialogs } = useModals();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );

  const leave = useEffectEvent(() => {
    const goOn = () => blocker.proceed?.();
    const ask = () => void dialogs.open(leavePageDialog, { loss }, goOn);
    if (settle) settle().then(goOn, ask);
    else ask();
  });

  // The question is there before it is asked: on a slow line its code would wait behind what is being sent.
  useEffect(() => void import('./dialogs/leave-page-dialog.tsx').catch(() => undefined), []);

  /** The browser asks meanwhile; who then leaves loses no more than what cannot be saved. */
  const save = useEffectEvent(() => void settle?.().catch(() => undefined));

  useEffect(() => {
    if (blocker.state === 'blocked') leave();
  }, [blocker]);

  useEffect(() => {
    if (!isActive) return;
    const keep = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      save();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isActive]);
}
