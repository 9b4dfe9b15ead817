import { DefinitionList, Disclosure } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A line that opens more in place.',
          when: 'For details that most readers pass over.',
          whenNot: 'For what must be read before a decision, or to switch between views (Tabs).',
          accessibility:
            'The platform’s own details element: Enter and Space, state read out, found by the browser’s search, works before scripts.',
        }),
      },
    },
  },
  args: {
    label: 'Certificate',
    children: (
      <DefinitionList
        items={[
          { term: 'Issued to', value: 'Anna Meier' },
          { term: 'Serial number', value: '4f1d2c3b5a69788796a5b4c3d2e1f001' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Anna Meier')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Certificate').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Certificate'));
    await expect(canvas.getByText('Anna Meier')).toBeVisible();
    await userEvent.click(canvas.getByText('Certificate'));
    await expect(canvas.getByText('Anna Meier')).not.toBeVisible();
  },
};
export const Open: Story = { args: { isOpen: true } };
