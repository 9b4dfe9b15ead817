import { defaultLocale, type Locale, locales, toLanguage } from '@sigillum/app/i18n/locales.ts';
import { readAreas, readTranslations } from '@sigillum/app/vite/read-messages.ts';
import { composeText, describeStandards, placeholders } from '@sigillum/engine/pdf/appearance';
import { writeSms } from '@sigillum/server/sms/sms-texts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findForbidden, type ForbiddenWord, isSaid, judgeWriting } from './judge-words.ts';
import { readSource } from './source-files.ts';

const page = readSource('docs/words.md');

/** The rows of the table below a heading of docs/words.md, without its head. */
const readRows = (heading: string): string[][] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0]!.split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const terms = readRows('Terms').map((cells) =>
  locales.map((locale, column) => ({ locale, forms: cells[column]!.split(', ') })),
);
const forbidden: ForbiddenWord[] = readRows('Not said').map(([locale, word, instead]) => ({
  locale: locale as Locale,
  word: word!,
  instead: instead!,
}));
const exceptions = readRows('Said all the same').map(([id, locale, word]) => ({ id: id!, locale, word }));
const isExcepted = (id: string, locale: Locale, word: string): boolean =>
  exceptions.some(
    (one) =>
      one.locale === locale &&
      one.word === word &&
      (one.id.endsWith('*') ? id.startsWith(one.id.slice(0, -1)) : id === one.id),
  );

interface Said {
  id: string;
  locale: Locale;
  text: string;
}

async function readApp(): Promise<Said[]> {
  const said: Said[] = [];
  for (const [area, texts] of await readAreas())
    for (const locale of locales) {
      const translations = locale === defaultLocale ? {} : await readTranslations(locale, area);
      for (const { id, defaultMessage } of texts)
        said.push({ id, locale, text: locale === defaultLocale ? defaultMessage : (translations[id] ?? '') });
    }
  return said;
}

/** Mails, text messages, the signature report, and what stands in visible signatures. */
function readServer(locale: Locale): Said[] {
  const language = toLanguage(locale);
  const read = (path: string) => Object.entries(JSON.parse(readSource(path)) as Record<string, string>);
  const shows = { date: false, claim: true, standards: false };
  const { claim } = composeText(
    { signerName: '', date: '', standards: '' },
    { company: '', location: '', shows, language },
  );
  const others = {
    'sms.tan': writeSms(locale, 'tan', { tan: '123456', title: 'Lease' }),
    'sms.phone': writeSms(locale, 'phone', { code: '123456' }),
    'stamp.claim': claim!,
    'stamp.standards': ['SES', 'AES', 'QES']
      .map((quality) => describeStandards({ quality, legislation: 'ZERTES' }, language))
      .join(', '),
    'stamp.date': placeholders[language].date,
    'stamp.quality': placeholders[language].quality,
  };
  return [
    ...read(`server/mail/messages/${locale}.json`).map(([id, text]) => ({ id: `mail.${id}`, locale, text })),
    ...read(`server/documents/report-messages/${locale}.json`).map(([id, text]) => ({
      id: `report.${id}`,
      locale,
      text,
    })),
    ...Object.entries(others).map(([id, text]) => ({ id, locale, text })),
  ];
}

let said: Said[] = [];
beforeAll(async () => {
  said = [...(await readApp()), ...locales.flatMap((locale) => readServer(locale))];
});

describe('the words that users read', () => {
  it('are written as docs/words.md says', () => {
    expect(said.length).toBeGreaterThan(6000);
    const faults = said.flatMap(({ id, locale, text }) =>
      judgeWriting(locale, text).map((fault) => `${locale} ${id} ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('are never those that docs/words.md has others for', () => {
    const faults = said.flatMap(({ id, locale, text }) =>
      findForbidden(locale, text, forbidden)
        .filter(({ word }) => !isExcepted(id, locale, word))
        .map(({ word, instead }) => `${locale} ${id} says ${word}, not ${instead}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('are in docs/words.md only while somebody says them', () => {
    const textsOf = Object.fromEntries(
      locales.map((locale) => [locale, said.filter((one) => one.locale === locale).map(({ text }) => text)]),
    );
    const unsaid = terms.flat().flatMap(({ locale, forms }) => forms.filter((form) => !isSaid(form, textsOf[locale]!)));
    expect(unsaid).toEqual([]);
    const idle = exceptions.filter(
      (one) =>
        !said.some(({ id, locale, text }) =>
          findForbidden(locale, text, forbidden).some(
            ({ word }) => word === one.word && locale === one.locale && isExcepted(id, locale, word),
          ),
        ),
    );
    expect(idle).toEqual([]);
  });
});

describe('the rules of writing', () => {
  it.each<[Locale, string, string]>([
    ['en-gb', "It's here", 'has a straight apostrophe (’)'],
    ['en-gb', 'Saving …', 'has dots for an ellipsis (…), or a space before it'],
    ['en-gb', 'At most 5 MB', 'has a unit without its no-break space'],
    ['de-ch', 'Grösse 112,5\u00a0MB', 'has a comma in a number'],
    ['de-ch', 'Schließen', 'has an ß'],
    ['de-ch', 'Hast du schon ein Konto?', 'says du'],
    ['de-ch', '« {title} » löschen', 'has a space inside « »'],
    ['fr-ch', 'Supprimer?', 'lacks a narrow no-break space before : ; ? !'],
    ['fr-ch', '{count, plural, one {Un: #} other {Deux\u202f: #}}', 'lacks a narrow no-break space before : ; ? !'],
    ['fr-ch', 'Supprimer «{title}»', 'lacks a narrow no-break space inside « »'],
    ['fr-ch', 'Au plus 5\u00a0MB', 'counts in bytes (ko, Mo)'],
    ['fr-ch', 'Saisis ton nom', 'says tu'],
    ['it', 'Elimina il gruppo', 'orders by tu what a button does: the infinitive'],
    ['it', 'Firma # documenti', 'orders by tu what a button does: the infinitive'],
  ])('find in %s: %s', (locale, text, fault) => {
    expect(judgeWriting(locale, text)).toEqual([fault]);
  });

  it.each<[Locale, string]>([
    ['it', 'Carica documenti, invia richieste e firma.'],
    ['it', 'Firma semplice'],
    ['it', 'Verifica di {name}'],
    ['fr-ch', '« {title} »\u202f: <b>prêt\u202f!</b>'.replaceAll('« ', '«\u202f').replace(' »', '\u202f»')],
    ['de-ch', 'Bis zu 50 PDFs, zusammen 112.5\u00a0MB'],
  ])('leave alone in %s: %s', (locale, text) => {
    expect(judgeWriting(locale, text)).toEqual([]);
  });

  it('knows forbidden words by their letters, not by parts of others', () => {
    const words: ForbiddenWord[] = [
      { locale: 'it', word: 'conto', instead: 'account' },
      { locale: 'de-ch', word: 'versend*', instead: 'senden' },
    ];
    expect(findForbidden('it', 'Il Suo conto, per conto terzi', words)).toHaveLength(1);
    expect(findForbidden('it', 'Un acconto', words)).toEqual([]);
    expect(findForbidden('de-ch', 'Wurde <b>versendet</b>', words)).toHaveLength(1);
  });
});
