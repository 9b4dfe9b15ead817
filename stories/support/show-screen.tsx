import type { StoryContext } from '@storybook/react-vite';
import type { Locale } from '@sigillum/app/i18n/locales.ts';
import type { RootData } from '@sigillum/app/layouts/root-data.ts';
import { renderScreen, type ScreenScene } from '@sigillum/app/testing/render-screen.tsx';
import type { ComponentType } from 'react';

/** The person who looks at stories of screens for people with an account. */
export const anna: NonNullable<RootData['person']> = {
  id: '4e2a1c9b-7d3f-4b6a-8c5e-0f1a2b3c4d55',
  email: 'anna.keller@example.ch',
  firstName: 'Anna',
  lastName: 'Keller',
  lang: 'en',
  role: 'admin',
};

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
