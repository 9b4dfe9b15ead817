import type { Meta, StoryObj } from '@storybook/react-vite';
import Bye from '@sigillum/app/user/bye.tsx';
import { expect, within } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Bye', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const gone = showRoute(Bye, { path: '/bye', loaderData: { knownAs: undefined } });

export const Gone: Story = {
  render: gone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Goodbye');
    await expect(canvas.getByRole('link', { name: 'Create a new account' })).toHaveAttribute('href', '/signup');
  },
};

export const InGerman: Story = { render: gone, globals: { language: 'de-ch' } };
export const InFrench: Story = { render: gone, globals: { language: 'fr-ch' } };
export const InItalian: Story = { render: gone, globals: { language: 'it', viewport: { value: 'xs' } } };

/** Somebody who has an account and only opened the page. */
export const StillThere: Story = {
  render: showRoute(Bye, {
    path: '/bye',
    loaderData: { knownAs: `${'maximiliane.von.und.zu.'.repeat(4)}hohenlohe@example.ch` },
    root: { person: plainPerson },
  }),
  globals: { viewport: { value: 'xs' } },
};
