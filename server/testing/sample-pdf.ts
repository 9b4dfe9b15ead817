export { buildFormPdf } from '@sigillum/engine/testing/form-pdf';
/** A small valid PDF with pages of the given sizes in points; each says its number and `text`, in Latin letters. */
export function buildSamplePdf(
  text = 'Sample',
  pages: readonly { width: number; height: number; rotate?: number }[] = [{ width: 595, height: 842 }],
): Buffer {
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap(({ width, height, rotate = 0 }, index) => {
      const content = `BT /F1 24 Tf 72 ${height - 96} Td (${text} ${index + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const rows = bodies.map((body, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const size = bodies.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + tail, 'latin1');
}
