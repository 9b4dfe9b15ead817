import { type Locale, locales } from '@sigillum/app/i18n/locales.ts';
import { spellOut } from '@sigillum/app/vite/spell-out.ts';

/** How texts are written: docs/words.md, section "Writing". */
interface Rule {
  /** What is wrong with a text that the pattern finds something in. */
  fault: string;
  pattern: RegExp;
  /** Where the rule holds; everywhere when not named. */
  in?: readonly Locale[];
}

const allBut = (locale: Locale): Locale[] => locales.filter((one) => one !== locale);
const words = (...all: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu');

/** What "tu" is told, and no noun, nor "it does"; the others need an article behind them to be told apart. */
const informalOrders = [
  'Accedi|Accetta|Aggiungi|Annulla|Applica|Apri|Attiva|Cambia|Cancella|Carica|Chiudi|Completa|Continua|Crea|Disattiva|Disdici|Elimina|Esci',
  'Inserisci|Invia|Lascia|Leggi|Mantieni|Mostra|Nascondi|Paga|Passa|Posiziona|Registrati|Rendi|Ricarica|Rifiuta|Rimani|Rimuovi|Riprova',
  'Ritira|Salva|Scarica|Scegli|Sposta|Termina|Torna|Trascina|Usa|Vai|Vedi',
].join('|');
const alsoNouns = 'Conferma|Copia|Firma|Modifica|Prova|Verifica';
const articles = 'il |lo |la |l’|i |gli |le |un |una |un’|#|«';

const rules: readonly Rule[] = [
  { fault: 'has a straight apostrophe (’)', pattern: /'/ },
  { fault: 'has straight quotation marks', pattern: /"/ },
  { fault: 'has dots for an ellipsis (…), or a space before it', pattern: /\.\.\.|\s…/ },
  { fault: 'has a hyphen for a dash', pattern: /\s-\s/ },
  { fault: 'has spaces at an end, or two in a row', pattern: /^\s|\s$|\s\s/ },
  { fault: 'has a unit without its no-break space', pattern: /[\d}#](?!\u00a0)\s?(?:[kMG][Bo]|s|%)(?!\p{L})/u },
  { fault: 'has foreign quotation marks', in: ['en-gb'], pattern: /[«»„"]/ },
  { fault: 'has foreign quotation marks', in: allBut('en-gb'), pattern: /[“”„"]/ },
  { fault: 'has a space inside « »', in: ['de-ch', 'it'], pattern: /«\s|\s»/ },
  { fault: 'lacks a narrow no-break space inside « »', in: ['fr-ch'], pattern: /«(?!\u202f)|(?<!\u202f)»/ },
  {
    fault: 'lacks a narrow no-break space before : ; ? !',
    in: ['fr-ch'],
    pattern: /(?<!\u202f)[:;?!](?!\p{L}|\d|\/)/u,
  },
  { fault: 'has a space before : ; ? !', in: allBut('fr-ch'), pattern: /\s[:;?!]/ },
  { fault: 'has a point in a number', in: ['fr-ch', 'it'], pattern: /\d\.\d/ },
  { fault: 'has a comma in a number', in: ['en-gb', 'de-ch'], pattern: /\d,\d/ },
  { fault: 'counts in bytes (ko, Mo)', in: ['fr-ch'], pattern: /[\d}#]\s?[kMG]B(?!\p{L})/u },
  { fault: 'counts in octets (kB, MB)', in: allBut('fr-ch'), pattern: /[\d}#]\s?[kMG]o(?!\p{L})/u },
  { fault: 'has an ß', in: ['de-ch'], pattern: /ß/ },
  {
    fault: 'says du',
    in: ['de-ch'],
    pattern: words('du', 'dich', 'dir', 'dein\\p{L}*', 'euch', 'euer', 'eure\\p{L}*'),
  },
  { fault: 'says tu', in: ['fr-ch'], pattern: words('tu', 'te', 'toi', 'ton', 'ta', 'tes') },
  { fault: 'says tu', in: ['it'], pattern: words('tu', 'ti', 'te', 'tuo', 'tua', 'tuoi', 'tue') },
  {
    fault: 'orders by tu what a button does: the infinitive',
    in: ['it'],
    pattern: new RegExp(`^(?:(?:${informalOrders})(?!\\p{L})[^.]*|(?:${alsoNouns}) (?:${articles})[^.]*)$`, 'u'),
  },
];

export interface ForbiddenWord {
  locale: Locale;
  /** With * for any letters. */
  word: string;
  instead: string;
}

const match = ({ word }: Pick<ForbiddenWord, 'word'>): RegExp => words(word.replaceAll('*', '\\p{L}*'));

/** What is wrong with a text by how it is written; the same fault once. */
export function judgeWriting(locale: Locale, text: string): string[] {
  const forms = spellOut(text);
  return rules
    .filter((rule) => (rule.in ?? locales).includes(locale) && forms.some((form) => rule.pattern.test(form)))
    .map(({ fault }) => fault);
}

/** Which words a text says that its language has another one for. */
export function findForbidden<Word extends ForbiddenWord>(
  locale: Locale,
  text: string,
  forbidden: readonly Word[],
): Word[] {
  const forms = spellOut(text).map((form) => form.replaceAll(/\{\w+\}/g, ''));
  return forbidden.filter((one) => one.locale === locale && forms.some((form) => match(one).test(form)));
}

/** Whether a text of the language says the term, in this or a longer form. */
export const isSaid = (term: string, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(term.toLowerCase()));
