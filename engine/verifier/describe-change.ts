import type { Change } from './report.ts';

const WORDS: Record<Change['kind'], string> = {
  signature: 'a signature was added',
  timestamp: 'a timestamp was added',
  'validation-data': 'proof for later checks was added',
  metadata: 'data about the document was updated',
  mark: 'a signature was shown in a further place',
  'form-value': 'a form field was filled in',
  'form-structure': 'the form itself was changed',
  annotation: 'a comment, stamp or drawing was added or changed',
  'page-content': 'the content of a page was changed',
  'page-added': 'a page was added',
  'page-removed': 'a page was removed',
  'signed-object': 'something that had been signed was replaced',
  catalog: 'technical entries of the document were changed',
  unreadable: 'something was added that cannot be read',
};

/** One change since a signature in English, by its field and page where it has them. */
export function describeChange(change: Omit<Change, 'isAllowed' | 'revision'>): string {
  const { kind, fieldName, fieldLabel = fieldName, page, detail } = change;
  const places = [
    ...(fieldLabel === undefined ? [] : [`field "${fieldLabel}"`]),
    ...(page === undefined ? [] : [`page ${page + 1}`]),
    ...(detail === undefined ? [] : [detail]),
  ];
  return places.length > 0 ? `${WORDS[kind]} (${places.join(', ')})` : WORDS[kind];
}
