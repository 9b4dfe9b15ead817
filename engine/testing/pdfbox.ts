import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const jars = ['pdfbox2', 'fontbox2', 'commons-logging', 'bcprov', 'bcpkix', 'bcutil'].map(
  (name) => `/usr/share/java/${name}.jar`,
);
const source = fileURLToPath(new URL('java/JudgePdf.java', import.meta.url));

/** Whether Java, PDFBox and Bouncy Castle are here; the test set-up installs them where it may. */
export const hasPdfbox = (): boolean => existsSync('/usr/bin/javac') && jars.every((jar) => existsSync(jar));

/** What PDFBox with Bouncy Castle says of one signature or document timestamp. */
export interface PdfboxVerdict {
  kind: 'signature' | 'timestamp' | 'file';
  isValid: boolean;
  reason: string;
}

/**
 * Judges files (one start of Java for all); `folder` is the caller's, for what has to be written. Answers in the files'
 * order. `times`, one a file: then its newest timestamp's path must hold, the status known by the lists of the file alone.
 */
export function askPdfbox(folder: string, rootPem: string, files: Uint8Array[], times?: Date[]): PdfboxVerdict[][] {
  const classes = path.join(folder, 'classes');
  const classPath = [...jars, classes].join(':');
  if (!existsSync(classes)) {
    mkdirSync(classes);
    execFileSync('/usr/bin/javac', ['-nowarn', '-cp', classPath, '-d', classes, source], { stdio: 'pipe' });
  }
  const root = path.join(folder, 'judge-root.pem');
  writeFileSync(root, rootPem);
  const paths = files.map((file, index) => {
    const name = path.join(folder, `judged-${index}.pdf`);
    writeFileSync(name, file);
    return name;
  });
  const output = execFileSync(
    '/usr/bin/java',
    ['-cp', classPath, ...(times ? [`-Dat=${times.map(Number).join()}`] : []), 'JudgePdf', root, ...paths],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const lines = output.split('\n').filter(Boolean);
  return files.map((_, index) =>
    lines
      .map((line) => line.split('\t'))
      .filter(([file]) => Number(file) === index)
      .map(([, kind, verdict, reason]) => ({
        kind: kind as PdfboxVerdict['kind'],
        isValid: verdict === 'valid',
        reason: reason ?? '',
      })),
  );
}
