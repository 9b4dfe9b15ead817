import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, DefinitionList, Inline, screens, Stack, Text, theme, zIndex } from '@sigillum/design-system';
import type { SpaceStep } from '@sigillum/design-system';
import { styled } from 'styled-components';

const Bar = styled.div`
  height: 16px;
  background: ${theme.color.pine};
`;
const Tile = styled.div`
  display: grid;
  place-items: center;
  width: 140px;
  height: 88px;
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.hairline};
`;

function listNumbers(values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([term, value]) => ({ term, value: `${value}` }));
}

/** Distances, corners, shadows, widths and the stacking order. */
const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Stack>
      {(Object.keys(theme.space) as unknown as SpaceStep[]).map((step) => (
        <Inline key={step}>
          <Text isTabular>{step}</Text>
          <Bar style={{ width: theme.space[step] }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <Stack gap={6}>
      <Inline gap={5}>
        {Object.entries(theme.radius).map(([name, value]) => (
          <Tile key={name} style={{ borderRadius: value }}>
            {name}
          </Tile>
        ))}
      </Inline>
      <Inline gap={5}>
        {Object.entries(theme.elevation).map(([name, value]) => (
          <Tile key={name} style={{ boxShadow: value }}>
            {name}
          </Tile>
        ))}
      </Inline>
    </Stack>
  ),
};

/** Widths in px at which layouts change (mobile is below `lg`), and the screens that they are tried on. */
export const Widths: Story = {
  render: () => (
    <Stack gap={6}>
      <DefinitionList items={listNumbers(breakpoints)} />
      <DefinitionList items={listNumbers(screens)} />
    </Stack>
  ),
};

export const StackingOrder: Story = { render: () => <DefinitionList items={listNumbers(zIndex)} /> };
