import type { Meta, StoryObj } from '@storybook/react-vite';
import BusinessSignUp from '@sigillum/app/business/business-sign-up.tsx';
import { expect } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Business/Sign up', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const scene = { path: '/business/signup', loaderData: { days: 14 } };

export const Default: Story = { render: showRoute(BusinessSignUp, scene) };

export const KeepsTheRecommendation: Story = {
  render: showRoute(BusinessSignUp, { ...scene, address: '/business/signup?ucc=FRIEND42' }),
  play: async () => {
    await expect(window.localStorage.getItem('ucc')).toBe('FRIEND42');
    window.localStorage.removeItem('ucc');
  },
};
