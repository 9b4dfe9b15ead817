import { compileMessages } from '@sigillum/app/vite/compile-messages.ts';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../Introduction.mdx', '../{foundations,components,forms,dialogs,overlays,screens}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Illustrations, under the addresses that they have in the product.
  staticDirs: [{ from: '../../app/public/img', to: '/img' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Screens are shown in their own words; the same for Storybook and for the story tests.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), compileMessages()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
