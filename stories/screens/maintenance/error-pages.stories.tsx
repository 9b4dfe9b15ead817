import { ErrorPage } from '@sigillum/app/maintenance/error-page.tsx';
import { BrokenLinkPage } from '@sigillum/app/maintenance/broken-link-page.tsx';
import { TooSlowPage } from '@sigillum/app/maintenance/too-slow-page.tsx';
import { UnreachablePage } from '@sigillum/app/maintenance/unreachable-page.tsx';
import UnauthenticatedLayout from '@sigillum/app/layouts/unauthenticated.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showRoute } from '../../support/show-route.tsx';
import { stopClock } from '../../support/stop-clock.ts';

const meta = { title: 'Screens/Maintenance/Error pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const Failed: StoryObj = {
  render: showRoute(ErrorPage, { Layout: UnauthenticatedLayout, path: '/', loaderData: null }),
};

/** To a visitor; somebody with an account is led to the list. */
export const BrokenLink: StoryObj = {
  render: showRoute(BrokenLinkPage, { Layout: UnauthenticatedLayout, path: '/', loaderData: null }),
};

const unreachable = (retryAfter?: number): StoryObj => ({
  beforeEach: stopClock,
  render: showRoute(() => <UnreachablePage href="/dashboard" retryAfter={retryAfter} />, {
    Layout: UnauthenticatedLayout,
    path: '/',
    loaderData: null,
  }),
});

export const Unreachable = unreachable();
/** The countdown stands still for the picture; that it counts, and what happens at zero, the journeys tell. */
export const BackInSeconds = unreachable(90);
export const BackInMinutes = unreachable(600);
export const BackInHours = unreachable(5400);

/** A list that meets the limit of the database. */
export const TooSlow: StoryObj = {
  render: showRoute(() => <TooSlowPage href="/dashboard?search=a" />, {
    Layout: UnauthenticatedLayout,
    path: '/',
    loaderData: null,
  }),
};
