import QuorumDialog from '@sigillum/app/signature-requests/dialogs/quorum-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const people = ['Beat Frei', 'Mia Rossi', 'Luca Meier'].map((name, index) => ({ sid: `s${index}`, name }));

const meta = {
  title: 'Dialogs/signature-requests/quorum',
  component: QuorumDialog,
  render: showScreen(QuorumDialog),
  args: {
    props: { people, taken: ['Executive board'] },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof QuorumDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody is chosen at first; the number is always smaller than how many are. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(/^Name of the quorum/), 'Board');
    await userEvent.selectOptions(screen.getByLabelText(/^How many of them/), '2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({ name: 'Board', sids: ['s0', 's1', 's2'], needed: 2 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mia Rossi' }));
    await expect(screen.getByLabelText(/^How many of them/)).toHaveDisplayValue('1 of 2');
  },
};

/** As it is, to be changed. */
export const Known: Story = {
  args: { props: { people, taken: [], quorum: { name: 'Board', needed: 2, sids: ['s0', 's1', 's2'] } } },
  play: async () => {
    await expect(await screen.findByLabelText(/^Name of the quorum/)).toHaveValue('Board');
    await expect(screen.getByLabelText(/^How many of them/)).toHaveDisplayValue('2 of 3');
  },
};

/** A name that another one has, and one person alone. */
export const Wrong: Story = {
  play: async ({ userEvent, args }) => {
    const name = await screen.findByLabelText(/^Name of the quorum/);
    await userEvent.type(name, 'Executive board');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Beat Frei' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mia Rossi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(name).toBeInvalid();
    await expect(screen.getByText('There is a quorum of this name already.')).toBeVisible();
    await expect(screen.getByText('Please choose at least two people.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Luca Meier' }));
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(name).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Somebody else changed this request meanwhile. Reload and try again.' } };
export const LongText: Story = {
  args: {
    props: {
      people: Array.from({ length: 12 }, (_, index) => ({
        sid: `s${index}`,
        name: `Maximiliane-Alexandra von der Grossen Schanze-Oberholzer ${index + 1}`,
      })),
      taken: [],
      quorum: {
        name: 'Verwaltungsratsausschuss für Vergütungen, Nominationen und nachhaltige Unternehmensführung',
        needed: 7,
        sids: Array.from({ length: 12 }, (_, index) => `s${index}`),
      },
    },
    error:
      'Jemand anderes hat diese Anfrage unterdessen geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
