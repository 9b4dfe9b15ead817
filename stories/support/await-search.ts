import { expect, screen, waitFor } from 'storybook/test';

/** Until nobody is looked for any more: a picture taken meanwhile would show now the search, now its end. */
export async function awaitSearch(suggest: unknown, text: string): Promise<void> {
  await waitFor(() => expect(suggest).toHaveBeenLastCalledWith(text, expect.anything()));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
