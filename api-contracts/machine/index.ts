export { getProgramQualities } from './get-program-qualities.ts';
export { logInProgram } from './log-in-program.ts';
