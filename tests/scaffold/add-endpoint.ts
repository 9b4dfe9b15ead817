import { addEndpointLists, requireArea } from './add-area.ts';
import { dropAwaited } from './drop-awaited.ts';
import type { Drafts } from './drafts.ts';
import { addExport, addImport, addLast, writeImports } from './edit-lists.ts';
import { readInventory } from './inventory.ts';
import { places, toCamel, toKebab } from './places.ts';

const sentence = (name: string) => toKebab(name).replaceAll('-', ' ');

/** Ids are UUIDs; what else stands in a path is text until somebody says better. */
const isId = (param: string) => /id$/i.test(param);

/** A contract, its handler, and the beginning of its pact: `POST /v3/things/{id}` under a verb and a thing. */
export function addEndpoint(drafts: Drafts, area: string, name: string, route: string): string[] {
  const [method = '', path = ''] = route.split(' ');
  if (!/^(?:GET|POST|PUT|DELETE)$/.test(method) || !path.startsWith('/'))
    throw new Error(`"${route}" is no route like "GET /v3/groups/{id}".`);
  requireArea(drafts, area);
  const specified = readInventory('endpoints').find((row) => row['method'] === method && row['path'] === path);
  if (specified && specified['area'] !== area) throw new Error(`${route} belongs to the area ${specified['area']}.`);
  addEndpointLists(drafts, area);

  const file = toKebab(name);
  const params = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const isVisitors = path.includes('/direct/');
  const hasBody = method === 'POST' || method === 'PUT';
  drafts.create(
    places.contract(area, name),
    `${writeImports([
      ['* as z', 'zod'],
      ['{ defineEndpoint }', '../endpoint.ts'],
      ...(params.some(isId) ? [['{ Id }', '../schemas.ts'] as const] : []),
    ])}
export const ${toCamel(name)} = defineEndpoint({
  method: '${method}',
  path: '${path}',
  auth: '${isVisitors ? 'basic' : 'bearer'}',
  summary: '${sentence(name).replace(/^./, (letter) => letter.toUpperCase())}.',
  ${params.length ? `params: z.strictObject({ ${params.map((param) => `${param}: ${isId(param) ? 'Id' : 'z.string()'}`).join(', ')} }),` : ''}
  ${hasBody ? 'body: z.strictObject({}),' : ''}
  responses: { 200: z.object({}) },
  problems: [],
  ${specified ? '' : 'isBeyondSpecification: true,'}
});
`.replaceAll(/^ +\n/gm, ''),
  );
  drafts.create(
    places.handler(area, name),
    `${writeImports([
      [`{ ${toCamel(name)} as contract }`, `@sigillum/api-contracts/${area}/${file}.ts`],
      ['{ implement }', '../http/implement.ts'],
    ])}
export const ${toCamel(name)} = implement(contract, () => {
  throw new Error('${toCamel(name)} is still to be written.');
});
`,
  );
  for (const list of [places.contracts(area), places.handlers(area)])
    drafts.change(list, (source) => addExport(source, `export { ${toCamel(name)} } from './${file}.ts';`));
  addPact(drafts, area, name, { path, params, isVisitors, hasBody });
  dropAwaited(drafts, 'endpoint', route);
  return [
    ...(specified?.['note'] ? [`The specification notes: ${specified['note']}`] : []),
    'Write the contract, then the handler, then what the pact expects; npm run pacts records and verifies it.',
  ];
}

interface Shape {
  path: string;
  params: readonly string[];
  isVisitors: boolean;
  hasBody: boolean;
}

/** The two interactions that each endpoint has: an answer, and a caller who is not let in. */
function addPact(drafts: Drafts, area: string, name: string, { path, params, isVisitors, hasBody }: Shape): void {
  const pact = places.pact(area);
  if (!drafts.has(pact)) {
    const head = writeImports([['{ describePact }', '../support/describe-pact.ts']]);
    drafts.create(pact, `${head}\ndescribePact('${area}', (pact) => {\n});\n`);
  }
  const given = isVisitors ? 'people.visited()' : 'people.business';
  const own = path.includes('/businesses/{id}') ? 'people.businessId' : 'people.visit.requestId';
  const filled = params.map((param) => `${param}: ${isId(param) ? own : `'${param}'`}`);
  const call = [filled.length && `params: { ${filled.join(', ')} }`, hasBody && 'body: {}'].filter(Boolean).join(', ');
  const [known, unknown, key] = isVisitors
    ? ['{ basic: people.visit }', `{ basic: { ...people.visit, userid: 'somebody-else' } }`, 'credentials_invalid']
    : ['{ bearer: people.ownerToken }', `{ bearer: 'of-nobody' }`, 'token_invalid'];
  const expects = (receives: string, credentials: string, outcome: string) =>
    `  pact.expects('${receives}', ${toCamel(name)}, {
    given: ${given},
    call: { ${call} },
    credentials: ${credentials},
    ${outcome},
  });
`;
  drafts.change(pact, (source) => {
    const imported = addImport(source, `{ ${toCamel(name)} }`, `@sigillum/api-contracts/${area}/${toKebab(name)}.ts`);
    return addLast(
      addImport(imported, '* as people', '../support/signature-requests.ts'),
      '});\n',
      `\n${expects(sentence(name), known, 'answers: { status: 200, example: {} }')}` +
        expects(`${sentence(name)}, by nobody who is known`, unknown, `refuses: 'error.auth.${key}'`),
      'describePact',
    );
  });
}
