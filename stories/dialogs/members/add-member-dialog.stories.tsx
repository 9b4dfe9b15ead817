import AddMemberDialog from '@sigillum/app/members/dialogs/add-member-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  freeSeats: 5,
  knownEmails: ['luca.rossi@example.it'],
  verifiedDomains: [],
  invitationDays: 30,
};

const meta = {
  title: 'Dialogs/members/add member',
  component: AddMemberDialog,
  render: showScreen(AddMemberDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AddMemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, and confirmed by Enter or a comma; Enter in the empty field sends. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText('E-mail addresses')).focus();
    await userEvent.keyboard('anna@example.ch{Enter}noemi@example.ch,');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByText(/2 people entered/)).toHaveTextContent('2 people entered · 5 seats are free');
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ emails: ['anna@example.ch', 'noemi@example.ch'], role: 'member' });
  },
};

/** A list as mail programs copy it; the role for all of them by arrow key. */
export const Pasted: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail addresses');
    field.focus();
    await userEvent.paste('Anna Keller <anna@example.ch>; noemi@example.ch\nANNA@example.ch');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: /Administrator/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(args.act).toHaveBeenCalledWith({ emails: ['anna@example.ch', 'noemi@example.ch'], role: 'admin' });
  },
};

/** Nothing is sent while one is wrong; Backspace takes the last one back for correction. */
export const InvalidAddress: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail addresses');
    field.focus();
    await userEvent.keyboard('anna@example.ch,noemi@example{Enter}{Enter}');
    await expect(await screen.findByText('One address is not valid. Please correct or remove it.')).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('noemi@example');
    await userEvent.keyboard('.ch{Enter}{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ emails: ['anna@example.ch', 'noemi@example.ch'], role: 'member' });
  },
};

/** Who belongs to the business already counts neither as a person to invite nor for a seat. */
export const MemberAlready: Story = {
  args: { props: { ...props, freeSeats: 1 } },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('E-mail addresses');
    field.focus();
    await userEvent.keyboard('anna@example.ch,Luca.Rossi@example.it,');
    await expect(screen.getByText(/entered/)).toHaveTextContent('One person entered · one seat is free');
    await expect(screen.queryByText(/One seat is missing/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove anna@example.ch' }));
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/One person belongs to the business already/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Luca.Rossi@example.it' }));
    await expect(screen.queryByRole('listitem')).toBeNull();
    await expect(field).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** A table of another program: names beside addresses, the address of its head line is none. */
export const FromFile: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByLabelText('E-mail addresses');
    const table = 'Name;E-Mail\r\n"Rossi, Paolo";paolo.rossi@example.it\r\nIda Blum;ida.blum@example.ch\r\n';
    const file = new File([table], 'people.csv', { type: 'text/csv' });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(args.act).toHaveBeenCalledWith({
      emails: ['paolo.rossi@example.it', 'ida.blum@example.ch'],
      role: 'member',
    });
  },
};

const many = Array.from({ length: 120 }, (_, index) => `person${index + 1}@example.ch`);
/** Many go out in several calls. */
export const Progress: Story = {
  args: {
    isLoading: true,
    props: {
      ...props,
      freeSeats: null,
      emails: many,
      run: { subscribe: () => () => undefined, getSnapshot: () => 40 },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: '40 of 120 sent' })).toBeVisible();
  },
};

/** One of each that can come of an address. */
export const Results: Story = {
  args: {
    props: {
      ...props,
      outcomes: [
        { email: 'anna@example.ch', result: 'INVITED' },
        { email: 'noemi@example', result: 'INVALID' },
        { email: 'anna@example.ch', result: 'REPEATED' },
        { email: 'own@example.ch', result: 'OWN_ADDRESS' },
        { email: 'luca.rossi@example.it', result: 'ALREADY_MEMBER' },
        { email: 'ida.blum@example.ch', result: 'ALREADY_INVITED' },
        {
          email: 'maximiliane.hohenlohe-waldenburg-schillingsfuerst@versicherungsgesellschaft-nordostschweiz.example',
          result: 'NO_SEAT',
        },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('One invitation was sent');
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const AllInvited: Story = {
  args: { props: { ...props, outcomes: many.slice(0, 3).map((email) => ({ email, result: 'INVITED' as const })) } },
};

export const NothingEntered: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send invitations' }));
    await expect(await screen.findByText('Please enter at least one address.')).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

const addSeats = fn();
export const SeatsMissing: Story = {
  args: { props: { ...props, freeSeats: 1, onAddSeats: addSeats } },
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText('E-mail addresses')).focus();
    await userEvent.keyboard('anna@example.ch,noemi@example.ch,{Enter}');
    await expect(await screen.findByText(/One seat is missing/)).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add seats' }));
    await expect(addSeats).toHaveBeenCalledOnce();
  },
};

/** The plan counts no seats, and people of two domains need no invitation. */
export const VerifiedDomains: Story = {
  args: { props: { ...props, freeSeats: null, verifiedDomains: ['example.ch', 'example.it'] } },
  play: async () => {
    await expect(await screen.findByText(/example.ch or example.it/)).toBeInTheDocument();
    await expect(screen.queryByText(/seats are free/)).toBeNull();
  },
};

/** More than one sending takes, one of them wrong: that one comes first, the rest is counted, and what is to be done is said. */
export const ThousandsPasted: Story = {
  args: { props: { ...props, freeSeats: null } },
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText('E-mail addresses')).focus();
    const people = Array.from({ length: 5000 }, (_, index) => `Person ${index} <person${index}@example.ch>`);
    await userEvent.paste([...people, 'PERSON7@example.ch', 'nonsense@'].join('\n'));
    await expect(screen.getByText(/people entered/)).toHaveTextContent('5,001 people entered');
    const shown = screen.getAllByRole('listitem');
    await expect(shown).toHaveLength(101);
    await expect(shown[0]).toHaveTextContent('nonsense@');
    await expect(shown[100]).toHaveTextContent('and 4,901 more addresses');
    await userEvent.click(screen.getByRole('button', { name: 'Send 5,001 invitations' }));
    await expect(await screen.findByText(/more than 5,000 addresses/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove nonsense@' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send 5,000 invitations' }));
    await expect(args.act).toHaveBeenCalledWith({ emails: expect.any(Array), role: 'member' });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'Too many invitations were sent today. Please try again tomorrow.' } };

export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      freeSeats: 0,
      onAddSeats: fn(),
      verifiedDomains: ['versicherungsgesellschaft-nordostschweiz.example'],
    },
    error:
      'Die Einladungen konnten nicht gesendet werden, weil der Mailserver des Unternehmens im Moment keine Verbindungen annimmt.',
  },
  play: async ({ userEvent }) => {
    (await screen.findByLabelText('E-Mail-Adressen')).focus();
    await userEvent.paste(
      'maximiliane.hohenlohe-waldenburg-schillingsfuerst@versicherungsgesellschaft-nordostschweiz.example, falsch@',
    );
    await expect(await screen.findByText(/2 Lizenzen/)).toBeInTheDocument();
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
