import AutoDeletionDialog from '@sigillum/app/documents/dialogs/activate-deactivate-auto-deletion-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const activate = {
  change: 'activate' as const,
  days: 90,
  terminalState: true,
  leastDays: 8,
  greatestDays: 3650,
};

const meta = {
  title: 'Dialogs/documents/activate or deactivate auto-deletion',
  component: AutoDeletionDialog,
  render: showScreen(AutoDeletionDialog),
  args: { props: activate, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AutoDeletionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switches it on, by keys alone. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const days = await screen.findByRole('spinbutton', { name: 'Days until deletion' });
    days.focus();
    await userEvent.keyboard('{PageDown}{ArrowUp}');
    screen.getByRole('radio', { name: /From the end/ }).focus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ enabled: true, days: 81, terminalState: false });
  },
};

export const FromTheEnd: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
    await expect(args.act).toHaveBeenCalledWith({ enabled: true, days: 90, terminalState: true });
  },
};

export const WrongNumber: Story = {
  play: async ({ userEvent, args }) => {
    const days = await screen.findByRole('spinbutton', { name: 'Days until deletion' });
    await userEvent.clear(days);
    await userEvent.type(days, '5{Enter}');
    await expect(await screen.findByText(/Please enter a whole number from 8 to/)).toBeInTheDocument();
    await expect(days).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Somebody else changed this meanwhile. Please reload and try again.' } };

export const Deactivate: Story = {
  args: { props: { change: 'deactivate', days: 90 } },
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('button', { name: 'Switch off' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ enabled: false });
  },
};
export const DeactivateLoading: Story = {
  args: { props: { change: 'deactivate', days: 90 }, isLoading: true },
};
export const DeactivateError: Story = {
  args: {
    props: { change: 'deactivate', days: 1 },
    error: 'Somebody else changed this meanwhile. Please reload and try again.',
  },
};

export const LongText: Story = {
  args: {
    error:
      'Jemand anderes hat diese Einstellung vor wenigen Augenblicken geändert. Laden Sie die Seite neu, um den jetzigen Stand zu sehen, und versuchen Sie es nochmals.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
