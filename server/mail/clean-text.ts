// Marks that turn the direction of the text around them, and control characters, mails' header breaks among them.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[\p{Cc}\u2028\u2029\ufeff]+/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes one line of a text that a person entered: without control and direction characters, cut after `most` visible
 * characters with "…". Text from right to left is enclosed in U+2068 … U+2069, so that it turns nothing around it.
 */
export function cleanLine(text: string, most: number): string {
  const line = text.toWellFormed().replace(directionMarks, '').replace(controls, ' ').replace(/\s+/g, ' ').trim();
  return isolate(shorten(line, most));
}

/** The paragraphs of a text that a person entered, each cleaned like a line; empty ones are left out. */
export function cleanParagraphs(text: string, most: number): string[] {
  const lines = shorten(text.toWellFormed(), most).split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map((line) => cleanLine(line, most)).filter((line) => line !== '');
}

function shorten(text: string, most: number): string {
  // A visible character may carry any number of combining marks: those are limited too.
  const bounded = text.length > most * 4 ? text.slice(0, most * 4).toWellFormed() : text;
  let count = 0;
  for (const { index } of graphemes.segment(bounded)) {
    count += 1;
    if (count > most) return `${bounded.slice(0, index).trimEnd()}…`;
  }
  return bounded.length < text.length ? `${bounded}…` : bounded;
}

function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
