import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorRoles, Grid, Stack, Text, theme } from '@sigillum/design-system';
import { styled } from 'styled-components';

const Swatch = styled.div`
  height: 64px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
`;

function Colours() {
  return (
    <Grid leastColumnWidth={160}>
      {Object.entries(colorRoles).map(([role, value]) => (
        <Stack key={role} gap={1}>
          <Swatch style={{ background: value }} />
          <Text weight="medium">{role}</Text>
          <Text size="small" tone="soft">
            {value}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** Colours by role. The contrast of every pair in use is measured by a test beside the tokens. */
const meta = { title: 'Foundations/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const Roles: StoryObj<typeof meta> = {};
