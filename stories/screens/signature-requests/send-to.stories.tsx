import { sendToExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { SendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import SendToScreen from '@sigillum/app/signature-requests/send-to.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { neverAnswer, plainPerson, type RouteScene, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/signature-requests/send to', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (change: Partial<SendTo> = {}, more: RouteScene & { mayInvite?: boolean } = {}) => {
  const { mayInvite = false, ...scene } = more;
  const loaderData = { sendTo: { ...sendToExample, ...change }, mayInvite };
  return showRoute(SendToScreen, { path: '/sendto/c4', root: { person: plainPerson }, loaderData, ...scene });
};
const known = { title: 'Lease Bahnhofstrasse 12', owner_name: 'Noémi Frei' };
const maker = { ...known, viewer: 'MAKER' } as const;
const requestId = '0b5c9f0e-6c1a-4c7b-9c5e-2f6d1f0a7b11';
const refuse = (id: string) => () => ({ failure: { fields: {}, typed: {}, form: { id } } });

/** A plain account signs what it receives. */
export const Default: Story = { render: show() };
export const Member: Story = {
  render: show({}, { mayInvite: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Anna Keller has handed a document over/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take over and invite others' })).toBeVisible();
  },
};
export const FromAProgram: Story = { render: show({ maker_name: null }) };
export const OwnHandover: Story = { render: show({ ...maker, owner_name: null }, { mayInvite: true }) };

export const WrongCode: Story = {
  render: show({}, { action: refuse('error.send_to.code_wrong') }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Access code'), '22222-22222');
    await userEvent.click(canvas.getByRole('button', { name: 'Take over and sign' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Failed to claim signature request.*does not open/,
    );
  },
};
export const TooManyTries: Story = {
  render: show({}, { action: refuse('error.rate_limit.exceeded') }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over and sign' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attempts/);
  },
};
export const Busy: Story = {
  render: show({}, { action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Take over and sign' }));
  },
};

export const TakenByAnother: Story = { render: show({ status: 'CLAIMED' }) };
export const Expired: Story = { render: show({ status: 'EXPIRED' }) };
export const TakenOver: Story = {
  render: show({ ...known, viewer: 'OWNER', status: 'CLAIMED', request_id: requestId }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Open it' });
    await expect(link).toHaveAttribute('href', `/invite/${requestId}`);
  },
};
export const SeenByItsMaker: Story = {
  render: show({
    ...maker,
    status: 'SIGNING',
    signers: [
      { name: 'Noémi Frei', status_code: 'SIGNED' },
      { name: 'luca.rossi@example.it', status_code: 'OPEN' },
    ],
  }),
};
export const DeletedByItsOwner: Story = { render: show({ ...maker, owner_name: null, status: 'WITHDRAWN' }) };
export const LongText: Story = {
  render: show({ maker_name: `Dr. ${'Maximiliana-Friederike '.repeat(4)}von Hohenstein` }, { mayInvite: true }),
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
