/** Endings of files that people hand in or take away; those of our own sources are none of them. */
const ending =
  /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|txt|png|jpe?g|gif|webp|heic|tiff?|bmp|svg|zip|p7[ms]|eml|msg|pfx|p12|pem)\b/gi;
/** Where the name of a file begins, seen from its end; it may hold blanks, brackets and apostrophes. */
const bounds = new Set('/\\"“”«»:;<>|?*=\r\n\t');
const longestName = 200;

/** Blots out names of files: what stands before an ending goes as far as it may belong to the name. */
function scrubFiles(text: string): string {
  let left = '';
  let from = 0;
  for (const { index, 0: end } of text.matchAll(ending)) {
    let start = index;
    const least = Math.max(from, index - longestName);
    while (start > least && !bounds.has(text[start - 1]!)) start -= 1;
    // A lone ending names nobody's file.
    if (start === index) continue;
    const blank = text.startsWith(' ', start) ? ' ' : '';
    left += `${text.slice(from, start)}${blank}[file]`;
    from = index + end.length;
  }
  return left + text.slice(from);
}

/** A long word with letters and digits is a token, a hash or a code. */
const scrubWord = (word: string) => (/\d/.test(word) && /[a-z]/i.test(word) ? '[token]' : word);

/** Each is bounded, so that no text takes longer than its length. */
const shapes: readonly ((text: string) => string)[] = [
  // Passwords in addresses.
  (text) => text.replace(/(:\/\/)[^\s/@"'<>]{1,300}@/g, '$1'),
  (text) => text.replace(/[\w.!#$%&'*+=^`{|}~-]{1,64}(?:@|%40)(?:[\w-]{1,63}\.){1,10}[\w-]{1,63}/gi, '[email]'),
  (text) => text.replace(/\b(?:Bearer|Basic) {1,4}[\w+/=.~-]+/gi, '[credentials]'),
  // Whatever an address asks for; the names of what it asks tell enough.
  (text) => text.replace(/([?&;][\w.%[\]-]{1,64}=)[^&\s"'#<>)]+/g, '$1[value]'),
  (text) => text.replace(/(\/(?:view|direct-sign\/identification)\/)(?!eidas\b|zertes\b)[^\s"'?#<>)]+/g, '$1[visit]'),
  scrubFiles,
  (text) => text.replace(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '[id]'),
  (text) => text.replace(/[\w-]{20,}/g, scrubWord),
  (text) => text.replace(/\+\d[\d ]{7,18}\d/g, '[phone]'),
  // A code that somebody types.
  (text) => text.replace(/\b\d{6}\b/g, '[digits]'),
];

/** Longer texts tell nothing more of an error. */
const longest = 8000;

/** Blots out of a text what must not leave the house: addresses, tokens, secrets of links, what addresses ask for, names of files. */
export function scrub(text: string, most = longest): string {
  return shapes.reduce((result, blotOut) => blotOut(result), text.slice(0, most));
}

/** Ids that the reporting itself makes, and what names our own code. */
const kept = new Set([
  ...['event_id', 'trace_id', 'span_id', 'parent_span_id', 'segment_id', 'replay_id', 'profile_id', 'public_key'],
  ...['release', 'debug_id', 'code_file', 'trace_ids', 'error_ids', 'sdk', 'timestamp', 'start_timestamp'],
]);
/** What is told of nobody: who it is, what was sent, what variables held. */
const dropped = new Set([
  ...['user', 'cookies', 'headers', 'env', 'data', 'vars', 'breadcrumbs', 'extra', 'server_name', 'attachments'],
  ...['query_string', 'ip_address', 'email', 'username'],
]);
const deepest = 40;

/** A value of JSON with every text in it scrubbed. `keepsData`: a recording, whose every part is called data. */
export function scrubValue(value: unknown, keepsData = false, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value, keepsData ? Infinity : longest);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, keepsData, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !dropped.has(key) || (keepsData && key === 'data'))
      .map(([key, item]) => [scrub(key), kept.has(key) ? item : scrubValue(item, keepsData, depth + 1)]),
  );
}
