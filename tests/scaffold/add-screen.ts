import { addScreenList, requireArea } from './add-area.ts';
import { addTexts } from './add-texts.ts';
import { dropAwaited } from './drop-awaited.ts';
import type { Drafts } from './drafts.ts';
import { addLast, writeImports } from './edit-lists.ts';
import { readInventory } from './inventory.ts';
import { places, toCamel, toKebab, toPascal } from './places.ts';

/** The roles of a row of routes.tsv, as a row of screens.ts has them. */
function writeRoles(specified = 'user'): string {
  if (specified.startsWith('all')) return `roles: 'all',`;
  const roles = specified.replace(' strict', '').split(',');
  return `roles: [${roles.map((role) => `'${role}'`).join(', ')}],${specified.endsWith(' strict') ? ' strict: true,' : ''}`;
}

/** A row, a route module with its title, its texts and its story. */
export function addScreen(drafts: Drafts, area: string, name: string, path: string, title: string): string[] {
  requireArea(drafts, area);
  const specified = readInventory('routes').find((row) => row['path'] === path);
  addScreenList(drafts, area);

  const [file, component] = [toKebab(name), toPascal(name)];
  const layout = path.startsWith('/business/') && specified?.['roles'] === 'admin' ? 'admin' : 'default';
  const id = `${area}.${file}.title`;
  const row = `{ path: '${path}', file: '${area}/${file}.tsx', ${writeRoles(specified?.['roles'])} layout: '${layout}', title: '${id}'${specified ? '' : ', isBeyondSpecification: true'} },`;
  drafts.change(places.screens(area), (source) =>
    addLast(source.replace('[] as const', '[\n] as const'), '] as const', `  ${row}\n`),
  );
  // Until now the screen was announced only.
  const announced = drafts.has('app/business/screens.ts')
    ? new RegExp(`^ *announce\\('${path}',.*\\n`, 'm')
    : undefined;
  if (announced) drafts.change('app/business/screens.ts', (source) => source.replace(announced, ''));

  const table = addTexts(drafts, area, [
    { name: `${toCamel(name)}Title`, id, text: title, description: `Title of the screen ${path}.` },
  ]);
  drafts.create(
    places.screen(area, name),
    `${writeImports([
      ['{ Heading, Stack }', '@sigillum/design-system'],
      ['{ FormattedMessage }', 'react-intl'],
      [`{ ${table} as messages }`, './messages.ts'],
    ])}
export default function ${component}() {
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <FormattedMessage {...messages.${toCamel(name)}Title} />
      </Heading>
    </Stack>
  );
}
`,
  );
  const frame = toPascal(`${layout} layout`);
  drafts.create(
    places.screenStory(area, name),
    `${writeImports([
      [frame, `@sigillum/app/layouts/${layout}.tsx`],
      [component, `@sigillum/app/${area}/${file}.tsx`],
      ['type { Meta, StoryObj }', '@storybook/react-vite'],
      ['{ expect }', 'storybook/test'],
      ['{ showScreen }', '../../support/show-screen.tsx'],
    ])}
const meta = {
  title: 'Screens/${area}/${file.replaceAll('-', ' ')}',
  component: ${component},
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(${component}, { Layout: ${frame}, path: '${path}' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: '${title.replaceAll("'", '’')}' })).toBeVisible(),
};
`,
  );
  dropAwaited(drafts, 'screen', path);
  return [
    ...(specified?.['note'] ? [`The specification notes: ${specified['note']}`] : []),
    'npm run typegen -w @sigillum/app makes the types of its loader and action.',
  ];
}
