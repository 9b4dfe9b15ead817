import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ComboboxField, Dialog } from '@sigillum/design-system';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectShown } from '../support/expect-shown.ts';

const cities = [
  'Aarau',
  'Basel',
  'Bellinzona',
  'Bern',
  'Biel',
  'Chur',
  'Genf',
  'Lausanne',
  'Luzern',
  'Sion',
  'St. Gallen',
  'Zürich',
];
const options = cities.map((city) => ({ value: city.toLowerCase(), label: city }));

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Place',
    name: 'place',
    options,
    locale: 'en-GB',
    emptyText: 'Nothing found',
    loadingText: 'Searching …',
    openLabel: 'Show all places',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of many, found by typing. **When:** more than about fifteen choices, or choices that a server finds. **When not:** a few ' +
          'choices (SelectField, RadioCards); free text (TextField). **Accessibility:** React Aria’s combobox: arrows open and move, letters ' +
          'filter, Enter chooses, Escape closes and gives the last choice back; the number of results is read out. Capitals and accents do not matter.',
      },
    },
  },
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters filter whatever their case and accents, arrows move, Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Place' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('be');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bellinzona', 'Bern']),
    );
    await userEvent.keyboard('rn{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bern');
    await expect(field).toHaveValue('Bern');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
/** An Escape or leaving gives the last choice back. */
export const Escape: Story = {
  args: { defaultValue: 'chur' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await userEvent.keyboard('x');
    await expectShown(() => screen.getByText('Nothing found'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('Chur'));
  },
};
export const WithGroups: Story = {
  args: {
    options: [
      { value: 'ses', label: 'Einfach', description: 'Für Alltägliches', group: 'Ohne Identifikation' },
      {
        value: 'aes',
        label: 'Fortgeschritten',
        description: 'Für Verträge ohne Formvorschrift',
        group: 'Ohne Identifikation',
      },
      {
        value: 'qes',
        label: 'Qualifiziert',
        description: 'Der eigenhändigen Unterschrift gleichgestellt',
        group: 'Mit Identifikation',
      },
      { value: 'seal', label: 'Siegel', group: 'Mit Identifikation', isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all places/ }));
    await expectShown(() => screen.getByRole('group', { name: 'Mit Identifikation' }));
    await expect(screen.getByRole('option', { name: /Siegel/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await expectShown(() => screen.getByText('Nothing found'));
  },
};
export const Searching: Story = {
  args: { options: [], onType: fn(), isLoading: true },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ber');
    await expectShown(() => screen.getByText('Searching …'));
    await expect(args.onType).toHaveBeenLastCalledWith('Ber');
  },
};
export const Filled: Story = { args: { defaultValue: 'lausanne' } };
export const WithError: Story = {
  args: { hint: 'Where it is signed', error: 'This field is required' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Where it is signed This field is required'),
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { defaultValue: 'lausanne', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'lausanne', isReadOnly: true } };

/** Above a dialog: Escape closes the list alone. */
export const InDialog: Story = {
  render: function RenderInDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    if (!isOpen) return <p>Closed</p>;
    return (
      <Dialog
        title="Where was it signed?"
        closeLabel="Close"
        onClose={() => setIsOpen(false)}
        actions={<Button>Save</Button>}
      >
        <ComboboxField {...args} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.keyboard('b');
    await expectShown(() => screen.getByRole('option', { name: 'Basel' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Where was it signed?' })).toBeVisible();
    await userEvent.keyboard('b');
    await userEvent.click(await screen.findByRole('option', { name: 'Bern' }));
    await expect(screen.getByRole('combobox')).toHaveValue('Bern');
  },
};
