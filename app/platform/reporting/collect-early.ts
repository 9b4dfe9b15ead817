import { failureEvent } from './tell-failure.ts';

/** Runs in the document's head where errors are reported: keeps those from before the reporting has loaded. */
export const collectEarly = `(()=>{const e=window.earlyFailures=[],k=x=>{if(e.length<10)e.push(x.detail||x.error||x.reason)};
for(const t of ['error','unhandledrejection','${failureEvent}'])addEventListener(t,k);
e.end=()=>{for(const t of ['error','unhandledrejection','${failureEvent}'])removeEventListener(t,k)}})()`;
