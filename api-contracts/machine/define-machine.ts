import type { Endpoint } from '../endpoint.ts';

type MachineEndpoint = Omit<Endpoint, 'isTolerant' | 'isBeyondSpecification'>;

/**
 * An endpoint of the machine API (machine-api, sections 1 and 8): bodies may carry unknown fields (so never `strictObject`) and null for
 * what is not given, answers leave out what is absent, and a state that forbids something is 400.
 */
export const defineMachine = <const E extends MachineEndpoint>(
  endpoint: E,
): E & { isTolerant: true; isBeyondSpecification: true } => ({
  ...endpoint,
  isTolerant: true,
  isBeyondSpecification: true,
});
