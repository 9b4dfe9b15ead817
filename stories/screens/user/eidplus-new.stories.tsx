import type { Meta, StoryObj } from '@storybook/react-vite';
import EidplusNew from '@sigillum/app/user/eidplus-new.tsx';
import { expect, within } from 'storybook/test';
import { neverAnswer, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Sign up with the E-ID', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const path = '/signup/flows/eidplus/new';
const scene = { path, loaderData: { ready: 'no' } };

export const Default: Story = {
  render: showRoute(EidplusNew, scene),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/as soon as it is offered here/)).toBeInTheDocument();
  },
};

/** From the day on which people can be identified by the E-ID. */
export const Offered: Story = {
  render: showRoute(EidplusNew, { path, loaderData: { ready: 'yes' } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Then you prove with the E-ID who you are/)).toBeInTheDocument();
  },
};

export const Busy: Story = {
  render: showRoute(EidplusNew, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'nora@example.ch');
    const button = canvas.getByRole('button', { name: 'Send the link' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const InvalidAddress: Story = {
  render: showRoute(EidplusNew, {
    ...scene,
    action: () => ({ failure: { fields: { email: { id: 'forms.email' } }, typed: { email: 'nora@localhost' } } }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText(/valid email/i)).toBeInTheDocument();
  },
};

export const InGerman: Story = { render: showRoute(EidplusNew, scene), globals: { language: 'de-ch' } };
export const InFrench: Story = {
  render: showRoute(EidplusNew, scene),
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};
export const InItalian: Story = {
  render: showRoute(EidplusNew, scene),
  globals: { language: 'it', viewport: { value: 'xs' } },
};
