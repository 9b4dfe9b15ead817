/** Clocks that time servers keep differ by less; an hour also covers a step after a long sleep. */
const TOLERANCE = 3_600_000;

/** What is wrong with a clock, as a stable word and a sentence for the operator. */
export type ClockFault = { word: 'clock_behind' | 'clock_differs'; message: string };

/**
 * Time never goes backwards: a clock that stands before something that was already issued or recorded is wrong now, or
 * was wrong then. Undefined when the clock can be believed.
 */
export function findClockFault(now: Date, newest: Date | undefined): ClockFault | undefined {
  if (!newest || newest.getTime() - now.getTime() <= TOLERANCE) return undefined;
  const hours = Math.round((newest.getTime() - now.getTime()) / 3_600_000);
  return {
    word: 'clock_behind',
    message:
      `The clock says ${now.toISOString()}, but something was recorded at ${newest.toISOString()}, ${hours} h later: ` +
      'set the clock; nothing is stamped before it is right.',
  };
}

/** Compares the time that the timestamp authority states with the clock of the machine. */
export function compareClocks(stated: Date, machine: Date): ClockFault | undefined {
  const seconds = Math.round(Math.abs(stated.getTime() - machine.getTime()) / 1000);
  if (seconds <= 60) return undefined;
  return {
    word: 'clock_differs',
    message: `The timestamp authority says ${stated.toISOString()}, the machine ${machine.toISOString()}: ${seconds} s apart.`,
  };
}
