/** What was pressed last before the page was alive. */
export interface EarlyPress {
  button: HTMLButtonElement | undefined;
  /** Hears of no more. */
  end: () => void;
}

/**
 * Runs in the document's head: notes the button that is pressed before the page is alive, the last one alone, without those that the browser
 * understands by itself. A form that only the page itself would read is not sent by the browser meanwhile, which would write its fields into the
 * address.
 */
export const noteEarlyPress = `(()=>{const p=window.earlyPress={},d=document,
c=e=>{const b=e.target.closest?.('button');if(b&&!b.disabled&&b.type!='submit'&&!b.popoverTargetElement)p.button=b},
s=e=>{const f=e.target,b=e.submitter;if(f.method!='get'||f.hasAttribute('action'))return;e.preventDefault();if(b instanceof HTMLButtonElement)p.button=b};
d.addEventListener('click',c,true);d.addEventListener('submit',s,true);
p.end=()=>{d.removeEventListener('click',c,true);d.removeEventListener('submit',s,true)}})()`;
