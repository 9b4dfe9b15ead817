/** Work that is done one after another: each begins once the one before is over, however that ended. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Whoever waits for this work waits for all that was added before it. */
  add<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }
}
