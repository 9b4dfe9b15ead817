import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  Checkbox,
  Container,
  EmailField,
  ErrorSummary,
  FieldLine,
  FormActions,
  FormField,
  FormLayout,
  FormRow,
  Heading,
  PasswordField,
  SelectField,
  TextField,
} from '@sigillum/design-system';
import { expect, waitFor, within } from 'storybook/test';

const errors = [
  { fieldId: 'first-name', message: 'Enter your first name.' },
  { fieldId: 'terms', message: 'Accept the terms to go on.' },
  { message: 'The service is busy. Try again in a minute.' },
];

function SignUpForm({ hasErrors = false }: { hasErrors?: boolean }) {
  return (
    <Container width="text">
      <Card>
        <form>
          <FormLayout>
            <Heading level={1}>Create your account</Heading>
            <ErrorSummary title="Some answers need your attention" errors={hasErrors ? errors : []} />
            <FormRow>
              <TextField id="first-name" label="First name" error={hasErrors ? 'Enter your first name.' : undefined} />
              <TextField label="Last name" />
            </FormRow>
            <EmailField label="E-mail address" defaultValue="anna@example.ch" readOnly />
            <PasswordField
              label="Password"
              showLabel="Show password"
              hideLabel="Hide password"
              strength={{ score: 3, text: 'Good' }}
              autoComplete="new-password"
            />
            <SelectField label="Language" options={[{ value: 'de', label: 'Deutsch' }]} />
            <FormField label="Colour of the seal" hint="Any control can stand in a field">
              {(control) => <input type="color" defaultValue="#b23a1c" {...control} />}
            </FormField>
            <Checkbox
              id="terms"
              label="I accept the terms of use"
              error={hasErrors ? 'Accept the terms to go on.' : undefined}
            />
            <FormActions>
              <Button variant="secondary">Back</Button>
              <Button type="submit">Create account</Button>
            </FormActions>
          </FormLayout>
        </form>
      </Card>
    </Container>
  );
}

const meta = { title: 'Forms/Form', component: SignUpForm } satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The summary takes the focus and its links lead to the fields. */
export const WithErrors: Story = {
  args: { hasErrors: true },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('alert', { name: 'Some answers need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'xs' } }, args: { hasErrors: true } };

/** Fields on one line with their button: what is wrong with one hangs below it and moves nothing. */
export const OnOneLine: Story = {
  render: () => (
    <Container>
      <FieldLine>
        <TextField label="Part of the name" error="Letters and digits alone." />
        <SelectField label="Language" options={[{ value: 'de', label: 'Deutsch' }]} />
        <Button variant="secondary">Search</Button>
      </FieldLine>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ends = [canvas.getByRole('textbox'), canvas.getByRole('combobox'), canvas.getByRole('button')].map(
      (control) => Math.round(control.getBoundingClientRect().bottom),
    );
    await expect(new Set(ends).size).toBe(1);
  },
};
