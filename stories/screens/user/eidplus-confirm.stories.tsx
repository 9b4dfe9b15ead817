import type { Meta, StoryObj } from '@storybook/react-vite';
import EidplusConfirm from '@sigillum/app/user/eidplus-confirm.tsx';
import { expect, within } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Confirm with the E-ID', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const path = '/signup/flows/eidplus/confirm';
const ended = showRoute(EidplusConfirm, { path, loaderData: { knownAs: undefined } });

export const LinkHasEnded: Story = {
  render: ended,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/signup/flows/eidplus/new',
    );
  },
};
export const InGerman: Story = { render: ended, globals: { language: 'de-ch' } };
export const InFrench: Story = { render: ended, globals: { language: 'fr-ch' } };
export const InItalian: Story = { render: ended, globals: { language: 'it' } };

export const LoggedInAlready: Story = {
  render: showRoute(EidplusConfirm, {
    path,
    loaderData: { knownAs: plainPerson.email },
    root: { person: plainPerson },
  }),
};
