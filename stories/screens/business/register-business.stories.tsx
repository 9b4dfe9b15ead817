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
