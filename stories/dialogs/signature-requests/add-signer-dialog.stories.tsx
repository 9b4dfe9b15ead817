import AddSignerDialog from '@sigillum/app/signature-requests/dialogs/add-signer-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const findNobody = () => Promise.resolve([]);

const meta = {
  title: 'Dialogs/signature-requests/add signer',
  component: AddSignerDialog,
  render: showScreen(AddSignerDialog),
  args: {
    props: { language: 'en', isMobileNeeded: false, suggest: findNobody },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof AddSignerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'luca.rossi@example.it');
    await userEvent.type(screen.getByLabelText(/^First name/), 'Luca');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Italiano');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Signs without an account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add signer' }));
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      firstName: 'Luca',
      language: 'it',
      withoutAccount: 'on',
    });
  },
};

/** People whom one has invited before are suggested while one types, and bring their names along. */
export const KnownPerson: Story = {
  args: {
    props: {
      language: 'en',
      isMobileNeeded: false,
      suggest: () => Promise.resolve([{ email: 'luca.rossi@example.it', first_name: 'Luca', last_name: 'Rossi' }]),
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'E-mail address' }), 'lu');
    await userEvent.click(await screen.findByRole('option', { name: /Luca Rossi/ }));
    await expect(screen.getByLabelText(/^Last name/)).toHaveValue('Rossi');
    await userEvent.click(screen.getByRole('button', { name: 'Add signer' }));
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      firstName: 'Luca',
      lastName: 'Rossi',
      language: 'en',
    });
  },
};

export const WrongAddress: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(/^First name/), 'Luca');
    await userEvent.click(screen.getByRole('button', { name: 'Add signer' }));
    await expect(await screen.findByText('This field is required')).toBeVisible();
    await expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    await expect(screen.getByLabelText(/^First name/)).toHaveValue('Luca');
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** For an advanced signature the code goes by SMS; a number is taken as people write it, and refused without its country. */
export const WithMobileNumber: Story = {
  args: { props: { language: 'en', isMobileNeeded: true, suggest: findNobody } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'luca.rossi@example.it');
    const mobile = screen.getByLabelText('Mobile number');
    await userEvent.type(mobile, '079 123 45 67{Enter}');
    await expect(await screen.findByText('Please enter a valid phone number, with country code')).toBeVisible();
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '+41 79 123 45 67{Enter}');
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      mobile: '41791234567',
      language: 'en',
    });
  },
};

/** Who signs does not change: the address stays. */
export const Changing: Story = {
  args: {
    props: {
      language: 'it',
      suggest: findNobody,
      isMobileNeeded: false,
      signer: { email: 'luca.rossi@example.it', firstName: 'Luca', lastName: 'Rossi', mobile: '393331234567' },
    },
  },
  play: async ({ userEvent, args }) => {
    const lastName = await screen.findByLabelText(/^Last name/);
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Bianchi');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({
      email: 'luca.rossi@example.it',
      firstName: 'Luca',
      lastName: 'Bianchi',
      mobile: '393331234567',
      language: 'it',
    });
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** What failed stands above why it did. */
export const Error: Story = {
  args: { error: 'A request may have at most 100 signers.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to invite signerA request may have at most 100 signers.',
    );
  },
};

export const LongText: Story = {
  args: {
    props: {
      language: 'de',
      suggest: findNobody,
      isMobileNeeded: true,
      signer: {
        email: `${'maximiliane.von.und.zu.'.repeat(4)}hohenlohe@example.ch`,
        firstName: 'Maximiliane Antonia Theodora Wilhelmine Friederike Kunigunde Philippine',
        lastName: 'Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst',
        mobile: '41791234567',
      },
    },
    error:
      'Diese Anfrage ist nicht mehr offen, denn jemand anderes hat sie vor wenigen Augenblicken zurückgezogen. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
