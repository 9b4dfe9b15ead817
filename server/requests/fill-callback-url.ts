interface CallbackWords {
  SKRIBBLE_SIGNATURE_REQUEST_ID: string;
  SKRIBBLE_DOCUMENT_ID: string | undefined;
  /** Only where one signature has caused the callback. */
  SKRIBBLE_SIGNATURE_ID: string | undefined;
}

/** What no URL may hold (RFC 3986, appendix A), a percent sign that encodes nothing among it. */
const forbidden = /%(?![0-9a-f]{2})|[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/giu;

/** Where path and query begin: behind scheme, user info, host and port. */
const authority = /^[a-z]+:\/\/[^/?#]*/i;

/**
 * Puts ids in place of the words that programs of the family know, in path and query, with the braces around them (machine API,
 * section 7). Everything else of the address stays as it was given; only what no URL may hold is percent-encoded, and nothing twice.
 */
export function fillCallbackUrl(url: string, words: CallbackWords): string {
  const [start = ''] = authority.exec(url) ?? [];
  const filled = url
    .slice(start.length)
    .replaceAll(
      /\{(SKRIBBLE_(?:SIGNATURE_REQUEST|DOCUMENT|SIGNATURE)_ID)\}|(SKRIBBLE_(?:SIGNATURE_REQUEST|DOCUMENT|SIGNATURE)_ID)/g,
      (found, braced: keyof CallbackWords | undefined, bare: keyof CallbackWords | undefined) =>
        words[(braced ?? bare)!] ?? found,
    );
  return start + filled.replaceAll(forbidden, encodeURIComponent);
}
