import pg from 'pg';

/**
 * A session whose loss never ends the process. The pool listens for errors of idle sessions only, and a statement hears of its own:
 * between two statements, and where the server ends under one, nobody would, and Node ends on an error that nobody hears.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
