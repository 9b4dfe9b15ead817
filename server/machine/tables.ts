import type { Validation } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { Instant, Json } from '../database/columns.ts';

/** What came of a validation, for the program that asked. */
interface ValidationTable {
  id: string;
  username: string;
  result: Json<Required<Validation>>;
  expires_at: Instant;
}

export interface MachineTables {
  validations: ValidationTable;
}
