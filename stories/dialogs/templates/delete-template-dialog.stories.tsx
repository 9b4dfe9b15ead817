import DeleteTemplateDialog from '@sigillum/app/templates/dialogs/delete-template-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/templates/delete template',
  component: DeleteTemplateDialog,
  render: showScreen(DeleteTemplateDialog),
  args: { props: { name: 'Lease' }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DeleteTemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
    await expect(args.act).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Only whoever made this template, or an administrator, deletes it.' } };
export const LongText: Story = {
  args: { props: { name: 'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung Hinterkappelen' } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
