import { foundPlaceholdersExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { FoundPlaceholders, Placeholder } from '@sigillum/api-contracts/signature-requests/placeholder-schemas.ts';
import PlaceholdersDialog from '@sigillum/app/signature-requests/dialogs/placeholders-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const [example] = foundPlaceholdersExample.placeholders as [Placeholder];
const documentId = example.document_id;
const make = (index: number, changes: Partial<Placeholder>): Placeholder => ({
  ...example,
  id: `${example.id}${index}`,
  ...changes,
});
const company = make(1, { word: '{{text:Tenant:Company}}', kind: 'text', label: 'Company' });
const answer = (changes: Partial<FoundPlaceholders>) => fn(async () => ({ ...foundPlaceholdersExample, ...changes }));

const meta = {
  title: 'Dialogs/signature-requests/placeholders',
  component: PlaceholdersDialog,
  render: showScreen(PlaceholdersDialog),
  args: {
    props: {
      search: answer({ placeholders: [example, company] }),
      signers: [
        { sid: '1', name: 'Noémi Frei' },
        { sid: '2', name: 'Luca Rossi' },
      ],
      documents: [{ id: documentId, name: 'Lease' }],
    },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof PlaceholdersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody is called like the role: nothing is placed before somebody is chosen. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const person = await screen.findByLabelText('Tenant');
    await userEvent.click(screen.getByRole('button', { name: 'Place' }));
    await expect(person).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.selectOptions(person, 'Luca Rossi');
    await userEvent.click(screen.getByRole('checkbox', { name: '{{sign:Tenant}}' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place one' }));
    await expect(args.act).toHaveBeenCalledWith({
      words: '',
      cover: true,
      accepted: [{ id: company.id, kind: 'text', sid: '2', label: 'Company' }],
    });
  },
};

export const Empty: Story = {
  args: {
    props: {
      ...meta.args.props,
      search: answer({
        placeholders: [],
        documents: [{ document_id: documentId, state: 'SEARCHED', pages_without_text: [0, 1, 2] }],
      }),
    },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('No placeholders were found.')).toBeVisible();
    await userEvent.click(screen.getByText('Words of your own, one a line', { selector: 'summary *, summary' }));
    await userEvent.type(screen.getByRole('textbox'), 'Signature of tenant');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect(args.props.search).toHaveBeenLastCalledWith('Signature of tenant');
    await userEvent.click(screen.getByRole('button', { name: 'Place' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Nothing is chosen that could be placed.');
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** Each doubt says why; what nothing closes cannot be used. */
export const Doubtful: Story = {
  args: {
    props: {
      ...meta.args.props,
      search: answer({
        placeholders: [
          make(1, { role: 'Noémi Frei', word: '{{sign:Noémi Frei}}' }),
          make(2, { word: '{{name}}', kind: null, role: '', doubts: ['KIND', 'ROLE'] }),
          make(3, { word: '{{', kind: null, role: '', doubts: ['NOT_CLOSED'] }),
          make(4, { word: '{{choice:Frei}}', kind: 'choice', role: 'Frei', doubts: ['CHOICES'] }),
          make(5, { word: '{{sign: Rossi}}', role: 'Rossi', doubts: ['SPLIT', 'TURNED', 'BACKGROUND'] }),
        ],
        documents: [{ document_id: documentId, state: 'PARTLY', pages_without_text: [4] }],
      }),
    },
  },
  play: async ({ userEvent, args }) => {
    const strange = await screen.findByRole('checkbox', { name: '{{name}}' });
    await expect(strange).not.toBeChecked();
    await expect(screen.getByRole('checkbox', { name: '{{' })).toBeDisabled();
    await userEvent.click(strange);
    await userEvent.selectOptions(screen.getByLabelText('What {{name}} becomes'), 'A date');
    await userEvent.selectOptions(screen.getByLabelText('Where nobody is named'), 'Noémi Frei');
    await userEvent.click(screen.getByRole('button', { name: 'Place 2' }));
    await expect(args.act).toHaveBeenCalledWith(
      expect.objectContaining({
        accepted: [
          expect.objectContaining({ kind: 'signature', sid: '1' }),
          expect.objectContaining({ kind: 'date', sid: '1', label: 'A date' }),
        ],
      }),
    );
  },
};

export const TooMany: Story = {
  args: {
    props: {
      ...meta.args.props,
      search: answer({
        placeholders: Array.from({ length: 60 }, (_, index) =>
          make(index, { position: { ...example.position, page: String(index) } }),
        ),
        is_more: true,
        documents: [
          { document_id: documentId, state: 'PARTLY', pages_without_text: Array.from({ length: 40 }, (_, i) => i) },
        ],
      }),
    },
  },
};

export const Searching: Story = { args: { props: { ...meta.args.props, search: () => new Promise(() => {}) } } };
export const Failed: Story = {
  args: { props: { ...meta.args.props, search: () => Promise.reject(new TypeError('Failed to fetch')) } },
};
export const Nobody: Story = { args: { props: { ...meta.args.props, signers: [] } } };
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'The document has changed since it was looked through. Please search again.' },
};
export const LongText: Story = {
  args: {
    props: {
      ...meta.args.props,
      signers: [{ sid: '1', name: 'Maximiliane Oberhuber-Zurbriggen von Donaudampfschifffahrt' }],
      documents: [
        { id: documentId, name: 'Mietvertrag Donaudampfschifffahrtsgesellschaft.pdf' },
        { id: example.id, name: 'Hausordnung' },
      ],
      search: answer({
        placeholders: [
          make(1, {
            word: '{{text:Mietinteressentengemeinschaft:Donaudampfschifffahrtsgesellschaftskapitänspatent}}',
            kind: 'text',
            role: 'Mietinteressentengemeinschaft',
            doubts: ['SPLIT', 'BACKGROUND'],
          }),
        ],
        documents: [
          { document_id: documentId, state: 'SEARCHED', pages_without_text: [1] },
          { document_id: example.id, state: 'SIGNED', pages_without_text: [] },
        ],
      }),
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
