import { spawn } from 'node:child_process';
import { once } from 'node:events';

// The shell tells what its children have cost, in every system's own way of counting.
const measured = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs all commands of a step, also after a red one. Resolves to whether all were green and their seconds of wall and of processor time. What
 * they print goes to `say`, or straight to the terminal without one.
 */
export async function runStep({ commands }, { root, env, say }) {
  const started = performance.now();
  const total = { isGreen: true, cpu: 0 };
  for (const command of commands) {
    const words = command.map((word) => word.replace('$SIGILLUM_REPORTS', env.SIGILLUM_REPORTS));
    const { isGreen, cpu } = await run(words, { root, env, say });
    total.isGreen &&= isGreen;
    total.cpu += cpu;
  }
  return { ...total, wall: (performance.now() - started) / 1000 };
}

async function run(command, { root, env, say }) {
  const stdio = say ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit', 'pipe'];
  const child = spawn('sh', ['-c', measured, 'sh', ...command], { cwd: root, env, stdio });
  let times = '';
  child.stdout?.setEncoding('utf8').on('data', say);
  child.stderr?.setEncoding('utf8').on('data', say);
  child.stdio[3].setEncoding('utf8').on('data', (text) => (times += text));
  const [status] = await once(child, 'close');
  return { isGreen: status === 0, cpu: readTimes(times) };
}

/** Seconds of processor time in the answer of `times`, such as `0m0.010s 0m0.000s` for the shell and a line for its children. */
export function readTimes(text) {
  return [...text.matchAll(/(\d+)m([\d.,]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}
