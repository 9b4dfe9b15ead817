import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseForm } from '@sigillum/app/forms/parse-form.ts';
import { SsoSetupFields } from '@sigillum/app/user/sso-setup-fields.ts';
import SsoSetup from '@sigillum/app/user/sso-setup.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { neverAnswer, plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/User/Sign up, organisation', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const { email, firstName, lastName, lang } = plainPerson;
const loaderData = { email, firstName, lastName, lang, isPending: true, homeHref: '/' };
const scene = { path: '/signup/sso', loaderData, root: { person: plainPerson } };

export const Default: Story = {
  render: showRoute(SsoSetup, scene),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Last name')).toHaveValue(lastName);
    await expect(within(canvasElement).getByRole('combobox', { name: 'Language' })).toHaveValue('de');
  },
};

/** The organisation names nobody. */
export const WithoutNames: Story = {
  render: showRoute(SsoSetup, {
    ...scene,
    loaderData: { ...loaderData, firstName: '', lastName: '' },
    action: (form) => parseForm(form, SsoSetupFields),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await expect(canvas.getByText('Please accept the terms first.')).toBeVisible();
  },
};

export const Busy: Story = {
  render: showRoute(SsoSetup, { ...scene, action: neverAnswer }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    const button = canvas.getByRole('button', { name: 'Create account' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LongTexts: Story = {
  render: showRoute(SsoSetup, {
    ...scene,
    loaderData: {
      ...loaderData,
      email: 'maximiliane.von-hohenstein-schwarzenberg@rechtsschutzversicherungsgesellschaften.example.ch',
      firstName: 'Maximiliane Friederike Wilhelmine Charlotte Augusta Leopoldine',
      lastName: 'von Hohenstein-Schwarzenberg zu Untertürkheim-Oberschleissheim',
    },
  }),
};

export const NothingToDo: Story = {
  render: showRoute(SsoSetup, { ...scene, loaderData: { ...loaderData, isPending: false } }),
};
