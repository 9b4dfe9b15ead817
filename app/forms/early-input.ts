import { useEffect } from 'react';
import type { EarlyPress } from './note-early-press.ts';

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

interface EarlyInput {
  control: Control;
  tell: () => void;
}
let inputs: readonly EarlyInput[] = [];
let pressed: HTMLButtonElement | undefined;

/** Reads what was typed, ticked, chosen and pressed in the server's page; to be called right before React takes it over, and hears of everything. */
export function readEarlyInput(): void {
  inputs = [...document.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const tell = control.disabled ? undefined : readInput(control);
    return tell ? [{ control, tell }] : [];
  });
  const { earlyPress } = window as { earlyPress?: EarlyPress };
  earlyPress?.end();
  pressed = earlyPress?.button;
}

/** One after the other: what one changes in the page is there when the next one comes, as with a person. */
async function tellAll(): Promise<void> {
  const [told, button] = [inputs, pressed];
  inputs = [];
  pressed = undefined;
  for (const { control, tell } of told) {
    await Promise.resolve();
    if (control.isConnected) tell();
  }
  await Promise.resolve();
  if (button?.isConnected) button.click();
}

/**
 * Tells the page, once it is alive, what was done in it before: the server's page can be filled in seconds before its scripts have come, and React
 * leaves that where it is without a word to anybody (decision 307).
 */
export function useEarlyInput(): void {
  useEffect(() => void tellAll(), []);
}
