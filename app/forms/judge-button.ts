/** What runs: the page's navigation, or a fetcher. */
interface Running {
  state: 'idle' | 'loading' | 'submitting';
  formData?: FormData | undefined;
}

/**
 * How one of several buttons stands while a form runs: the pressed one, which sent these fields, turns and keeps the focus; the others
 * wait.
 */
export function judgeButton({ state, formData }: Running, fields: Record<string, string>) {
  const isBusy = state !== 'idle';
  const isPressed = Object.entries(fields).every(([name, value]) => formData?.get(name) === value);
  return { isLoading: isBusy && isPressed, disabled: isBusy && !isPressed };
}
