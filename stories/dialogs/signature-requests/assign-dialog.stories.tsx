import AssignDialog from '@sigillum/app/signature-requests/dialogs/assign-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/assign',
  component: AssignDialog,
  render: showScreen(AssignDialog),
  args: {
    props: { title: 'Lease Bahnhofstrasse 12', suggest: () => Promise.resolve([]) },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof AssignDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'ben@example.ch{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ email: 'ben@example.ch' });
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Error: Story = {
  args: { error: 'Somebody else changed this meanwhile. Please reload and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile.');
  },
};

export const LongText: Story = {
  args: {
    props: {
      title: 'Liegenschaftsbewirtschaftungsvertrag Bahnhofstrasse 12 samt Hausordnung und Unterhaltsreinigung',
      suggest: () => Promise.resolve([]),
    },
    error:
      'Diese Anfrage wurde vor wenigen Augenblicken von jemand anderem geändert. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
