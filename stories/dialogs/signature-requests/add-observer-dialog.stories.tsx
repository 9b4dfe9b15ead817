import AddObserverDialog from '@sigillum/app/signature-requests/dialogs/add-observer-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Dialogs/signature-requests/add observer',
  component: AddObserverDialog,
  render: showScreen(AddObserverDialog),
  args: { props: { suggest: () => Promise.resolve([]) }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AddObserverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'archive@example.ch');
    await userEvent.selectOptions(screen.getByLabelText('E-mails to this observer'), 'With each signature, too');
    await userEvent.click(screen.getByRole('button', { name: 'Add observer' }));
    await expect(args.act).toHaveBeenCalledWith({ email: 'archive@example.ch', told: 'EACH_STEP' });
  },
};

export const WrongAddress: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail address');
    await userEvent.type(field, 'archive@{Enter}');
    await expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('archive@');
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** What failed stands above why it did. */
export const Error: Story = {
  args: { error: 'This person already observes the request.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to add observerThis person already observes the request.',
    );
  },
};

export const LongText: Story = {
  args: {
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByLabelText('E-Mail-Adresse'),
      `${'liegenschaftsbewirtschaftung.'.repeat(3)}archiv@example.ch`,
    );
  },
};
