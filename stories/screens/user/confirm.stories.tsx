import type { Meta, StoryObj } from '@storybook/react-vite';
import Confirm from '@sigillum/app/user/confirm.tsx';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Confirm', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const LinkHasEnded: Story = {
  render: showRoute(Confirm, { path: '/signup/confirm', loaderData: { knownAs: undefined } }),
};

export const LoggedInAlready: Story = {
  render: showRoute(Confirm, {
    path: '/signup/confirm',
    loaderData: { knownAs: plainPerson.email },
    root: { person: plainPerson },
  }),
};
