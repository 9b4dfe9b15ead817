import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { guardConnections } from './guard-connections.ts';

afterEach(() => void vi.useRealTimers());

it('gives each body its own time, whenever it has begun', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const server = new EventEmitter();
  guardConnections(server as Server, { total: 10, perAddress: 10, slowest: { bytes: 100, ms: 1000 } });
  vi.advanceTimersByTime(990);
  const socket = { bytesRead: 200, destroy: vi.fn() };
  server.emit('request', Object.assign(new EventEmitter(), { socket, complete: false }));
  vi.advanceTimersByTime(900);
  expect(socket.destroy).not.toHaveBeenCalled();
  socket.bytesRead += 100;
  vi.advanceTimersByTime(900);
  expect(socket.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(socket.destroy).toHaveBeenCalled();
  server.emit('close');
});
