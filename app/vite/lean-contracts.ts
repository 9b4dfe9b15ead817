import { parseAst, type Plugin } from 'vite';

const contract = /[\\/]api-contracts[\\/].*\.ts$/;
const definers = new Set(['defineEndpoint', 'defineMachine']);
/** What people read of an endpoint in the description of the API. */
const words = new Set(['summary', 'description']);

/**
 * Leaves out of the browser's bundle what endpoints say of themselves to people: the server alone tells it, in the description of the API, and no
 * bundler sees that, for each call carries its endpoint along.
 */
export function leanContracts(code: string): string {
  const spans = parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [endpoint] = init.arguments;
      if (!definers.has(init.callee.name) || endpoint?.type !== 'ObjectExpression') return [];
      return endpoint.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && words.has(property.key.name)
          ? [property.value]
          : [],
      );
    });
  });
  return spans.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)}''${left.slice(end)}`, code);
}

export const leanContractsInBrowser = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (contract.test(id) ? { code: leanContracts(code), map: null } : null),
});
