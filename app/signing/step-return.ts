import { Id } from '@sigillum/api-contracts/schemas.ts';
import { tabMemory } from '../common/memory.ts';

const key = 'sigillum.signing-step';

/** Notes in this tab where it goes on once the trust service has led back to /mab/redirect. */
export const rememberReturn = (path: string): void => tabMemory.write(key, path);

/** Where it goes on; only ever the page of a request here. */
export function readReturn(): string | undefined {
  const path = tabMemory.read(key);
  return path?.startsWith('/view/') ? path : undefined;
}

/** The request of which a return tells: in the tail of `state` (`echo.query`), or beside it where the service keeps the address whole. */
export function readRequest({ state = '', request }: Record<string, string | undefined>): string | undefined {
  const id = request ?? new URLSearchParams(readTail(state)).get('request');
  return Id.safeParse(id).data;
}
function readTail(state: string): string {
  try {
    return atob((state.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** What the trust service added to the address, as the page of the request receives it. */
export interface StepReturn {
  stepParams: Record<string, string>;
}

/** The answer that a navigation brought along, if it came from /mab/redirect. */
export function readStepReturn(state: unknown): StepReturn | undefined {
  return typeof state === 'object' && state !== null && 'stepParams' in state ? (state as StepReturn) : undefined;
}
