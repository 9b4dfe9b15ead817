import type { HeldIdentity } from './identities.ts';
import type { RollOver } from './types.ts';

/** Tries one renewal and notes in the outcome what became of it: a failure keeps no other from being renewed. */
export async function collectRenewal(
  outcome: RollOver,
  name: string,
  work: () => Promise<HeldIdentity | undefined>,
): Promise<void> {
  try {
    if (await work()) outcome.renewed.push(name);
  } catch (error) {
    outcome.failures.push({ name, message: (error as Error).message });
  }
}
