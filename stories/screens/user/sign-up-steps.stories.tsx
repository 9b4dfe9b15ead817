import type { Meta, StoryObj } from '@storybook/react-vite';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import { AccountForm } from '@sigillum/app/user/components/account-form.tsx';
import SignUpSteps from '@sigillum/app/user/sign-up-steps.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { showRoute } from '../../support/show-route.tsx';
import { showScreen } from '../../support/show-screen.tsx';

const meta = { title: 'Screens/User/Sign up, steps', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof AccountForm>;

const email = 'nora.keller@example.ch';
const scene = { path: '/signup/steps', loaderData: { email, leastPassword: 12 } };
const args = {
  email,
  leastPassword: 12,
  title: 'Who are you?',
  text: `Your address ${email} is confirmed. Your name appears in the signatures you make.`,
  terms: 'I accept the terms of use',
  button: 'Create account',
  isBusy: false,
  onDraft: fn(),
};
const form = showScreen(AccountForm, { Layout: SimpleLayout, root: { person: undefined } });

export const Default: StoryObj = { render: showRoute(SignUpSteps, scene) };

export const NothingFilledIn: StoryObj = {
  render: showRoute(SignUpSteps, {
    ...scene,
    action: () => ({
      failure: {
        fields: {
          firstName: { id: 'forms.required' },
          lastName: { id: 'forms.required' },
          password: { id: 'forms.required' },
          gtc: { id: 'error.user.terms_not_accepted' },
        },
        typed: {},
      },
    }),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByText('Please accept the terms first.');
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
  },
};

export const TermsOpen: StoryObj = {
  render: showRoute(SignUpSteps, scene),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByText('Read the terms of use'));
    await expect(within(canvasElement).getByText(/in your own name/)).toBeVisible();
    await expect(within(canvasElement).getByText(/Swiss Federal Act on Data Protection/)).toBeVisible();
    await expect(within(canvasElement).getByText(/under Swiss law/)).toBeVisible();
  },
};

/** Where the installation stands in the EU. */
export const TermsOfTheEu: StoryObj = {
  render: showRoute(SignUpSteps, { ...scene, root: { region: 'EU' } }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByText('Read the terms of use'));
    await expect(within(canvasElement).getByText(/General Data Protection Regulation/)).toBeVisible();
    await expect(within(canvasElement).getByText(/under EU law/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/Swiss/)).toBeNull();
  },
};

export const PasswordTooShort: Story = {
  render: form,
  args: { ...args, verdict: { validPassword: false, code: 'too_short', strength: 4 } },
};

export const PasswordTooPersonal: Story = {
  render: form,
  args: { ...args, verdict: { validPassword: false, code: 'contains_personal_data', strength: 2 } },
};

export const PasswordStrong: Story = {
  render: form,
  args: { ...args, verdict: { validPassword: true, code: null, strength: 4 } },
};

const refusal = {
  fields: { password: { id: 'error.user.password_weak' } },
  typed: { firstName: 'Nora', lastName: 'Keller', gtc: 'true' },
};

export const PasswordRefused: Story = {
  render: form,
  args: { ...args, failure: refusal, verdict: { validPassword: false, code: 'too_common', strength: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Keller');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const PasswordMended: Story = {
  render: form,
  args: {
    ...args,
    failure: refusal,
    verdict: { validPassword: true, code: null, strength: 4 },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'kupfer Wolke 93 Segel');
    await expect(canvas.queryByText(/too easy to guess/)).toBeNull();
  },
};

export const LinkHasEnded: Story = {
  render: form,
  args: { ...args, failure: { fields: {}, form: { id: 'error.user.confirmation_invalid' }, typed: {} } },
};

export const Busy: Story = { render: form, args: { ...args, isBusy: true } };
