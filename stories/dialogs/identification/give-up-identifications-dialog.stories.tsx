import GiveUpIdentificationsDialog from '@sigillum/app/identification/dialogs/give-up-identifications-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/identification/give up identifications',
  component: GiveUpIdentificationsDialog,
  render: showScreen(GiveUpIdentificationsDialog),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof GiveUpIdentificationsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give up my identifications' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** The line is gone. */
export const Error: Story = { args: { error: 'Something went wrong. Please try again.' } };

export const LongText: Story = {
  args: {
    error:
      'Das hat nicht geklappt. Ihre Identifikationen gelten weiterhin. Bitte prüfen Sie die Verbindung und versuchen Sie es in einigen Augenblicken noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
