import {
  type ColorRole,
  contrastPairs,
  from,
  Heading,
  measureContrast,
  Stack,
  Text,
  theme,
  type ThemeName,
  themes,
} from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { colorPurposes } from './purposes.ts';

const Sides = styled.div`
  display: grid;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Side = styled.section`
  padding: ${theme.space[5]};
  background: ${theme.color.canvas};
  min-width: 0;
`;
const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[5]} ${theme.space[4]};
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.fontSize.small};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
const Swatch = styled.div`
  height: 56px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
`;
const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space[2]};
`;
const Pair = styled.li`
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  font-size: ${theme.fontSize.small};
`;

function showThemes(show: (name: ThemeName) => React.ReactNode) {
  return (
    <Sides>
      {(Object.keys(themes) as ThemeName[]).map((name) => (
        <Side key={name} data-theme={name} aria-label={name}>
          <Stack gap={5}>
            <Heading level={2}>{name}</Heading>
            {show(name)}
          </Stack>
        </Side>
      ))}
    </Sides>
  );
}

/**
 * Colours by role, never by hue, in both themes. A theme is `color-scheme` alone: every role is one CSS variable whose value is
 * `light-dark(day, night)`, so `data-theme` on the root, or on any part of a page, is all that switching takes.
 * The contrast of every pair in use is measured by a test beside the tokens, for both themes and for any brand.
 */
const meta = { title: 'Foundations/Colours', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  tags: ['visual-dark'],
  render: () =>
    showThemes((name) => (
      <Swatches role="list">
        {(Object.entries(themes[name]) as [ColorRole, string][]).map(([role, value]) => (
          <li key={role}>
            <Stack gap={1}>
              <Swatch data-role={role} style={{ background: theme.color[role] }} />
              <Text weight="medium">{role}</Text>
              <small>{value}</small>
              <small>{colorPurposes[role]}</small>
            </Stack>
          </li>
        ))}
      </Swatches>
    )),
  play: async ({ canvas }) => {
    const grounds = ['light', 'dark'].map(
      (name) => getComputedStyle(canvas.getByRole('region', { name })).backgroundColor,
    );
    await expect(grounds).toEqual(['rgb(248, 247, 243)', 'rgb(16, 22, 20)']);
  },
};

/** Each pair as it is used, with its measured contrast and the least that WCAG 2.2 AA asks (4.5 for text, 3 for edges). */
export const Contrast: Story = {
  render: () =>
    showThemes((name) => (
      <Pairs role="list">
        {contrastPairs.map(({ foreground, background, least }) => (
          <Pair
            key={foreground + background}
            style={{
              background: theme.color[background],
              color: least === 3 ? theme.color.ink : theme.color[foreground],
              ...(least === 3 && { border: `2px solid ${theme.color[foreground]}` }),
            }}
          >
            {foreground} on {background}:{' '}
            {measureContrast(themes[name][foreground], themes[name][background]).toFixed(1)}, least {least}
          </Pair>
        ))}
      </Pairs>
    )),
};
