import { actsByItself } from './find-automatic-actions.ts';
import type { ObjectScan } from './scan-objects.ts';
import { decodeText, readName, type PdfDict, type PdfValue } from '../values.ts';

/** Kinds of content that act, load or play instead of lying still on the page. */
export type ActiveContent =
  | 'javascript'
  | 'launch'
  | 'xfa'
  /** Leads away or sends something without being asked. */
  | 'automatic-action'
  | 'embedded-file'
  | 'submit-form'
  | 'import-data'
  | 'remote-go-to'
  | 'rich-media'
  | 'movie'
  | 'sound';

const byAction: Record<string, ActiveContent> = {
  JavaScript: 'javascript',
  Launch: 'launch',
  SubmitForm: 'submit-form',
  ImportData: 'import-data',
  GoToR: 'remote-go-to',
  GoToE: 'remote-go-to',
  Rendition: 'rich-media',
  RichMediaExecute: 'rich-media',
  Movie: 'movie',
  Sound: 'sound',
};
const bySubtype: Record<string, ActiveContent> = {
  FileAttachment: 'embedded-file',
  RichMedia: 'rich-media',
  Screen: 'rich-media',
  '3D': 'rich-media',
  Movie: 'movie',
  Sound: 'sound',
};

/**
 * Lists the active content of every object in the file, wherever it hangs: open actions, name trees, annotations,
 * fields, /AA, object streams, superseded revisions. Reading every dictionary rather than the known places leaves none out,
 * and an empty name tree, as Acrobat leaves behind, accuses nobody.
 */
export function findActiveContent(scan: ObjectScan): ActiveContent[] {
  const kinds = new Set<ActiveContent>();
  const pending: PdfValue[] = [];
  for (const object of scan.found) pending.push(object.value);
  for (const trailer of scan.trailers) pending.push(trailer);
  while (pending.length > 0) {
    const value = pending.pop()!;
    if (Array.isArray(value)) for (const item of value) pending.push(item);
    else if (value instanceof Map) {
      judgeDictionary(scan, value, kinds);
      for (const item of value.values()) if (Array.isArray(item) || item instanceof Map) pending.push(item);
    }
  }
  return [...kinds].toSorted();
}

function judgeDictionary(scan: ObjectScan, dictionary: PdfDict, kinds: Set<ActiveContent>): void {
  const action = dictionary.has('S') ? readName(scan.resolve(dictionary.get('S'))) : undefined;
  if (action !== undefined && Object.hasOwn(byAction, action)) kinds.add(byAction[action]!);
  const subtype = dictionary.has('Subtype') ? readName(scan.resolve(dictionary.get('Subtype'))) : undefined;
  if (subtype !== undefined && Object.hasOwn(bySubtype, subtype)) kinds.add(bySubtype[subtype]!);
  if (actsByItself(scan, dictionary)) kinds.add('automatic-action');
  if (isPresent(scan, dictionary, 'JS')) kinds.add('javascript');
  if (isPresent(scan, dictionary, 'XFA')) kinds.add('xfa');
  if (isPresent(scan, dictionary, 'EF')) kinds.add('embedded-file');
  const link = dictionary.has('URI') ? decodeText(scan.resolve(dictionary.get('URI'))) : undefined;
  if (link !== undefined && /^\s*javascript:/i.test(link)) kinds.add('javascript');
}

function isPresent(scan: ObjectScan, dictionary: PdfDict, key: string): boolean {
  return dictionary.has(key) && scan.resolve(dictionary.get(key)) !== null;
}
