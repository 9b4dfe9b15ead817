import CorrectNameDialog from '@sigillum/app/signing/dialogs/correct-name-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signing/correct name',
  component: CorrectNameDialog,
  render: showScreen(CorrectNameDialog),
  args: {
    props: { firstName: 'Luca', lastName: 'Rossi', invitedName: 'Luca Rossi' },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof CorrectNameDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const first = await screen.findByLabelText('First name');
    await userEvent.clear(first);
    await userEvent.type(first, 'Luigi');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({ firstName: 'Luigi', lastName: 'Rossi' });
  },
};

/** Nobody has given a name; an empty one is not taken. */
export const Nameless: Story = {
  args: { props: { firstName: '', lastName: '', invitedName: undefined } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(screen.getByLabelText('First name')).toBeInvalid();
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The request is not open any more. Reload to see what happened.' } };
export const LongText: Story = {
  args: {
    props: {
      firstName: 'Maximiliane-Antoinette',
      lastName: 'von Hohenstein-Wolfenschiessen',
      invitedName: 'Maximiliane-Antoinette von Hohenstein-Wolfenschiessen',
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
