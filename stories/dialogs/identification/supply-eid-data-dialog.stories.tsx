import SupplyEidDataDialog from '@sigillum/app/identification/dialogs/supply-eid-data-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  known: { givenNames: 'Anna', familyName: 'Keller' },
  fixed: [],
  firstCountries: ['CH', 'DE', 'FR', 'AT'],
  today: '2026-11-21',
};
const complete = {
  givenNames: 'Anna Maria',
  familyName: 'Keller',
  birthDate: '1985-04-03',
  nationality: 'CH',
  documentType: 'passport' as const,
  documentNumber: 'S0A00A00',
  documentExpiry: '2031-06-30',
};

const meta = {
  title: 'Dialogs/identification/supply eID data',
  component: SupplyEidDataDialog,
  render: showScreen(SupplyEidDataDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SupplyEidDataDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names come from the account; dates and number are taken as people type them. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Given names'), ' Maria');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByLabelText('Date of birth')).toHaveFocus();
    await userEvent.keyboard('3.4.1985');
    await userEvent.selectOptions(screen.getByLabelText('Nationality'), 'Switzerland');
    await userEvent.selectOptions(screen.getByLabelText('Kind of document'), 'Passport');
    await userEvent.tab();
    await userEvent.keyboard('s0a 00a00');
    await userEvent.tab();
    await userEvent.keyboard('30.6.2031{Enter}');
    await expect(args.act).toHaveBeenCalledWith(complete);
  },
};

/** Everything is said at once, at its field; the first one has the focus. */
export const Incomplete: Story = {
  args: { props: { ...props, known: {} } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(await screen.findAllByText('This field is required')).toHaveLength(5);
    await expect(screen.getAllByText('Please choose at least one value')).toHaveLength(2);
    await expect(screen.getByLabelText('Given names')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
    // What is mended says so at once, and what is wrong in another way, too.
    await userEvent.keyboard('Anna');
    await expect(screen.getByLabelText('Given names')).toBeValid();
    await userEvent.type(screen.getByLabelText('Date of birth'), '99.99.1999');
    await expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(/date that exists/);
    await expect(screen.getByLabelText('Date of birth')).toHaveFocus();
  },
};

export const Expired: Story = {
  args: { props: { ...props, known: { ...complete, documentExpiry: '2026-11-20' } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(
      await screen.findByText('This document has expired. Please take one that is valid.'),
    ).toBeInTheDocument();
    await expect(screen.getByLabelText('Valid until')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** After an earlier identification the person stays who they were; only the document is new. */
export const PersonFixed: Story = {
  args: { props: { ...props, known: complete, fixed: ['givenNames', 'familyName', 'birthDate', 'nationality'] } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Nationality')).toHaveValue('Switzerland');
    await expect(screen.getByLabelText('Date of birth')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.act).toHaveBeenCalledWith(complete);
  },
};

export const Loading: Story = { args: { props: { ...props, known: complete }, isLoading: true } };
export const Error: Story = {
  args: {
    props: { ...props, known: complete },
    error: 'The details differ from the identity document. Please compare them letter by letter.',
  },
};

export const LongText: Story = {
  args: {
    props: {
      ...props,
      known: {
        ...complete,
        givenNames: 'Maximiliane Antonia Theodora Wilhelmine Friederike Kunigunde Philippine Charlotte Auguste',
        familyName: 'Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfürst-Oberösterreich-Unterwalden',
        nationality: 'GS',
        documentNumber: 'X1234567890123456789',
      },
      fixed: ['givenNames', 'nationality'],
    },
    error:
      'Die Angaben weichen vom Ausweis ab. Bitte vergleichen Sie sie Buchstabe für Buchstabe, auch Akzente und Bindestriche, und achten Sie auf die Reihenfolge der Vornamen.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
