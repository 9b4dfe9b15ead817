import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, DefinitionList } from '@sigillum/design-system';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Terms with their values.',
          when: 'Facts about one thing: a certificate, a plan, a person.',
          whenNot: 'For several things of a kind (DataTable) or for prose.',
          accessibility: 'A description list; on phones the value stands below its term.',
        }),
      },
    },
  },
  args: {
    items: [
      { term: 'Sender', value: 'Anna Meier' },
      { term: 'State', value: <Badge tone="info">Open</Badge> },
      { term: 'Fingerprint', value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } } };
