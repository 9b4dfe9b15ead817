import { DefinitionList, Disclosure } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
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
    await userEvent.click(canvas.getByText('Certificate'));
    await expect(canvas.getByText('Anna Meier')).toBeVisible();
    await userEvent.click(canvas.getByText('Certificate'));
    await expect(canvas.getByText('Anna Meier')).not.toBeVisible();
  },
};
export const Open: Story = { args: { isOpen: true } };
