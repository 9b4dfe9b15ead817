import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { DetailsView } from '@sigillum/app/identification/components/details-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const action = fn((_form: FormData): unknown => ({}));

const meta = {
  title: 'Screens/identification/personal-details directly',
  component: DetailsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DetailsView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/zertes/personal-details',
    root: { person: undefined, visitId: requestId },
    action,
  }),
  args: {
    firstName: 'Luca',
    lastName: 'Rossi',
    invitedName: 'Luca Rossi',
    email: 'luca.rossi@example.it',
    mobile: '41791234567',
    visit: { requestId: '1', mark: 'visit-k3f', documentHref: '/view/1/2' },
  },
} satisfies Meta<typeof DetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The invitation says everything. */
export const Invited: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Luca Rossi')).toBeVisible();
    await expect(canvas.getByText('+41791234567')).toBeVisible();
  },
};

/** The invitation says the address alone. */
export const Nameless: Story = {
  args: { firstName: null, lastName: null, invitedName: null, mobile: null },
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.type(await canvas.findByLabelText('First name'), 'Luca');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Rossi');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(action.mock.calls[0]?.[0].get('lastName')).toBe('Rossi'));
  },
};
