import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '@sigillum/design-system';

const meta = { title: 'Foundations/Logo', component: Logo, args: { name: 'Sigillum' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkOnly: Story = { args: { isMarkOnly: true } };
export const Large: Story = { args: { size: 120 } };
