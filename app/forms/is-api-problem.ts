import type { ApiProblem } from '@sigillum/api-contracts/client.ts';

/** Known by its name: importing the class would bring the contracts' validation into pages that call nothing. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem';
