import { readFormFields } from '../pdf/read-form-fields.ts';
import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { accessBytes } from '../pdf/structure/random-access.ts';
import { PdfRef, type PdfValue } from '../pdf/values.ts';
import { appendRevision, parse, parseDict, withEntries } from './edit-pdf.ts';
import { buildPdf } from './pdf-fixtures.ts';

/** What the form of a file asks for, by the engine's own reader. */
export const readFormOf = async (file: Uint8Array) => readFormFields(await PdfReader.open(accessBytes(file)));

/**
 * A file that is a form already, as office programs and editors make them: fields below a common one, a field of two widgets, boxes,
 * radio buttons, lists with values of their own, on a page that is turned, too; and fields of kinds that are not taken over.
 */
export function buildFormPdf(): Promise<Uint8Array> {
  return appendRevision(buildPdf({ pages: [{}, { rotate: 90 }] }), async ({ writer, catalog, page, addStream }) => {
    const pages = [await page(0), await page(1)];
    const annots: PdfRef[][] = [[], []];
    const widget = (at: number, rect: string, entries: string) => {
      const shown = `/Type /Annot /Subtype /Widget /F 4 /Rect [${rect}] /P ${pages[at]!.ref.number} 0 R ${entries}`;
      const ref = writer.add(parseDict(shown));
      annots[at]!.push(ref);
      return ref;
    };
    const give = (ref: PdfRef, entries: Record<string, PdfValue>) =>
      writer.put(ref, withEntries(writer.findPending(ref) as Map<string, PdfValue>, entries));
    const look = (drawn: string) => addStream('/Type /XObject /Subtype /Form /BBox [0 0 14 14]', drawn);
    const box = (state: string) =>
      `/AS /Off /AP <</N <</${state} ${look('2 2 10 10 re f').number} 0 R /Off ${look('0 0 14 14 re S').number} 0 R>>>>`;
    const text = '/DA (/Helv 0 Tf 0 g) /FT /Tx';

    const company = widget(0, '60 700 260 720', `${text} /T (company) /TU (Company of the tenant) /Ff 2 /MaxLen 40`);
    const street = widget(0, '60 660 260 680', '/T (street)');
    const notes = widget(0, '60 580 260 640', '/T (notes) /Ff 4096 /V (as agreed)');
    const address = writer.add(withEntries(parseDict(`${text} /T (address)`), { Kids: [street, notes] }));
    for (const kid of [street, notes]) give(kid, { Parent: address });
    const [first, second] = [widget(0, '60 540 160 556', ''), widget(1, '60 540 160 556', '/MK <</R 90>>')];
    const twice = writer.add(withEntries(parseDict(`${text} /T (rent)`), { Kids: [first, second] }));
    for (const kid of [first, second]) give(kid, { Parent: twice });
    const agreed = widget(0, '60 510 74 524', `/FT /Btn /T (agreed) ${box('On')}`);
    const radios = ['monthly', 'yearly'].map((state, i) =>
      widget(0, `${100 + i * 40} 510 ${114 + i * 40} 524`, box(state)),
    );
    const period = writer.add(
      withEntries(parseDict('/FT /Btn /T (period) /Ff 49152 /Opt [(Each month) (Each year)]'), { Kids: radios }),
    );
    for (const kid of radios) give(kid, { Parent: period });
    const choice = '/FT /Ch /DA (/Helv 0 Tf 0 g)';
    const canton = widget(
      0,
      '60 470 200 490',
      `${choice} /Ff 131072 /T (canton) /Opt [[(zh) (Zurich)] [(be) (Berne)]] /V (be)`,
    );
    const floor = widget(1, '60 400 200 420', `${choice} /T (floor) /Opt [(Ground) (First)]`);
    const left = [
      widget(0, '300 700 500 720', `${text} /T (secret) /Ff 8192`),
      widget(0, '300 660 500 680', `${text} /T (upload) /Ff 1048576`),
      widget(0, '300 620 500 640', `${text} /T (sum) /AA <</F <</S /ResetForm>>>>`),
      widget(0, '300 580 500 600', `${choice} /T (several) /Ff 2097152 /Opt [(a) (b)]`),
      widget(0, '300 540 500 560', `${choice} /T (same) /Ff 131072 /Opt [(a) (a)]`),
      widget(0, '0 0 0 0', `${text} /T (nowhere)`),
      widget(0, '300 500 500 520', '/FT /Btn /T (send) /Ff 65536'),
      widget(0, '300 460 500 480', `${text} /T (fixed) /Ff 1 /V (as printed)`),
    ];
    const fields = [company, address, twice, agreed, period, canton, floor, ...left];
    const font = writer.add(parse('<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>'));
    const form = withEntries(parseDict('/DA (/Helv 0 Tf 0 g)'), { Fields: fields });
    form.set('DR', new Map([['Font', new Map([['Helv', font]])]]));
    for (const [at, { ref, dict }] of pages.entries()) writer.put(ref, new Map(dict).set('Annots', annots[at]!));
    writer.put(catalog.ref, new Map(catalog.dict).set('AcroForm', writer.add(form)));
  });
}
