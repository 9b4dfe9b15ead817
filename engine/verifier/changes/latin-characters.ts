import { PdfName, readText, type PdfString, type PdfValue } from '../../pdf/values.ts';

/** Names of glyphs in the order of their characters, as simple fonts write them (ISO 32000-2, annex D.2). */
const ASCII =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde';
const LATIN =
  'exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot softhyphen registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis';
/** The characters that PDFDocEncoding has in place of control characters, from 0x18 and from 0x80 on (annex D.3). */
const ACCENTS = '˘ˇˆ˙˝˛˚˜';
const ACCENT_NAMES = 'breve caron circumflex dotaccent hungarumlaut ogonek ring tilde';
const SIGNS = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const SIGN_NAMES =
  'bullet dagger daggerdbl ellipsis emdash endash florin fraction guilsinglleft guilsinglright minus perthousand quotedblbase quotedblleft quotedblright quoteleft quoteright quotesinglbase trademark fi fl Lslash OE Scaron Ydieresis Zcaron dotlessi lslash oe scaron zcaron';

const number = (names: string, first: number) =>
  names.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(first + index)]);
const pair = (names: string, characters: string) =>
  names.split(' ').map((name, index): [string, string] => [name, [...characters][index]!]);

const CHARACTERS = new Map([
  ...number(ASCII, 0x20),
  ...number(LATIN, 0xa1),
  ...pair(ACCENT_NAMES, ACCENTS),
  ...pair(SIGN_NAMES, SIGNS),
  ['Euro', '€'],
  ['nbspace', ' '],
] as [string, string][]);

/** The character of a glyph's name; undefined for a name that does not tell. */
const findCharacter = (glyph: string): string | undefined => {
  const [, hex] = /^uni([0-9A-F]{4})$/.exec(glyph) ?? [];
  return CHARACTERS.get(glyph) ?? (hex && String.fromCharCode(parseInt(hex, 16)));
};

/** What an encoding says differently of codes (section 9.6.5.1); undefined characters are those that it does not tell. */
export function readDifferences(differences: PdfValue[]): Map<number, string | undefined> {
  const characters = new Map<number, string | undefined>();
  let code = 0;
  for (const item of differences) {
    if (typeof item === 'number') code = item;
    else if (item instanceof PdfName) {
      characters.set(code, findCharacter(item.value));
      code += 1;
    }
  }
  return characters;
}

/** A text string with the characters that PDFDocEncoding has where Latin-1 has none. */
export function readFieldText(value: PdfString): string {
  const text = readText(value);
  const isLatin = [...text].every((char, index) => char.codePointAt(0) === value.bytes[index]);
  if (!isLatin) return text;
  return text.replace(/[\x18-\x1f\x80-\x9e\xa0]/g, (char) => {
    const code = char.charCodeAt(0);
    if (code === 0xa0) return '€';
    return (code < 0x20 ? [...ACCENTS][code - 0x18] : [...SIGNS][code - 0x80]) ?? char;
  });
}
