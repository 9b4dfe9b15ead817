import ChangeRemindersDialog from '@sigillum/app/signature-requests/dialogs/change-reminders-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/change reminders',
  component: ChangeRemindersDialog,
  render: showScreen(ChangeRemindersDialog),
  args: {
    props: { schedule: { after_days: [2, 5, 9], before_deadline_days: [] } },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof ChangeRemindersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each day once, in order, however they are parted. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const after = await screen.findByLabelText(/^Days after/);
    await expect(after).toHaveValue('2, 5, 9');
    await userEvent.clear(after);
    await userEvent.type(after, '7 3;7');
    await userEvent.type(screen.getByLabelText(/^Days before/), '2{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ after_days: [3, 7], before_deadline_days: [2] });
  },
};

/** Two empty fields: nobody is reminded. */
export const TakenAway: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.clear(await screen.findByLabelText(/^Days after/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({ after_days: [], before_deadline_days: [] });
  },
};

/** Neither zero nor fractions nor words nor more than ten. */
export const WrongDays: Story = {
  play: async ({ userEvent, args }) => {
    const after = await screen.findByLabelText(/^Days after/);
    for (const typed of ['0', '2.5', 'soon', '366', '-1', '1 2 3 4 5 6 7 8 9 10 11']) {
      await userEvent.clear(after);
      await userEvent.type(after, `${typed}{Enter}`);
      await expect(after).toBeInvalid();
      await expect(after).toHaveValue(typed);
    }
    await expect(args.act).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Somebody else changed this request meanwhile. Reload and try again.' } };
export const LongText: Story = {
  args: {
    props: {
      schedule: {
        after_days: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
        before_deadline_days: [1, 2, 3, 5, 8, 13, 21],
      },
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
