import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { readInventory } from '../scaffold/inventory.ts';
import { hasTest } from './has-test.ts';
import { isThere } from './read-writings.ts';

/**
 * docs/specification/statements.tsv: each statement of the specification by its section (`machine 1` to `machine 6`: of its chapter on the machine API,
 * of which machine-errors.tsv holds section 8), and what proves it, several apart by ` | `:
 * `FILE › TEST` (a test, a journey, or a story by its name), or `pact METHOD PATH`, which stands for the contract, its pact with a
 * success and a refused caller (held by coverage.test.ts) and the real server that keeps it. A note says where the product differs,
 * and names the decision.
 */
const statements = readInventory('statements').map(({ section, statement, proof, note }) => ({
  section: section!,
  statement: statement!,
  proofs: proof ? proof.split(' | ') : [],
  note: note ?? '',
}));
const declared = new Set(
  Object.values(endpoints).flatMap((group) =>
    (Object.values(group) as Endpoint[]).map(({ method, path }) => `${method} ${path}`),
  ),
);

function holds(proof: string): boolean {
  if (proof.startsWith('pact ')) return declared.has(proof.slice('pact '.length));
  const [file = '', test = ''] = proof.split(' › ');
  return isThere(file) && hasTest(file, test);
}

describe('the statements of the specification', () => {
  it('are all there, section by section', () => {
    const sections = [...new Set(statements.map(({ section }) => section))];
    const count = (section: string) => statements.filter((row) => row.section === section).length;
    expect(sections.map((section) => [section, count(section)])).toEqual([
      ['1', 37],
      ['2', 163],
      ['3', 65],
      ['4', 35],
      ['5', 21],
      ['6', 25],
      ['7', 198],
      ['8', 23],
      ['9', 35],
      ['machine 1', 14],
      ['machine 2', 16],
      ['machine 3', 28],
      ['machine 4', 30],
      ['machine 5', 17],
      ['machine 6', 17],
    ]);
  });

  it('have each a proof, or come with a later work', () => {
    const unproved = statements.filter(({ proofs }) => proofs.length === 0).map(({ statement }) => statement);
    const awaited = readInventory('still-to-come').filter(({ kind }) => kind === 'statement');
    expect(awaited.map(({ name }) => name)).toEqual(unproved);
  });

  it('name proofs of errors of the machine API that are there', () => {
    const proofs = readInventory('machine-errors').flatMap(({ proof }) => (proof ? [proof] : []));
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !holds(proof))).toEqual([]);
  });

  it('name proofs that are there', () => {
    const broken = statements.flatMap(({ section, statement, proofs }) =>
      proofs.filter((proof) => !holds(proof)).map((proof) => ({ section, statement, proof })),
    );
    expect(broken).toEqual([]);
    expect(holds(`tests/architecture/statements.test.ts › ${['no test', 'has this name'].join(' ')}`)).toBe(false);
    expect(holds('pact GET /nowhere')).toBe(false);
  });

  it('name a journey in which each dialog and overlay is reached', () => {
    const modals = statements.filter(({ statement }) => /^(?:Dialog|Overlay): /.test(statement));
    expect(modals).toHaveLength(52);
    const unreached = modals.filter(({ proofs }) => !proofs.some((proof) => proof.startsWith('tests/e2e/')));
    expect(unreached.map(({ statement }) => statement)).toEqual([]);
  });

  it('name decisions that are there where the product differs', () => {
    const differing = statements.filter(({ note }) => note !== '');
    expect(differing.filter(({ note }) => !/\b\d{3}\b/.test(note)).map(({ statement }) => statement)).toEqual([]);
  });
});
