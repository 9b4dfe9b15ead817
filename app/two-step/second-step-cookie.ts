import { SecondStepMethod } from '@sigillum/api-contracts/two-step/schemas.ts';
import * as z from 'zod';
import { type Environment, isSecure } from '../environment.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';

/** A log-in whose password was right: what the problem error.two_step.needed carries. Scripts never see it. */
const SecondStep = z.object({ challenge: z.string(), methods: z.array(SecondStepMethod) });
export type SecondStep = z.infer<typeof SecondStep>;

const name = 'sigillum_second_step';
const place = (environment: Environment) => ({ path: '/login', isSecure: isSecure(environment) });
/** Seconds that the API waits for it. */
const life = 10 * 60;

/** The second step that a refused log-in asks for; undefined when it was refused for something else. */
export function findSecondStep(error: unknown): SecondStep | undefined {
  return isApiProblem(error) && error.key === 'error.two_step.needed'
    ? SecondStep.parse(error.problem.details)
    : undefined;
}

export function readSecondStep(request: Request, environment: Environment): SecondStep | undefined {
  try {
    return SecondStep.safeParse(JSON.parse(readCookie(request, name, place(environment)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const writeSecondStep = ({ challenge, methods }: SecondStep, environment: Environment): string =>
  writeCookie(name, JSON.stringify({ challenge, methods }), { ...place(environment), maxAge: life });

export const clearSecondStep = (environment: Environment): string =>
  writeCookie(name, '', { ...place(environment), maxAge: 0 });
