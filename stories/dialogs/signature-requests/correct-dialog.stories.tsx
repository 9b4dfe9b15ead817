import CorrectDialog from '@sigillum/app/signature-requests/dialogs/correct-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/correct',
  component: CorrectDialog,
  render: showScreen(CorrectDialog),
  args: { props: { title: 'Lease Bahnhofstrasse 12' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof CorrectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox'), ' The rent was wrong. ');
    await userEvent.click(screen.getByRole('button', { name: 'Make a draft' }));
    await expect(args.act).toHaveBeenCalledWith({ message: 'The rent was wrong.' });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'There is a corrected version already. Open the request: it leads there.' },
};

export const LongText: Story = {
  args: {
    props: {
      title:
        'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft Hinterkappelen',
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
