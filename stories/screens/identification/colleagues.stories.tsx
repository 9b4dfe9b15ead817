import { identityCheckExample } from '@sigillum/api-contracts/identification/in-person-examples.ts';
import { ColleaguesView } from '@sigillum/app/identification/components/colleagues-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const action = fn((_form: FormData): unknown => ({}));
const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/colleagues', action };
const confirmed = {
  ...identityCheckExample,
  id: '9f4e7a10-52b6-4f0c-8a3d-6b1c2d3e4f51',
  state: 'confirmed' as const,
  confirmed_at: '2026-11-22T13:00:00.000Z',
};
const ended = {
  ...confirmed,
  id: '9f4e7a10-52b6-4f0c-8a3d-6b1c2d3e4f52',
  state: 'ended' as const,
  end: 'withdrawn' as const,
};
const checks = [identityCheckExample, confirmed, ended];

const meta = {
  title: 'Screens/identification/colleagues',
  component: ColleaguesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ColleaguesView, scene),
  args: {
    list: { is_enabled: true, is_officer: true, total_items: checks.length, checks },
    page: 1,
    countries: [{ code: 'CH', name: 'Switzerland', callingCode: '41', isFirst: true }],
    today: '2026-11-22',
  },
} satisfies Meta<typeof ColleaguesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody with the right records a document and withdraws another record. */
export const Officer: Story = {
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.type(await canvas.findByLabelText(/E-mail address of the colleague/), 'luca.rossi@example.ch');
    await userEvent.type(canvas.getByLabelText(/Given names/), 'Luca');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Record it' }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject({
        intent: 'record',
        email: 'luca.rossi@example.ch',
        givenNames: 'Luca',
        seen: 'true',
      }),
    );
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
  },
};

/** An administrator without the right sees the records and can withdraw one. */
export const Administrator: Story = {
  args: { list: { is_enabled: true, is_officer: false, total_items: checks.length, checks } },
  async play({ canvas, userEvent }) {
    action.mockClear();
    await expect(canvas.queryByRole('button', { name: 'Record it' })).toBeNull();
    await userEvent.click((await canvas.findAllByText('Withdraw'))[0]!);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Withdraw' }))[0]!);
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({
        intent: 'withdraw',
        checkId: identityCheckExample.id,
      }),
    );
  },
};

/** The business does not vouch at the moment, and nothing was recorded yet. */
export const Resting: Story = {
  args: { list: { is_enabled: false, is_officer: true, total_items: 0, checks: [] } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Nothing was recorded yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Record it' })).toBeNull();
  },
};
