import DeleteSignerGroupDialog from '@sigillum/app/groups/dialogs/delete-signer-group-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = { name: 'Management', participants: 4, openRequests: 0, drafts: 0 };

const meta = {
  title: 'Dialogs/groups/delete signer group',
  component: DeleteSignerGroupDialog,
  render: showScreen(DeleteSignerGroupDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DeleteSignerGroupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/with 4 participants will be deleted/)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
/** What was sent stays; what was not yet loses the group. */
export const InUse: Story = {
  args: { props: { ...props, openRequests: 2, drafts: 1 } },
  play: async () => {
    await expect(await screen.findByText(/2 open requests were sent to the group/)).toBeInTheDocument();
    await expect(screen.getByText(/One draft names the group/)).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This group was deleted meanwhile. Please reload the page.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      name: 'Geschäftsleitungsausschuss für Unterschriftenregelungen und Zeichnungsberechtigungen Nordostschweiz',
      participants: 50,
      openRequests: 128,
      drafts: 12,
    },
    error:
      'Die Gruppe konnte nicht gelöscht werden, weil jemand anderes sie gerade bearbeitet. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
