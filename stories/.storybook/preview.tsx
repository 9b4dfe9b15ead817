import { lazy, Suspense } from 'react';
import type { Preview } from '@storybook/react-vite';
import '@sigillum/design-system/fonts.css';
import { breakpoints, screens } from '@sigillum/design-system';
import { DesignSystemDecorator } from '../support/decorators.tsx';
import { brands, languages, themeNames } from '../support/looks.ts';
import { chromaticModes } from '../support/chromatic-modes.ts';
import { isStoryTest, resetPage } from '../support/reset-page.ts';
import { expectQuietConsole, watchConsole } from '../support/watch-console.ts';

const ReadPage = lazy(() => import('../support/docs-page.tsx'));
const DocsPage = () => (
  <Suspense fallback={null}>
    <ReadPage />
  </Suspense>
);

/** The screens that layouts are tried on, and the last width at which the navigation is a drawer. */
const viewports = {
  ...Object.fromEntries(
    Object.entries({ ...screens, mobile: breakpoints.lg - 1 }).map(([name, width]) => [
      name,
      { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
    ]),
  ),
  /** A window of 1440 × 900 at 200 per cent. */
  low: { name: 'low 720', styles: { width: '720px', height: '450px' } },
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [DesignSystemDecorator],
  beforeEach: [resetPage, watchConsole],
  afterEach: expectQuietConsole,
  globalTypes: {
    language: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme: day or night',
      toolbar: {
        icon: 'contrast',
        items: themeNames.map((value) => ({ value, title: value === 'light' ? 'Light' : 'Dark' })),
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Brand of a business',
      toolbar: {
        icon: 'paintbrush',
        items: Object.entries(brands).map(([value, brand]) => ({ value, title: brand?.name ?? 'No brand' })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en-gb', theme: 'light', brand: 'none' },
  parameters: {
    layout: 'padded',
    // All rules run; what passes is not described node by node, which took as long as finding it. A test names what fails by its selector:
    // the source of every node that a rule looks at, good or bad, took a quarter of axe's time.
    a11y: {
      test: 'error',
      config: { noHtml: isStoryTest },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    // The page has its own ground, in both themes.
    backgrounds: { disable: true },
    // Loaded where somebody reads it: no test does.
    docs: { page: DocsPage },
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Introduction', 'Foundations', 'Components', 'Forms', 'Dialogs', 'Overlays', 'Screens'] },
    },
  },
};

export default preview;
