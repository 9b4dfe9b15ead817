import type { Meta, StoryObj } from '@storybook/react-vite';
import RegisterBusiness from '@sigillum/app/business/register-business.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Register', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/business/register', loaderData: { days: 14 }, root: { person: plainPerson } };
const failing = (failure: object) => ({ ...scene, action: () => ({ failure: { fields: {}, typed: {}, ...failure } }) });
const submit = { name: 'Create business' };

export const Default: Story = { render: showRoute(RegisterBusiness, scene) };

export const NothingFilledIn: Story = {
  render: showRoute(
    RegisterBusiness,
    failing({ fields: { name: { id: 'forms.required' }, gtc: { id: 'error.user.terms_not_accepted' } } }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', submit));
    await canvas.findByText('This field is required');
    await waitFor(() => expect(canvas.getByLabelText('Name of the business')).toHaveFocus());
  },
};

export const AlreadyMember: Story = {
  render: showRoute(RegisterBusiness, failing({ form: { id: 'error.business.already_member' } })),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', submit));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/already belong/);
  },
};

export const AfterSignUp: Story = {
  render: showRoute(RegisterBusiness, {
    ...scene,
    loaderData: { days: 14, failure: { fields: {}, typed: {}, form: { id: 'error.unavailable' } } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/not available right now/);
  },
};

const revocable = {
  id: '0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11',
  name: 'Keller Architektur AG',
  revocableUntil: '2026-12-21T08:00:00.000Z',
};

/** Who administered a deleted business can bring it back before founding another. */
export const RevokeDeletion: Story = {
  render: showRoute(RegisterBusiness, { ...scene, loaderData: { days: 14, revocable } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/21 Dec 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring it back' })).toBeEnabled();
  },
};

export const RevokedTooLate: Story = {
  render: showRoute(RegisterBusiness, {
    ...scene,
    loaderData: { days: 14, revocable },
    action: () => ({ failure: { fields: {}, typed: {}, form: { id: 'error.business.not_revocable' } } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }));
    await expect(await canvas.findByText(/can no longer be taken back/)).toBeVisible();
  },
};
