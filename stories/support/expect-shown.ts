import { expect, waitFor } from 'storybook/test';

/** Waits until something is shown. Looked up anew each time: a list of suggestions is drawn again while it finds its place. */
export const expectShown = (find: () => HTMLElement): Promise<void> => waitFor(() => expect(find()).toBeVisible());
