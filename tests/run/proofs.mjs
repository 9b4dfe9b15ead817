import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolders, hashInputs, listFiles } from './inputs.mjs';

/**
 * Which steps were green, and with which inputs: equal inputs, equal verdict. Kept beside what is installed, so that a new installation
 * knows nothing. `hash` is asked when a step is about to run, because it may use what an earlier one has made.
 */
export function openProofs(root) {
  const file = path.join(root, 'node_modules/.cache/sigillum/proofs.json');
  const proofs = read(file);
  return {
    hash: (step) => hashInputs(root, step, listFiles(root)),
    /** The proof of a step with these inputs, when what it makes is still there. */
    find({ name, makes = [] }, hash) {
      const proof = proofs[name];
      return proof?.hash === hash && proof.made === hashFolders(root, makes) ? proof : undefined;
    },
    /** Keeps a green step with its number of tests, and forgets one that is red. */
    keep({ name, makes = [] }, hash, { isGreen, passed }) {
      if (isGreen) proofs[name] = { hash, made: hashFolders(root, makes), passed };
      else delete proofs[name];
      write(file, proofs);
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

// By renaming: whoever ends in the middle leaves the earlier ones.
function write(file, proofs) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(proofs, undefined, 2)}\n`);
  renameSync(`${file}.${process.pid}`, file);
}
