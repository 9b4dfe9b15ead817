import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { Implementation } from './implement.ts';

type Contracts = Record<string, Record<string, Endpoint>>;

/** A handler for every contract, in the same area and under the same name. */
type Handlers<Declared extends Contracts> = {
  [Area in keyof Declared]: { [Name in keyof Declared[Area]]: Implementation<Declared[Area][Name]> };
};

/** Leaves no room for a handler that has no contract, which a module's exports otherwise might hold. */
type NoForeign<Given, Declared extends Contracts> = {
  [Area in keyof Given]: { [Name in Exclude<keyof Given[Area], keyof Declared[Area & keyof Declared]>]: never };
};

/** The handler of every contract. One that is missing, has no contract or stands under another’s name is an error of types. */
export function joinHandlers<Declared extends Contracts, Given extends Handlers<Declared>>(
  declared: Declared,
  handlers: Given & NoForeign<Given, Declared>,
): Implementation[] {
  const implementations: Handlers<Contracts> = handlers;
  return Object.entries(declared).flatMap(([area, contracts]) =>
    Object.keys(contracts).map((name) => implementations[area]![name]!),
  );
}
