/**
 * The steps of `npm test`, cheap ones first, so that a slip shows within seconds. Only journeys, the longest, come early among the heavy ones:
 * at the end two run side by side, and should end together.
 *
 * - `commands` run one after another; a red one does not keep the next from running.
 * - `cores`: a step that keeps two busy is a heavy one; beside it runs a light one, so that no core waits for what the tests wait for.
 * - `after`: steps whose products it needs.
 * - `inputs`: files and folders that its verdict depends on. With the same ones it is not run again (inputs.mjs), so name rather too many;
 *   tests/architecture/test-steps.test.ts holds that they hold what the tests import. What every step depends on is added to them.
 * - `makes`, `uses`: folders that git does not know, written by a step and read by another.
 */

/** A run of Vitest whose counts `report` names. */
const vitest = (report, config, ...rest) => [
  'vitest',
  'run',
  '--config',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=$SIGILLUM_REPORTS/${report}.json`,
  ...rest,
];
const project = (name, config = 'tests/vitest.config.ts') => vitest(name, config, '--project', name);

const everything = ['.'];
/** What the server is made of, with the app that it serves. */
const product = ['api-contracts', 'app', 'design-system', 'engine', 'server'];
const helpers = ['tests/support', 'tests/package.json'];
const build = ['app/build'];
const unit = [
  ...product,
  ...helpers,
  'stories',
  'tests/benchmarks',
  'tests/releases',
  'tests/vitest.config.ts',
  'docs/specification',
  // Its examples are run.
  'docs/programs.md',
  'docs/grafana',
];
const faults = [...product, ...helpers, 'tests/faults', 'tests/releases', 'tests/vitest.config.ts'];

export const steps = [
  {
    name: 'types',
    cores: 1,
    commands: [['npm', 'run', '--silent', 'typecheck']],
    inputs: [...product, 'pacts', 'stories', 'tests'],
    makes: ['app/.react-router'],
  },
  {
    name: 'format',
    cores: 1,
    commands: [['oxfmt', '--check']],
    inputs: everything,
  },
  {
    name: 'lint',
    cores: 1,
    after: ['types'],
    commands: [['oxlint', '--type-aware'], ['knip']],
    inputs: everything,
  },
  {
    name: 'messages',
    cores: 1,
    commands: [['npm', 'run', '--silent', 'messages']],
    inputs: ['api-contracts', 'app', 'docs/specification'],
  },
  { name: 'architecture', cores: 1, commands: [project('architecture')], inputs: everything },
  { name: 'scaffold', cores: 1, commands: [project('scaffold')], inputs: everything },
  {
    name: 'pacts',
    cores: 1,
    // It writes the pacts anew, which these read.
    after: ['format', 'lint', 'architecture', 'scaffold'],
    commands: [
      ['node', 'pacts/support/clear-contracts.ts'],
      project('consumer', 'pacts/vitest.config.ts'),
      ['git', 'diff', '--exit-code', '--stat', '--', 'pacts/contracts'],
      project('provider', 'pacts/vitest.config.ts'),
    ],
    inputs: [...product, 'pacts'],
  },
  { name: 'build', cores: 1, commands: [['npm', 'run', '--silent', 'build']], inputs: product, makes: build },
  { name: 'unit-alone', cores: 1, commands: [project('unit-alone')], inputs: unit },
  {
    name: 'faults-alone',
    cores: 1,
    after: ['build'],
    commands: [project('faults-alone')],
    inputs: faults,
    uses: build,
  },
  {
    name: 'engine',
    cores: 2,
    commands: [project('engine')],
    inputs: [
      ...[
        'engine',
        ...helpers,
        'tests/vitest.config.ts',
        'server/config.ts',
        'server/process',
        'server/sms/sms-settings.ts',
      ],
      ...['server/database/system-user.ts', 'server/scripts/audit/ask-openssl.ts'],
    ],
  },
  {
    name: 'journeys',
    cores: 2,
    after: ['build'],
    commands: [['playwright', 'test', '--config', 'tests/playwright.config.ts']],
    inputs: [...product, ...helpers, 'stories/support/browser.ts', 'tests/e2e', 'tests/playwright.config.ts'],
    uses: build,
  },
  { name: 'unit', cores: 2, commands: [project('unit')], inputs: unit },
  { name: 'faults', cores: 2, after: ['build'], commands: [project('faults')], inputs: faults, uses: build },
  {
    name: 'stories',
    cores: 2,
    commands: [vitest('stories', 'stories/vitest.config.ts')],
    inputs: ['api-contracts', 'app', 'design-system', 'stories'],
  },
];
