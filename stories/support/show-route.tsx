import type { StoryContext } from '@storybook/react-vite';
import type { Locale } from '@sigillum/app/i18n/locales.ts';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import { renderScreen, type ScreenScene } from '@sigillum/app/testing/render-screen.tsx';
import { adminExample, userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { ComponentType } from 'react';

const { id, email, firstName, lastName, lang } = userExample;
/** The contracts' example account, as the app shows it. */
export const plainPerson = { id, email, firstName, lastName, lang, role: 'user' } as const;
export const adminPerson = { ...plainPerson, id: adminExample.id, role: 'admin' } as const;

/** What a one-card screen is called with: its loader's data, what its action answers, who is logged in. */
export type RouteScene = Omit<ScreenScene, 'Component' | 'locale'>;

/** `render` of a story that shows a whole route module in the one-card layout, in the language of the toolbar. */
export const showRoute =
  (Component: ComponentType<never>, scene: RouteScene = {}) =>
  (_args: unknown, { globals }: Pick<StoryContext, 'globals'>) => (
    <>{renderScreen({ Layout: SimpleLayout, ...scene, locale: globals['language'] as Locale, Component })}</>
  );

/** An action that never answers: the button keeps turning. */
export const neverAnswer = () => new Promise<never>(() => undefined);
