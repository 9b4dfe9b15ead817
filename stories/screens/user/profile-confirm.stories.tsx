import type { Meta, StoryObj } from '@storybook/react-vite';
import ProfileConfirm from '@sigillum/app/user/profile-confirm.tsx';
import { within } from 'storybook/test';
import { neverAnswer, plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Confirm a new address', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = {
  path: '/profile/confirm',
  root: { person: plainPerson },
  loaderData: { email: 'nora.frei@example.ch' },
};
const use = { name: 'Use this address' };

export const Default: Story = { render: showRoute(ProfileConfirm, scene) };

export const LongText: Story = {
  render: showRoute(ProfileConfirm, {
    ...scene,
    loaderData: { email: `${'a-very-long-name.'.repeat(5)}end@${'department.'.repeat(5)}example.ch` },
  }),
};

export const LeadsNowhere: Story = { render: showRoute(ProfileConfirm, { ...scene, loaderData: { email: null } }) };

export const UsedMeanwhile: Story = {
  render: showRoute(ProfileConfirm, { ...scene, action: () => ({ isInvalid: true }) }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', use));
    await canvas.findByRole('heading', { name: /does not work any more/ });
  },
};

export const Busy: Story = {
  render: showRoute(ProfileConfirm, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', use));
  },
};
