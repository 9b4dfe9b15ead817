import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack, Text } from '@sigillum/design-system';
import * as icons from '@sigillum/design-system/icons.ts';

function Icons() {
  return (
    <Grid leastColumnWidth={120}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon aria-hidden />
          <Text size="small" tone="soft">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** The icons that are in use, drawn by Lucide. */
const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const All: StoryObj<typeof meta> = {};
