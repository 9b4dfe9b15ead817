/** The server key of every test: the same each time, so that a pact may hold what the server has signed. */
export const testServerKey: Uint8Array = Buffer.alloc(32, 'sigillum tests');
