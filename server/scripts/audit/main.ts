import { auditFolder } from './audit-folder.ts';

const usage = `npm run audit -- verify FOLDER [--trust ROOT.pem]

Checks an exported signature request (report.json, report.pdf, documents/) without the server:
every event's hash and their chain, each file against the events, and the seal of report.pdf.
--trust   certificates (PEM) that the seal has to chain to
Exit codes: 0 everything holds; 1 something does not; 2 wrong use.`;

/** Reads the command line, prints what was found and answers the exit code. */
async function main(args: string[]): Promise<number> {
  const at = args.indexOf('--trust');
  const trust = at < 0 ? undefined : args[at + 1];
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  const [command, folder] = rest;
  if (command !== 'verify' || !folder || rest.length > 2 || (at >= 0 && !trust)) {
    console.error(usage);
    return 2;
  }
  const { faults, notes } = await auditFolder(folder, trust);
  for (const note of notes) console.log(`  ok    ${note}`);
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  console.log(faults.length ? `\nThe folder does NOT hold: ${faults.length} faults.` : '\nEverything holds.');
  return faults.length ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
