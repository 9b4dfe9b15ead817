const nameStart = '[A-Za-z_:\\u00C0-\\uFFFD]';
const namePattern = `${nameStart}[-.\\w:\\u00B7-\\uFFFD]*`;
const reference = `&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#x[0-9A-Fa-f]{1,6});`;
const value = `"[^<&"]*(?:${reference}[^<&"]*)*"|'[^<&']*(?:${reference}[^<&']*)*'`;
const startTag = new RegExp(`<(${namePattern})((?:\\s+${namePattern}\\s*=\\s*(?:${value}))*)\\s*(/?)>`, 'y');
const endTag = new RegExp(`</(${namePattern})\\s*>`, 'y');
const skipped = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>/y;
const text = new RegExp(`[^<&]*(?:${reference}[^<&]*)*`, 'y');
const attributeName = new RegExp(`(${namePattern})\\s*=`, 'g');
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const maxDepth = 256;

/**
 * Tells whether a text is one well-formed XML element with what may stand around it (XML 1.0, section 2.1): tags nest
 * and match, attributes are quoted and occur once, references are known. A document type is not accepted: nothing that
 * we read needs one, and entities of its own are how small files grow. Names are judged a little too kindly.
 */
export function isWellFormedXml(source: string): boolean {
  if (controls.test(source)) return false;
  const open: string[] = [];
  let roots = 0;
  let at = source.startsWith('\ufeff') ? 1 : 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    const before = at;
    if (match(skipped)) {
      // CDATA is text, which stands inside of an element only.
      if (open.length === 0 && source.startsWith('<![', before)) return false;
      continue;
    }
    const end = match(endTag);
    if (end) {
      if (open.pop() !== end[1]) return false;
      continue;
    }
    const start = match(startTag);
    if (start) {
      if (open.length === 0 && ++roots > 1) return false;
      if (open.length >= maxDepth || hasDuplicates(start[2] ?? '')) return false;
      if (start[3] === '') open.push(start[1]!);
      continue;
    }
    const plain = match(text);
    if (!plain?.[0] || (open.length === 0 && plain[0].trim() !== '')) return false;
  }
  return roots === 1 && open.length === 0;
}

function hasDuplicates(attributes: string): boolean {
  const names = [...attributes.replace(/"[^"]*"|'[^']*'/g, '').matchAll(attributeName)].map((found) => found[1]);
  return new Set(names).size !== names.length;
}
