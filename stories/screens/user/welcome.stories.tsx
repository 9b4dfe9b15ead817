import type { Meta, StoryObj } from '@storybook/react-vite';
import Welcome from '@sigillum/app/user/welcome.tsx';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Welcome', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (loaderData: object) =>
  showRoute(Welcome, { path: '/welcome', loaderData: { trialDays: 14, ...loaderData } });

export const PlainAccount: Story = { render: show({ firstName: 'Nora', isPlain: true }) };
export const NothingIsSold: Story = { render: show({ firstName: 'Nora', isPlain: true, trialDays: null }) };
export const Member: Story = { render: show({ firstName: 'Nora', isPlain: false }) };
export const Stranger: Story = { render: show({ isPlain: false }) };
export const LongName: Story = {
  render: show({ firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana', isPlain: true }),
};
