import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { demandTls } from './demand-tls.ts';

describe('the line to a database', () => {
  it.each([
    ['postgres://u:p@db.example.ch/sigillum', 'postgres://u:p@db.example.ch/sigillum?sslmode=verify-full'],
    ['postgresql://10.0.0.7:5433/s?x=1', 'postgresql://10.0.0.7:5433/s?x=1&sslmode=verify-full'],
    ['postgres://db.example.ch/s?sslmode=disable', 'postgres://db.example.ch/s?sslmode=disable'],
    ['postgres://db.example.ch/s?sslmode=require', 'postgres://db.example.ch/s?sslmode=require'],
    ['postgres://localhost/s', 'postgres://localhost/s'],
    ['postgres://127.0.0.1:5433/s', 'postgres://127.0.0.1:5433/s'],
    ['postgres:///s?host=/var/run/postgresql', 'postgres:///s?host=/var/run/postgresql'],
  ])('%s is %s', (given, used) => expect(demandTls(given)).toBe(used));

  it('gives no password to a server that answers without TLS', async () => {
    const received: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      // What a client sends first asks for TLS; this one declines.
      socket.on('data', (bytes) => {
        received.push(bytes);
        socket.write('N');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { search } = new URL(demandTls('postgres://db.example.ch/s'));
    const client = new pg.Client(`postgres://user:secret@127.0.0.1:${port}/s${search}`);
    await expect(client.connect()).rejects.toThrow(/does not support SSL/);
    server.close();
    expect(Buffer.concat(received).toString('latin1')).not.toContain('user');
  });
});
