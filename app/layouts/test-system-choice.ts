import { browserMemory } from '../common/memory.ts';

/** Named by the specification, section 1. */
const storageKey = 'hide-staging-alert';
const changed = 'sigillum:hide-staging-alert';

/** Runs in the document's head: the strip of a person who has hidden it is not painted first and taken away afterwards. */
export const hideNoteEarly = `try{if(localStorage.getItem('${storageKey}')!==null)document.documentElement.dataset.testNote='hidden'}catch{}`;

export const isNoteHidden = (): boolean => browserMemory.read(storageKey) !== undefined;

export function subscribeToNote(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** Hides the note of a test system for good in this browser. */
export function hideNote(): void {
  browserMemory.write(storageKey, 'true');
  window.dispatchEvent(new Event(changed));
}
