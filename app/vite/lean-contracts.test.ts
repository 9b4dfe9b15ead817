import { expect, it } from 'vitest';
import { leanContracts } from './lean-contracts.ts';

it('leaves nothing of what an endpoint says to people, and all that calls it', () => {
  const code = `import { defineMachine } from './define-machine.ts';
const description = 'kept';
export const getLease = defineMachine({
  path: '/leases/{id}',
  summary: 'Describes a lease.',
  description: 'To its tenant, ' + \`within \${days} days, \` + "and to nobody else.",
  body: z.object({ description: z.string() }),
});
export const other = { summary: 'kept' };`;
  expect(leanContracts(code)).toBe(
    code
      .replace("'Describes a lease.'", "''")
      .replace('\'To its tenant, \' + `within ${days} days, ` + "and to nobody else."', "''"),
  );
});
