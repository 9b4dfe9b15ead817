import { getSeal } from '@sigillum/api-contracts/seals/get-seal.ts';
import { listSeals } from '@sigillum/api-contracts/seals/list-seals.ts';
import type { Seal } from '@sigillum/api-contracts/seals/schemas.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { load } from '../http/api.ts';

/** The seals of a business with their certificates, for its administrators. */
export async function loadSeals(route: LoaderFunctionArgs, id: string): Promise<Seal[]> {
  const { seals } = await load(route, listSeals, { params: { id } });
  return Promise.all(seals.map(({ name }) => load(route, getSeal, { params: { id, name } })));
}
