import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useModals } from '../modals/modals.tsx';
import { correctNameDialog } from './dialogs.ts';
import type { Door } from './door.ts';

/** Lets a visitor correct the own name; nothing for people with an account, who have a profile. */
export function useOwnName({ ownName }: Door, refresh: () => unknown): (() => void) | undefined {
  const { dialogs, snackbars } = useModals();
  const format = useTexts();
  if (!ownName) return undefined;
  return () =>
    void ownName.read().then(
      ({ firstName, lastName, invitedName }) => {
        const shown = {
          firstName: firstName ?? '',
          lastName: lastName ?? '',
          invitedName: invitedName ?? undefined,
        };
        dialogs.open(correctNameDialog, shown, async (stated) => {
          await ownName.state(stated);
          refresh();
        });
      },
      (error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger', durationMs: 6000 }),
    );
}
