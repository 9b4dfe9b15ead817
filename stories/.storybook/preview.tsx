import type { Preview } from '@storybook/react-vite';
import '@sigillum/design-system/fonts.css';
import { screens } from '@sigillum/design-system';
import { DesignSystemDecorator } from '../support/decorators.tsx';
import { expectQuietConsole, watchConsole } from '../support/watch-console.ts';

const viewports = Object.fromEntries(
  Object.entries(screens).map(([name, width]) => [
    name,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [DesignSystemDecorator],
  beforeEach: watchConsole,
  afterEach: expectQuietConsole,
  globalTypes: {
    language: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en-gb', title: 'English' },
          { value: 'de-ch', title: 'Deutsch' },
          { value: 'fr-ch', title: 'Français' },
          { value: 'it', title: 'Italiano' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme of the design system',
      toolbar: { icon: 'paintbrush', items: [{ value: 'light', title: 'Light' }], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en-gb', theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Components', 'Forms', 'Dialogs', 'Overlays', 'Screens'] } },
  },
};

export default preview;
