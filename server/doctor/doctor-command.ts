import { parseArgs } from 'node:util';
import { examine, type Patient } from './examine.ts';

const usage = `npm run doctor [-- --json]
    looks at the installation, changes nothing, and says in words what is wrong; exit code 1 when something is. Set the
    variables as for the server`;

/** Does what `npm run doctor` asks for. Answers the exit code: 0 where nothing is wrong, 1 where something is, 2 where nobody understood. */
export async function runDoctor(
  words: readonly string[],
  patient: Patient,
  say: (line: string) => void,
): Promise<number> {
  let isJson: boolean;
  try {
    isJson = parseArgs({ args: [...words], options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch {
    say(usage);
    return 2;
  }
  const findings = await examine(patient);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (isJson) say(JSON.stringify({ isWell: wrong === 0, findings }, null, 2));
  else {
    for (const { check, state, message } of findings) say(`${state.padEnd(6)}  ${check.padEnd(12)}  ${message}`);
    say(wrong === 0 ? 'Nothing is wrong.' : wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
  }
  return wrong === 0 ? 0 : 1;
}
