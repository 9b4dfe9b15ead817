import { Inline, scales, type SpaceStep, Stack, Text, theme, zIndex } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { css, keyframes, styled } from 'styled-components';
import * as purposes from './purposes.ts';
import { listTokens, TokenTable } from './TokenTable.tsx';

const Bar = styled.div`
  height: 16px;
  max-width: 100%;
  background: ${theme.color.pine};
`;
const Tile = styled.div`
  width: 140px;
  max-width: 100%;
  height: 72px;
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.hairline};
`;
const travel = keyframes`
  from { translate: 0 0; }
  to { translate: 176px 0; }
`;
const Track = styled.div`
  width: 200px;
  max-width: 100%;
  padding: 4px;
  overflow: hidden;
  border-radius: ${theme.radius.full};
  background: ${theme.color.well};
`;
const Runner = styled.div`
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${theme.color.seal};
  ${css`
    animation: ${travel} calc(var(--time) * 6) ${theme.motion.curve} infinite alternate;
  `}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Distances, letters, corners, shadows, times and the stacking order: every token with its value and what it is for, shown live. */
const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In rem on a grid of 4 px, so that distances grow with a person's text size. */
export const Space: Story = {
  render: () => (
    <TokenTable
      rows={listTokens<`${SpaceStep}`>(scales.space, purposes.spacePurposes, (step) => (
        <Bar style={{ width: theme.space[step] }} />
      ))}
    />
  ),
};

export const FontSizes: Story = {
  render: () => (
    <TokenTable
      rows={listTokens(scales.fontSize, purposes.fontSizePurposes, (step) => (
        <span style={{ fontSize: theme.fontSize[step], lineHeight: 1.2 }}>Vertrag</span>
      ))}
    />
  ),
};

export const Corners: Story = {
  render: () => (
    <TokenTable
      rows={listTokens(scales.radius, purposes.radiusPurposes, (name) => (
        <Tile style={{ borderRadius: theme.radius[name] }} />
      ))}
    />
  ),
};

/** Paper lies flat; only what floats throws a shadow. At night shadows are deeper and a thin light marks the upper edge. */
export const Shadows: Story = {
  tags: ['visual-dark'],
  render: () => (
    <TokenTable
      rows={listTokens(scales.elevation, purposes.elevationPurposes, (name) => (
        <Tile style={{ boxShadow: theme.elevation[name] }} />
      ))}
    />
  ),
};

/** Each time has a twin of 1 ms for people who prefer reduced motion, so that what waits for the end of a transition still hears of it. */
export const Motion: Story = {
  render: () => (
    <Stack gap={6}>
      <TokenTable
        rows={listTokens(scales.motion, purposes.motionPurposes, (name) =>
          name === 'curve' ? null : (
            <Track>
              <Runner style={{ '--time': theme.motion[name] }} />
            </Track>
          ),
        )}
      />
      <Inline>
        <Text tone="soft">Reduced:</Text>
        {Object.entries(scales.reducedMotion).map(([name, value]) => (
          <Text key={name} isTabular>
            {name} {value}
          </Text>
        ))}
      </Inline>
    </Stack>
  ),
  play: async () => {
    // The stories run with reduced motion preferred.
    const { quick, calm } = scales.reducedMotion;
    const style = getComputedStyle(document.documentElement);
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect([style.getPropertyValue('--motion-quick'), style.getPropertyValue('--motion-calm')]).toEqual([
      quick,
      calm,
    ]);
  },
};

export const StackingOrder: Story = {
  render: () => <TokenTable rows={listTokens(zIndex, purposes.zIndexPurposes)} />,
};
