import HandOverDialog from '@sigillum/app/signing/dialogs/hand-over-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signing/hand over',
  component: HandOverDialog,
  render: showScreen(HandOverDialog),
  args: { props: { name: 'Luca Rossi' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof HandOverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out and hand over' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'You have signed already.' } };
export const LongText: Story = {
  args: { props: { name: 'Maximiliane-Alexandra von der Grossen Schanze-Oberholzer' } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
