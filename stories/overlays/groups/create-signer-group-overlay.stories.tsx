import CreateSignerGroupOverlay from '@sigillum/app/groups/overlays/create-signer-group-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { expectShown } from '../../support/expect-shown.ts';
import { showScreen } from '../../support/show-screen.tsx';

const people = [
  { name: 'Luca Rossi', email: 'luca.rossi@example.it' },
  { name: 'Noémi Frei', email: 'noemi.frei@example.ch' },
  { name: 'Ida Frei', email: 'ida.frei@example.ch' },
];
const search = (query: string) =>
  Promise.resolve(people.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(query.toLowerCase())));

const props = { maxParticipants: 20, groups: { count: 2, greatest: 10 }, search };

const meta = {
  title: 'Overlays/groups/create signer group',
  component: CreateSignerGroupOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(CreateSignerGroupOverlay),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof CreateSignerGroupOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name brings up people; a whole address adds anybody. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByLabelText('Name of the group')).focus();
    await userEvent.keyboard('Management');
    await userEvent.tab();
    await userEvent.keyboard('frei');
    const results = await screen.findByRole('list', { name: 'People found' });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(results).getByRole('button', { name: 'Add Ida Frei' }));
    const field = screen.getByLabelText('Add people');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.keyboard('max@example.de{Enter}');
    await expect(screen.getByText('Participants: 2 of at most 20')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    await expect(args.act).toHaveBeenCalledWith({
      name: 'complete',
      group: { name: 'Management', participants: [people[2], { email: 'max@example.de', name: '' }] },
    });
  },
};

export const Incomplete: Story = {
  play: async ({ userEvent, args }) => {
    const name = await screen.findByLabelText('Name of the group');
    const submit = screen.getByRole('button', { name: 'Create group' });
    await userEvent.click(submit);
    await expect(await screen.findByText('This field is required')).toBeInTheDocument();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Management');
    await userEvent.click(submit);
    await expect(await screen.findByText('Please add at least two people.')).toBeInTheDocument();
    await expect(screen.getByLabelText('Add people')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Changing: Story = {
  args: { props: { ...props, group: { name: 'Management', participants: people } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Luca Rossi' }));
    await expect(screen.getByText('Participants: 2 of at most 20')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.act).toHaveBeenCalledWith({
      name: 'complete',
      group: { name: 'Management', participants: people.slice(1) },
    });
  },
};

export const NobodyFound: Story = {
  play: async ({ userEvent }) => {
    (await screen.findByLabelText('Add people')).focus();
    await userEvent.keyboard('zora');
    await expectShown(() => screen.getByText(/Nobody found for “zora”/));
  },
};
export const SearchFails: Story = {
  args: { props: { ...props, search: () => Promise.reject(new TypeError('offline')) } },
  play: async ({ userEvent }) => {
    (await screen.findByLabelText('Add people')).focus();
    await userEvent.keyboard('zora');
    await expectShown(() => screen.getByText(/The search does not work at the moment/));
    await userEvent.keyboard('@example.ch{Enter}');
    await expect(screen.getByText('Participants: 1 of at most 20')).toBeInTheDocument();
  },
};
export const Full: Story = {
  args: { props: { ...props, maxParticipants: 3, group: { name: 'Management', participants: people } } },
  play: async () => {
    await expect(await screen.findByText(/The group is full/)).toBeInTheDocument();
    await expect(screen.getByLabelText('Add people')).toHaveAttribute('readonly');
  },
};
export const NoGroupLeft: Story = {
  args: { props: { ...props, groups: { count: 10, greatest: 10 } } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Your plan allows 10 groups/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'There is a group of this name already. Please choose another one.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      group: {
        name: 'Geschäftsleitungsausschuss für Unterschriftenregelungen und Zeichnungsberechtigungen',
        participants: [
          {
            name: 'Maximiliane Theodora Hohenlohe-Waldenburg-Schillingsfürst-von-Graffenried-Villars',
            email: 'maximiliane.hohenlohe-waldenburg@versicherungsgesellschaft-nordostschweiz.example',
          },
          ...people,
        ],
      },
    },
    error:
      'Die Gruppe konnte nicht gespeichert werden, weil jemand anderes sie gerade ebenfalls bearbeitet. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
