import type { StoryContext } from '@storybook/react-vite';
import type { Locale } from '@sigillum/app/i18n/locales.ts';
import { anna } from '@sigillum/app/testing/anna.ts';
import { renderScreen, type ScreenScene } from '@sigillum/app/testing/render-screen.tsx';
import type { ComponentType } from 'react';

/**
 * `render` of a story whose component needs the app around it: texts in the language of the toolbar, a router, links and modals.
 * The story's args are the component's props.
 */
export const showScreen =
  <Props extends object>(Component: ComponentType<Props>, scene: Omit<ScreenScene, 'Component'> = {}) =>
  (args: Props, { globals }: Pick<StoryContext, 'globals'>) => (
    <>
      {renderScreen({
        root: { person: anna, highestQuality: 'aes' },
        ...scene,
        locale: globals['language'] as Locale,
        Component: () => <Component {...args} />,
      })}
    </>
  );
