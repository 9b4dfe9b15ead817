import DelegateDialog from '@sigillum/app/signature-requests/dialogs/delegate-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  title: 'Lease Bahnhofstrasse 12',
  ownEmail: 'anna.keller@example.ch',
  isMobileNeeded: false,
  language: 'en' as const,
};

const meta = {
  title: 'Dialogs/signature-requests/delegate',
  component: DelegateDialog,
  render: showScreen(DelegateDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DelegateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone, from field to field. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText('E-mail address')).focus();
    await userEvent.keyboard('luca.rossi@example.it');
    await userEvent.tab();
    await userEvent.keyboard('Luca');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Italiano');
    await userEvent.tab();
    await userEvent.keyboard('You know the flat better.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delegate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      firstName: 'Luca',
      language: 'it',
      message: 'You know the flat better.',
    });
  },
};

/** In whatever case it is written. */
export const ToOneself: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail address');
    await userEvent.type(field, 'Anna.Keller@example.ch{Enter}');
    await expect(await screen.findByText('This is your own address. Please name somebody else.')).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const WrongAddress: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'luca@{Enter}');
    await expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** An advanced signature needs a number for the code, of whoever signs. */
export const ByCode: Story = {
  args: { props: { ...props, isMobileNeeded: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'luca.rossi@example.it');
    await userEvent.type(screen.getByLabelText('Mobile number'), '+41 79 123 45 67{Enter}');
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      mobile: '41791234567',
      language: 'en',
    });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This request is no longer open. Reload to see what happened.' } };

export const LongText: Story = {
  args: {
    props: {
      ...props,
      title:
        'Rahmenvertrag über Unterhaltsreinigung und Liegenschaftsbewirtschaftung der Wohnbaugenossenschaft Hinterkappelen',
      language: 'de',
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
