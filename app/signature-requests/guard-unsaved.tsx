import { type ReactNode, useCallback, useState } from 'react';
import { UnsavedContext } from '../forms/unsaved.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before a page is left whose forms hold something that is not saved: one guard for all, because the router knows one at a time. */
export function GuardUnsaved({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<readonly string[]>([]);
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setForms((before) => {
      if (before.includes(form) === isUnsaved) return before;
      return isUnsaved ? [...before, form] : before.filter((other) => other !== form);
    });
  }, []);
  useLeaveGuard({ isActive: forms.length > 0, loss: 'changes' });
  return <UnsavedContext value={report}>{children}</UnsavedContext>;
}
