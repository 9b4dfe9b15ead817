/** How a page leaves the states that it has saved: how many are open at its end, and where it takes back one that it has not saved. */
export type GraphicsStates = { open: number; strays: number[] };

/** What ends a word of a content stream (ISO 32000-2 section 7.2.3): white space, and delimiters. */
const ENDS = new Set('\0\t\n\f\r ()<>[]{}/%');

/** Where a string in parentheses ends; what is escaped closes nothing. */
function skipString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === '(') depth += 1;
    else if (char === ')' && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}

/** Where the search goes on behind what is no word. */
function skipDelimited(text: string, at: number): number {
  const char = text[at];
  if (char === '(') return skipString(text, at);
  const find = (what: string) => {
    const end = text.indexOf(what, at);
    return end < 0 ? text.length : end + 1;
  };
  if (char === '<' && text[at + 1] !== '<') return find('>');
  if (char === '%') return Math.min(find('\n'), find('\r'));
  // Of a name nothing is an operator.
  return char === '/' ? skipWord(text, at + 1) : at + 1;
}

function skipWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !ENDS.has(text[at]!)) at += 1;
  return at;
}

/** Follows q and Q through the content of a page (ISO 32000-2 section 8.4.4). */
export function readGraphicsStates(content: Uint8Array): GraphicsStates {
  const text = Buffer.from(content).toString('latin1');
  const strays: number[] = [];
  let open = 0;
  for (let at = 0; at < text.length;) {
    if (ENDS.has(text[at]!)) {
      at = skipDelimited(text, at);
      continue;
    }
    const end = skipWord(text, at);
    const word = text.slice(at, end);
    if (word === 'q') open += 1;
    else if (word === 'Q' && open > 0) open -= 1;
    else if (word === 'Q') strays.push(at);
    at = word === 'ID' ? skipPicture(text, end) : end;
  }
  return { open, strays };
}

/** Behind a picture in the line, whose bytes may look like anything. */
function skipPicture(text: string, start: number): number {
  const closing = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g;
  closing.lastIndex = start + 1;
  return closing.exec(text) ? closing.lastIndex : text.length;
}
