import ReaddressDialog from '@sigillum/app/signature-requests/dialogs/readdress-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/readdress',
  component: ReaddressDialog,
  render: showScreen(ReaddressDialog),
  args: {
    props: { email: 'noemi.fre@example.ch', suggest: () => Promise.resolve([]) },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof ReaddressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail address');
    await userEvent.click(screen.getByRole('button', { name: 'Change and send again' }));
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.type(field, 'noemi.frei@example.ch{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ email: 'noemi.frei@example.ch' });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This request is no longer open. Reload to see what happened.' } };
export const LongText: Story = {
  args: {
    props: {
      email: 'liegenschaftsbewirtschaftung.unterhaltsreinigung@wohnbaugenossenschaft-hinterkappelen.example.ch',
      suggest: () => Promise.resolve([]),
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
