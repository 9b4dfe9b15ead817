/** How many files there are, and how many bytes they hold. */
export interface Measure {
  count: number;
  bytes: number;
}

/** Walking over many files takes its time, and nobody needs to know to the minute. */
const keptMs = 10 * 60_000;

/** Answers what was measured within the last ten minutes; what could not be measured is tried again by whoever asks next. */
export function measureSeldom(list: () => AsyncIterable<{ size: number }>): () => Promise<Measure> {
  let kept: { until: number; answer: Promise<Measure> } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.answer;
    const fresh = { until: Date.now() + keptMs, answer: measure(list()) };
    kept = fresh;
    fresh.answer.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.answer;
  };
}

async function measure(files: AsyncIterable<{ size: number }>): Promise<Measure> {
  const sum = { count: 0, bytes: 0 };
  for await (const { size } of files) {
    sum.count += 1;
    sum.bytes += size;
  }
  return sum;
}
