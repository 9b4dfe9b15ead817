/** What does not hold, and what was checked and does; each a sentence. */
export interface Findings {
  faults: string[];
  notes: string[];
}
