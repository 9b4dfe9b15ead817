import {
  breakpoints,
  from,
  Heading,
  screens,
  Stack,
  Text,
  theme,
  until,
  useIsFrom,
  useIsMobile,
} from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { breakpointPurposes, screenPurposes } from './purposes.ts';
import { listTokens, TokenTable } from './TokenTable.tsx';

const ByStyle = styled.p`
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  ${until.lg} {
    [data-wide] {
      display: none;
    }
  }
  ${from.lg} {
    [data-mobile] {
      display: none;
    }
  }
`;

/**
 * `from.md` and `until.lg` for styles, `useIsFrom('md')` and `useIsMobile()` for what must not exist in the other width. Both ask the
 * same media query. The server knows no width: the hook says so by its `serverValue`, and corrects itself after hydration.
 */
const meta = { title: 'Foundations/Breakpoints' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Widths in px at which layouts change. Below `lg` (1280 px) is “mobile”. */
export const Breakpoints: Story = {
  render: () => <TokenTable rows={listTokens(breakpoints, breakpointPurposes)} />,
};

/** Widths in px that layouts are tried on: viewports of the toolbar, never used in styles. */
export const Screens: Story = { render: () => <TokenTable rows={listTokens(screens, screenPurposes)} /> };

function Live() {
  const isMobile = useIsMobile();
  const isFromMd = useIsFrom('md');
  return (
    <Stack>
      <Heading level={2}>This window</Heading>
      <ByStyle aria-label="By style">
        <span data-mobile>mobile</span>
        <span data-wide>wide</span>
      </ByStyle>
      <Text aria-label="By script">{isMobile ? 'mobile' : 'wide'}</Text>
      <Text tone="soft">{isFromMd ? '960 px or wider' : 'narrower than 960 px'}</Text>
    </Stack>
  );
}

/** Style and script agree, whatever the width. */
export const Agreement: Story = {
  render: () => <Live />,
  play: async ({ canvas }) => {
    const byStyle = [...canvas.getByLabelText('By style').children].find((part) => part.checkVisibility());
    await expect(canvas.getByLabelText('By script')).toHaveTextContent(byStyle!.textContent);
    await expect(byStyle).toHaveTextContent(window.innerWidth < breakpoints.lg ? 'mobile' : 'wide');
  },
};

/** The last width at which the navigation is a drawer. */
export const Mobile: Story = { ...Agreement, globals: { viewport: { value: 'mobile' } } };

/** The first width at which it is not. */
export const Desktop: Story = { ...Agreement, globals: { viewport: { value: 'xl' } } };
