import { expect, it } from 'vitest';
import { defineEndpoint, empty } from '@sigillum/api-contracts/endpoint.ts';
import { implement } from './implement.ts';
import { joinHandlers } from './join-handlers.ts';

const declare = <const Path extends string>(path: Path) =>
  defineEndpoint({ method: 'GET', path, auth: 'none', summary: 'Nothing.', responses: { 204: empty }, problems: [] });
const answer = () => Promise.resolve({ status: 204 as const, body: undefined });

const [open, shut, foreign] = [declare('/open'), declare('/shut'), declare('/foreign')];
const declared = { doors: { open, shut } };
const [openHandler, shutHandler] = [implement(open, answer), implement(shut, answer)];

it('gives the handler of every contract', () => {
  const joined = joinHandlers(declared, { doors: { open: openHandler, shut: shutHandler } });
  expect(joined).toEqual([openHandler, shutHandler]);
});

it('takes no list that differs from the contracts', () => {
  // @ts-expect-error A contract has no handler.
  expect(joinHandlers(declared, { doors: { open: openHandler } })).toContain(undefined);
  // @ts-expect-error A handler stands under another's name.
  expect(joinHandlers(declared, { doors: { open: shutHandler, shut: shutHandler } })).not.toContain(openHandler);
  const more = { open: openHandler, shut: shutHandler, foreign: implement(foreign, answer) };
  // @ts-expect-error A handler has no contract.
  expect(joinHandlers(declared, { doors: more })).toHaveLength(2);
});
