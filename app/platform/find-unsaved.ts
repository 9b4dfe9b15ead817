/** The page as far as one can see in it whether something would be lost. */
export interface UnsavedWindow {
  dispatchEvent: (event: Event) => boolean;
  document: Pick<Document, 'querySelector' | 'querySelectorAll'>;
}

const fields = 'main :is(input:not([type="hidden"], [type="search"]), textarea)';

/**
 * Whether something would be lost if the page went now: a guard of the page objects to leaving, as it would if the person did; a dialog or an
 * overlay is open; or a field of a form says something else than when it came.
 */
export function hasUnsaved(window: UnsavedWindow): boolean {
  const { document } = window;
  if (document.querySelector('[data-modal-frame]')) return true;
  const isChanged = (field: HTMLInputElement | HTMLTextAreaElement) =>
    field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);
  if ([...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(isChanged)) return true;
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
