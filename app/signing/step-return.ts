const key = 'sigillum.signing-step';

/** Notes in this tab where it goes on once the trust service has led back to /mab/redirect. */
export const rememberReturn = (path: string): void => sessionStorage.setItem(key, path);

/** Where it goes on; only ever the page of a request here. */
export function readReturn(): string | undefined {
  const path = sessionStorage.getItem(key);
  return path?.startsWith('/view/') ? path : undefined;
}

/** What the trust service added to the address, as the page of the request receives it. */
export interface StepReturn {
  stepParams: Record<string, string>;
}

/** The answer that a navigation brought along, if it came from /mab/redirect. */
export function readStepReturn(state: unknown): StepReturn | undefined {
  return typeof state === 'object' && state !== null && 'stepParams' in state ? (state as StepReturn) : undefined;
}
