import { requireArea } from './add-area.ts';
import { addTexts } from './add-texts.ts';
import type { Drafts } from './drafts.ts';
import { writeImports } from './edit-lists.ts';
import { readInventory } from './inventory.ts';
import { listModals } from './list-modals.ts';
import { type ModalKind, places, toCamel, toKebab, toPascal } from './places.ts';

/** A row, the component with its texts, and the four stories that each dialog and overlay has. */
export function addModal(drafts: Drafts, kind: ModalKind, area: string, name: string, title: string): string[] {
  requireArea(drafts, area);
  const specified = readInventory(`${kind}s`).find((row) => row['name'] === name);
  if (kind === 'overlay' && !specified) throw new Error(`${name} is no overlay of ${places.inventory('overlays')}.`);
  // A namespace of our own says that the specification does not know the dialog.
  const names = kind === 'dialog' ? [specified?.['namespace'] ?? area, name] : [name];

  const known = listModals(kind).find((modal) => modal.name === names.join(': '));
  if (known) throw new Error(`${name} is there, in ${known.area}.`);

  const [define, component] = [`define${toPascal(kind)}`, toPascal(`${name} ${kind}`)];
  const table = places.modals(kind, area);
  if (!drafts.has(table)) drafts.create(table, `${writeImports([[`{ ${define} }`, '../modals/define-modal.ts']])}\n`);
  const words = names.map((word) => `'${word}'`).join(', ');
  const row = `export const ${toCamel(`${name} ${kind}`)} = ${define}(${words}, () => import('./${kind}s/${toKebab(name)}-${kind}.tsx'));`;
  drafts.change(table, (source) => `${source}${row}\n`);

  const [id, key] = [`${area}.${toKebab(name)}`, toCamel(name)];
  const texts = addTexts(drafts, area, [
    { name: `${key}Title`, id: `${id}.title`, text: title, description: `Title of the ${kind} “${name}”.` },
    { name: `${key}Text`, id: `${id}.text`, description: `What happens, in the ${kind} ${name}.` },
    { name: `${key}Submit`, id: `${id}.submit`, text: title, description: `The button of the ${kind} “${name}”.` },
  ]);
  drafts.create(
    places.modal(kind, area, name),
    (kind === 'dialog' ? writeDialog : writeOverlay)(component, texts, key),
  );
  drafts.create(places.modalStory(kind, area, name), writeStory(kind, area, name, component, title));
  return [
    `Open it: ${kind}s.open(${toCamel(`${name} ${kind}`)}, props, action); a line of still-to-come.tsv may then go.`,
    'npm run messages tells which texts are to be written.',
  ];
}

const writeDialog = (component: string, texts: string, key: string): string =>
  `${writeImports([
    ['{ Text }', '@sigillum/design-system'],
    ['{ FormattedMessage }', 'react-intl'],
    ['{ commonMessages }', '../../common/messages.ts'],
    ['{ AskDialog }', '../../modals/ask-dialog.tsx'],
    ['type { ModalProps }', '../../modals/modal-store.ts'],
    [`{ ${texts} as messages }`, '../messages.ts'],
  ])}
export default function ${component}(modal: ModalProps<object, void>) {
  return (
    <AskDialog
      modal={modal}
      title={messages.${key}Title}
      submit={messages.${key}Submit}
      working={commonMessages.working}
      onConfirm={() => modal.act()}
    >
      <Text>
        <FormattedMessage {...messages.${key}Text} />
      </Text>
    </AskDialog>
  );
}
`;

const writeOverlay = (component: string, texts: string, key: string): string =>
  `${writeImports([
    ['{ Button, Text }', '@sigillum/design-system'],
    ['{ FormattedMessage }', 'react-intl'],
    ['{ commonMessages }', '../../common/messages.ts'],
    ['type { ModalProps }', '../../modals/modal-store.ts'],
    ['{ OverlayFrame }', '../../modals/overlay-frame.tsx'],
    [`{ ${texts} as messages }`, '../messages.ts'],
  ])}
export default function ${component}(modal: ModalProps<object, { name: 'complete' }>) {
  return (
    <OverlayFrame
      modal={modal}
      title={messages.${key}Title}
      working={commonMessages.working}
      leave={commonMessages.cancel}
      actions={
        <Button isLoading={modal.isLoading} onClick={() => modal.act({ name: 'complete' })}>
          <FormattedMessage {...messages.${key}Submit} />
        </Button>
      }
    >
      <Text>
        <FormattedMessage {...messages.${key}Text} />
      </Text>
    </OverlayFrame>
  );
}
`;

function writeStory(kind: ModalKind, area: string, name: string, component: string, title: string): string {
  return `${writeImports([
    [component, `@sigillum/app/${area}/${kind}s/${toKebab(name)}-${kind}.tsx`],
    ['type { Meta, StoryObj }', '@storybook/react-vite'],
    ['{ expect, fn, screen }', 'storybook/test'],
    ['{ showScreen }', '../../support/show-screen.tsx'],
  ])}
const meta = {
  title: '${toPascal(kind)}s/${area}/${name}',
  component: ${component},
  ${kind === 'overlay' ? `parameters: { layout: 'fullscreen' },` : ''}
  render: showScreen(${component}),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '${title.replaceAll("'", '’')}' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please check your connection.' } };
export const LongText: Story = {
  args: { error: 'Der Dienst ist im Moment nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.' },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
`.replaceAll(/^ +\n/gm, '');
}
