import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Container, Grid, Inline, Stack, Text } from '@sigillum/design-system';

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
  <Card key={name} padding="snug">
    <Text>{name}</Text>
  </Card>
));

/** Primitives that set distances, so that components need no margins. */
const meta = { title: 'Foundations/Layout' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = { render: () => <Stack gap={3}>{cards}</Stack> };
export const InLine: Story = { render: () => <Inline gap={3}>{cards}</Inline> };
export const InGrid: Story = { render: () => <Grid leastColumnWidth={200}>{cards}</Grid> };
export const Contained: Story = { render: () => <Container width="text">{cards}</Container> };
