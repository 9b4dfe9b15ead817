import { randomBytes } from 'node:crypto';
import type { HtmlKeeper } from '@sigillum/design-system/support/Kept.tsx';

/** Letters of what was drawn, and of what it was drawn from, in each of two halves. */
const greatestHalf = 4_000_000;

/** What was drawn, as far as it is still asked for: a half that is full becomes the old one, and what nobody has asked for goes with the next. */
export class HtmlStore {
  #fresh = new Map<string, string>();
  #old = new Map<string, string>();
  #letters = 0;
  readonly #greatest: number;

  constructor(greatest = greatestHalf) {
    this.#greatest = greatest;
  }

  find(from: string): string | undefined {
    const html = this.#fresh.get(from);
    if (html !== undefined) return html;
    const before = this.#old.get(from);
    if (before !== undefined) this.keep(from, before);
    return before;
  }

  keep(from: string, html: string): void {
    if (this.#letters + from.length + html.length > this.#greatest) {
      this.#old = this.#fresh;
      this.#fresh = new Map();
      this.#letters = 0;
    }
    if (!this.#fresh.has(from)) this.#letters += from.length + html.length;
    this.#fresh.set(from, html);
  }
}

const ofProcess = new HtmlStore();
/** Nobody who writes a title can write a sign. */
const sign = `\u0002${randomBytes(12).toString('hex')}`;
const close = '\u0003';
/** React writes it between two texts, such as the signs of neighbours. */
const seam = '<!-- -->';
/** An id of React's says where in a page it stands. */
const placed = /"_[Rr]_\w*_"/;

/** Keeps, for one page, the HTML of what tells all that it is drawn from. */
export class PageKeeper implements HtmlKeeper {
  readonly #store: HtmlStore;
  /** What is inserted or kept, by the numbers of the signs. */
  readonly #told: string[] = [];

  constructor(store = ofProcess) {
    this.#store = store;
  }

  insert(from: string): string | undefined {
    const html = this.#store.find(from);
    return html === undefined ? undefined : this.#sign('i', html);
  }

  mark(from: string): readonly [string, string] {
    return [this.#sign('b', from), `${sign}e${close}`];
  }

  #sign(kind: string, told: string): string {
    return `${sign}${kind}${this.#told.push(told) - 1}${close}`;
  }

  /** Makes of HTML with signs the page. React hands out whole elements: what has no end here is drawn and not kept. */
  take(html: string): string {
    if (this.#told.length === 0) return html;
    const open: { from: string; before: string }[] = [];
    const [first = '', ...parts] = html.split(sign);
    let taken = first;
    for (const part of parts) {
      const end = part.indexOf(close);
      const told = this.#told[Number(part.slice(1, end))] ?? '';
      const rest = part.slice(end + 1);
      if (part.startsWith('i')) taken += told;
      else if (part.startsWith('b')) {
        open.push({ from: told, before: taken });
        taken = '';
      } else {
        const around = open.pop();
        if (around) {
          this.#keep(around.from, taken);
          taken = around.before + taken;
        }
      }
      if (rest !== seam) taken += rest;
    }
    return open.map(({ before }) => before).join('') + taken;
  }

  #keep(from: string, html: string): void {
    if (placed.test(html) && !placed.test(from)) return;
    // A part of a string would hold on to the page that it was cut from.
    this.#store.keep(from, structuredClone(html));
  }
}
