import WithdrawBatchDialog from '@sigillum/app/templates/dialogs/withdraw-batch-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/templates/withdraw batch',
  component: WithdrawBatchDialog,
  render: showScreen(WithdrawBatchDialog),
  args: { props: { title: 'Leases autumn' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof WithdrawBatchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), ' The rent has changed. ');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw all' }));
    await expect(args.act).toHaveBeenCalledWith({ message: 'The rent has changed.' });
  },
};

/** Nothing is cut off: the person shortens the text. */
export const TooLong: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(2049));
    await expect(await screen.findByText('Please shorten this to 2048 characters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw all' }));
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Requests of this batch are being withdrawn or reminded of just now.' } };

export const LongText: Story = {
  args: {
    props: {
      title:
        'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft Hinterkappelen',
    },
    error:
      'Anfragen dieser Serie werden gerade zurückgezogen oder erinnert. Bitte warten Sie, bis das abgeschlossen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
