import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { identMethods } from '@sigillum/app/identification/ident-methods.ts';
import UpgradeStandardsDialog from '@sigillum/app/signature-requests/dialogs/upgrade-standards-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const offerAll = (legislation: Legislation) => identMethods[legislation];
const props = {
  needed: { quality: 'QES', legislation: 'ZERTES' },
  held: 'SES',
  methods: offerAll('ZERTES'),
  provider: 'Alpine Trust',
} as const;

const meta = {
  title: 'Dialogs/signature-requests/upgrade standards',
  component: UpgradeStandardsDialog,
  render: showScreen(UpgradeStandardsDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof UpgradeStandardsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A qualified signature under Swiss law, by keys alone. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    (await screen.findByRole('radio', { name: /By video call/ })).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ way: 'identification', method: 'auto' });
  },
};

export const UnderEidas: Story = {
  args: {
    props: { ...props, needed: { quality: 'QES', legislation: 'EIDAS' }, held: 'AES', methods: offerAll('EIDAS') },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /With ID Austria/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start identification' }));
    await expect(args.act).toHaveBeenCalledWith({ way: 'identification', method: 'id-austria' });
  },
};

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start identification' }));
    await expect(await screen.findByText('Please choose one of these ways.')).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: /By video call/ })).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const MobileNumberMissing: Story = {
  args: {
    props: { ...props, needed: { quality: 'AES', legislation: 'ZERTES' }, isMobileMissing: true, methods: [] },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add mobile number' }));
    await expect(args.act).toHaveBeenCalledWith({ way: 'mobile' });
  },
};

export const LeastIdentification: Story = {
  args: {
    props: { ...props, needed: { quality: 'AES_MINIMAL', legislation: 'EIDAS' }, methods: offerAll('EIDAS') },
  },
};

/** Nothing is offered here, and the person has no quality yet. */
export const NoWay: Story = {
  args: {
    props: { needed: props.needed, provider: props.provider, methods: [] },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/No way to be identified/)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The identification could not be started. Please try again later.' } };

export const LongText: Story = {
  args: {
    props: { ...props, provider: 'Vertrauensdiensteanbieterin Schweizerische Liegenschaftsbewirtschaftung AG' },
    error:
      'Die Identifikation konnte nicht gestartet werden, weil der Vertrauensdienst gerade nicht antwortet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
