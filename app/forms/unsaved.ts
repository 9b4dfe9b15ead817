import { createContext, use, useEffect, useId } from 'react';

/** How a form tells its page whether it holds something that is not saved; nobody listens unless the page guards it. */
export const UnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(() => undefined);

/** Tells the page whether this form holds something that is not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const form = useId();
  const report = use(UnsavedContext);
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [form, isUnsaved, report]);
}
