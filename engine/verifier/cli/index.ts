/** The verifier as a command. */
export { readArguments } from './read-arguments.ts';
export { runVerifyCommand } from './run-verify-command.ts';
