import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnReturn } from './reload-on-return.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads a page anew that the browser brings back as it was left, and no other', () => {
  const window = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  vi.stubGlobal('window', window);
  const come = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const end = reloadOnReturn();
  come(false);
  expect(window.location.reload).not.toHaveBeenCalled();
  come(true);
  expect(window.location.reload).toHaveBeenCalledOnce();
  end();
  come(true);
  expect(window.location.reload).toHaveBeenCalledOnce();
});
