import { BrandProvider, GlobalStyle, type ThemeName } from '@sigillum/design-system';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { type BrandName, brands } from './looks.ts';

/** On the root, as in the product, so that what is laid over the page wears the theme, too. */
function useTheme(theme: ThemeName): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

/** What every story of the design system stands on: theme and brand of the toolbar. */
export const DesignSystemDecorator: Decorator = (Story, { globals }) => {
  useTheme(globals['theme'] as ThemeName);
  return (
    <BrandProvider accent={brands[globals['brand'] as BrandName]?.accent}>
      <GlobalStyle />
      <div lang={globals['language'] as string}>
        <Story />
      </div>
    </BrandProvider>
  );
};
