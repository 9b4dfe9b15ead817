import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest Node that runs the server where npm has no pinned one for the platform. */
const oldest = [22, 22];

/** The Node to run the server on: the pinned one, else this one when it is new enough. Throws with a sentence otherwise. */
export function findNode(root, current = process.versions.node) {
  const pinned = path.join(root, 'node_modules/.bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major = 0, minor = 0] = current.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath;
  throw new Error(
    `There is no pinned Node for ${process.platform} ${process.arch}. Install Node ${oldest.join('.')} or newer (this is ${current}).`,
  );
}

/**
 * Runs the server and resolves with its exit code. Signals to this process become one wish to stop, so that Ctrl-C (which
 * reaches both) and `kill` (which reaches one) end alike. The server also stops when this process vanishes, and this
 * process when npm, which started it, vanishes.
 */
export function runServer(node, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const server = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const stop = () => server.connected && server.send('stop');
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const starters = process.env.npm_lifecycle_event ? listStarters() : '';
    const watch = starters && setInterval(() => listStarters() !== starters && stop(), 500).unref();
    const finish = () => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, stop);
    };
    server.once('error', (error) => {
      finish();
      reject(error);
    });
    server.once('exit', (code, signal) => {
      finish();
      // 128 + the signal's number is what a shell says of a killed program.
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 143));
    });
  });
}

/** The processes between npm and this one: npm may have put a shell in between, which outlives it. */
function listStarters() {
  const parent = process.ppid;
  try {
    // "pid (name) state parent …"
    const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return /^(ba|da)?sh$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
