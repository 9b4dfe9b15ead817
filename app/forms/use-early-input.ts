import { useEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Sets a text as the browser does, past the property by which React learns what it has set itself. */
function writeUnseen(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, control);
}

function tellText(control: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  writeUnseen(control, typed);
  // E-mail addresses and numbers have no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const tellChange = (control: Control) => control.dispatchEvent(new Event('change', { bubbles: true }));

/** What tells of a person's input, as far as there is any; to be called once the page is alive. */
function readInput(control: Control): (() => void) | undefined {
  if (isToggle(control)) {
    const { checked } = control;
    // A radio button tells of itself when it is chosen; the one that was before keeps silent.
    if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return undefined;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const isMarked = options.some(({ defaultSelected }) => defaultSelected);
    const chosen = options.map(({ selected }) => selected);
    if (options.every((option, index) => chosen[index] === (isMarked ? option.defaultSelected : index === 0)))
      return undefined;
    return () => {
      for (const [index, option] of options.entries()) option.selected = chosen[index]!;
      tellChange(control);
    };
  }
  const { value } = control;
  if (control.type === 'file') return value === '' ? undefined : () => tellChange(control);
  return value === control.defaultValue ? undefined : () => tellText(control, value);
}

/**
 * One after the other: what one changes in the page is there when the next one comes, as with a person. All are read before the first, for the page
 * then shows what it knows.
 */
async function tellAll(controls: Iterable<Control>): Promise<void> {
  const inputs = [...controls].flatMap((control) => {
    const tell = control.disabled ? undefined : readInput(control);
    return tell ? [{ control, tell }] : [];
  });
  for (const { control, tell } of inputs) {
    await Promise.resolve();
    if (control.isConnected) tell();
  }
}

/**
 * Tells the page, once it is alive, what was typed, ticked and chosen in it before: the server's page can be filled in seconds before its scripts
 * have come, and React leaves that where it is without a word to anybody (decision 307). Buttons pressed meanwhile are not pressed again.
 */
export function useEarlyInput(): void {
  useEffect(() => {
    void tellAll(document.querySelectorAll<Control>('input, textarea, select'));
  }, []);
}
