import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyHouse, type House } from './copy-house.ts';

let house: House;

/** What the specification of the copy names besides: one of each. */
const specified = {
  endpoints: 'groups\tPOST\t/v9/fleets/{id}/ships\tbody: name',
  routes: '/business/fleets\tadmin\tour fleets',
  dialogs: 'document\tname ship',
  overlays: 'launch ship',
  'still-to-come': [
    'endpoint\tPOST /v9/fleets/{id}/ships\torganisations',
    'screen\t/business/fleets\torganisations',
    'dialog\tdocument: name ship\torganisations',
    'overlay\tlaunch ship\torganisations',
  ].join('\n'),
};

const add = (...words: string[]) => house.run('node', 'tests/scaffold/new.ts', ...words);
const vitest = (config: string, ...words: string[]) => house.run('vitest', 'run', '--config', config, ...words);

beforeAll(() => {
  house = copyHouse();
  for (const [name, rows] of Object.entries(specified)) house.append(`docs/specification/${name}.tsv`, `${rows}\n`);
  add('area', 'fleets', 'doors', 'ships, many of them');
  add('endpoint', 'groups', 'launch-ship', 'POST /v9/fleets/{id}/ships');
  add('endpoint', 'fleets', 'list-fleets-directly', 'GET /v9/direct/fleets');
  add('screen', 'fleets', 'fleets', '/business/fleets', 'Fleets');
  add('dialog', 'fleets', 'name ship', 'Name the ship');
  add('overlay', 'members', 'launch ship', 'Launch the ship');
  add('decision', 'Ships are launched by hand');
});
afterAll(() => house[Symbol.dispose]());

// One house after another check: what is made must stand at once, as if somebody of the house had written it.
describe('what the scaffold makes', () => {
  it('has the types of the house', () => {
    expect(() => house.run('npm', 'run', '--silent', 'typecheck')).not.toThrow();
  });

  it('is formatted and linted', () => {
    const made = house.run('git', 'ls-files', '--others', '--exclude-standard').split('\n');
    const files = made.filter((file) => /fleet|ship|\/(?:endpoints|screens|api|groups|members)\b/.test(file));
    expect(files.length).toBeGreaterThan(20);
    house.run('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);
    house.run('oxlint', '--type-aware', ...files.filter((file) => /\.tsx?$/.test(file)));
    house.run('knip');
  });

  it('is recorded as a pact and holds to the architecture', () => {
    vitest('pacts/vitest.config.ts', '--project', 'consumer', 'groups.pact', 'fleets.pact');
    expect(() => vitest('tests/vitest.config.ts', '--project', 'architecture')).not.toThrow();
  });

  it('waits for its texts', () => {
    expect(() => house.run('npm', 'run', '--silent', 'messages')).toThrow(
      /fleets\.name-ship\.text is still to be written[^]+it\/members: members\.launch-ship\.title is still to be translated/,
    );
  });
});

describe('the scaffold', () => {
  it.each([
    [['endpoint', 'fleet', 'sink', 'POST /v9/sink'], 'fleet is no area'],
    [['endpoint', 'user', 'sink', 'GET /v3/groups'], 'belongs to the area groups'],
    [['endpoint', 'groups', 'launch-ship', 'POST /v9/sink'], 'is there already'],
    [['dialog', 'fleets', 'name ship', 'Name it'], 'name ship is there'],
    [['overlay', 'fleets', 'sink ship', 'Sink it'], 'no overlay'],
    [['area', 'sinks', 'cellar', 'below'], 'cellar is no floor'],
    [['ship'], 'npm run new --'],
  ])('refuses %j', (words, reason) => {
    const before = house.run('git', 'ls-files', '--others', '--exclude-standard');
    expect(() => add(...words)).toThrow(reason);
    expect(house.run('git', 'ls-files', '--others', '--exclude-standard')).toBe(before);
  });
});
