/** The product's name, never translated. */
export const productName = 'Sigillum';

/** Capitalises the words of a path segment: `signer-groups` is "Signer Groups". */
function readSegment(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Names a page (specification, section 2): its own title, else its last static path segment, and the product's name behind; the
 * product's name alone when there is neither. `pattern` is the screen's path with its `:parameters`. A `subject` stands in front, where
 * tabs of one kind differ.
 */
export function namePage(title: string | undefined, pattern: string, subject?: string): string {
  const segment = pattern.split('/').findLast((part) => part !== '' && part !== '*' && !part.startsWith(':'));
  const name = title ?? (segment && readSegment(segment));
  // A page may break a long word; a tab, a bookmark and what is copied from them show or keep the hyphen.
  return [subject, name?.replaceAll('\u00ad', ''), productName].filter(Boolean).join(' · ');
}
