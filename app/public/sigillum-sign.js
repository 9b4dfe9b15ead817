/**
 * <sigillum-sign src="…"> shows the signing page within another site. `src` is an embed address of the machine API (POST
 * …/signatures/{sid}/embed-address): it opens once, within five minutes, on the site that it was made for.
 *
 * Events: `ready`, `size` (detail.height), `signed`, `declined`, `failed` (detail.reason), `closed`. They tell a page what to show next; that
 * something is signed, a program learns by the API. Attribute `title`: what the frame is called for those who do not see it.
 */
const types = new Set(['ready', 'size', 'signed', 'declined', 'failed', 'closed']);
const leastHeight = 640;

class SigillumSign extends HTMLElement {
  static observedAttributes = ['src', 'title'];
  #frame = document.createElement('iframe');
  #listen = (event) => {
    // Of all that is said to this window, only what the frame's own page says counts.
    if (event.source !== this.#frame.contentWindow || event.origin !== this.#origin) return;
    const { source, type, ...detail } = Object(event.data);
    if (source !== 'sigillum' || !types.has(type)) return;
    if (type === 'size' && detail.height > 0) this.#frame.style.height = `${Math.max(leastHeight, detail.height)}px`;
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };

  get #origin() {
    const src = this.getAttribute('src') ?? '';
    return URL.canParse(src, location.href) ? new URL(src, location.href).origin : undefined;
  }

  constructor() {
    super();
    this.#frame.style.cssText = `display: block; width: 100%; height: ${leastHeight}px; border: 0`;
    this.#frame.referrerPolicy = 'no-referrer';
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback() {
    addEventListener('message', this.#listen);
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
  }

  attributeChangedCallback(name, before, value) {
    if (name === 'title') this.#frame.title = value ?? '';
    else if (value !== before) this.#frame.src = /^https?:/.test(this.#origin ?? '') ? value : 'about:blank';
  }
}

if (!customElements.get('sigillum-sign')) customElements.define('sigillum-sign', SigillumSign);
