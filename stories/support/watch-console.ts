/** What a story wrote to console.error: a crash that an error boundary caught, a wrong prop, a missing text. */
let complaints: string[] = [];

/** Listens to one story; the answer ends it. For `beforeEach`. */
export function watchConsole(): () => void {
  complaints = [];
  const { error } = console;
  console.error = (...facts: unknown[]) => {
    complaints.push(facts.map(String).join(' '));
    error(...facts);
  };
  return () => {
    console.error = error;
  };
}

/** Fails the story that complained. For `afterEach`. */
export function expectQuietConsole(): void {
  const [first] = complaints;
  if (first !== undefined) throw new Error(`The story wrote to console.error: ${first.slice(0, 500)}`);
}
