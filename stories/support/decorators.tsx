import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle } from '@sigillum/design-system';

/** What every story of the design system stands on. */
export const DesignSystemDecorator: Decorator = (Story, { globals }) => (
  <>
    <GlobalStyle />
    <div data-theme={globals['theme']} lang={globals['language']}>
      <Story />
    </div>
  </>
);
