import { Illustration, illustrationNames } from '@sigillum/app/illustrations/illustration.tsx';
import { from, Stack, Text, theme } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';

const Sides = styled.div`
  display: grid;
  ${from.lg} {
    grid-template-columns: 1fr 1fr;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
    gap: ${theme.space[5]};
    align-items: end;
    padding: ${theme.space[5]};
    background: ${theme.color.canvas};
  }
`;

function Illustrations() {
  return (
    <Sides>
      {['light', 'dark'].map((name) => (
        <ul key={name} role="list" data-theme={name}>
          {illustrationNames.map((illustration) => (
            <li key={illustration}>
              <Stack gap={1} align="center">
                <Illustration name={illustration} />
                <Text size="small" tone="soft">
                  {illustration}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
      ))}
    </Sides>
  );
}

/**
 * Our own pictures: sheets with hairlines, pine, a touch of wax. One says again what the words beside it say, so it is not read out.
 * The sources are `app/illustrations/scenes.ts`; `npm run illustrations -w app` draws them as webp in two densities.
 * One a page at most, and none where a person is in the middle of something.
 */
const meta = {
  title: 'Foundations/Illustrations',
  component: Illustrations,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Illustrations>;
export default meta;

/** Legible in both themes. */
export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll<HTMLImageElement>('img:not([data-placeholder])')];
    await waitFor(() => expect(images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true));
  },
};
