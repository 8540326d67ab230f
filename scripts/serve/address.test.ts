import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { chooseAddress, probeUrlOf, urlOf, urlsFromElsewhere } from './address';

test('port 0 means any free port, on loopback', async () => {
  const address = await chooseAddress({ PORT: '0' });
  expect(address.host).toBe('127.0.0.1');
  expect(address.port).toBeGreaterThan(0);
});

test('a port in use is named, with the way to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(chooseAddress({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use by another program. End that program, or choose another port: PORT=${port + 1} npm start`,
  );
  other.close();
});

test.each(['x', '-1', '65536', '3000.5', ''])('PORT %j is refused', async (PORT) => {
  await expect(chooseAddress({ PORT })).rejects.toThrow('PORT is');
});

test('an address that is not this machine’s is refused', async () => {
  await expect(chooseAddress({ HOST: '192.0.2.1', PORT: '0' })).rejects.toThrow(
    '(HOST) cannot be used',
  );
});

test('the address to open is one that a browser can reach', () => {
  expect(urlOf({ host: '127.0.0.1', port: 3000 })).toBe('http://127.0.0.1:3000');
  expect(urlOf({ host: '0.0.0.0', port: 3000 })).toBe('http://localhost:3000');
  expect(urlOf({ host: '::1', port: 3000 })).toBe('http://[::1]:3000');
  expect(probeUrlOf({ host: '0.0.0.0', port: 3000 })).toBe('http://127.0.0.1:3000');
  expect(probeUrlOf({ host: '::', port: 3000 })).toBe('http://[::1]:3000');
  expect(urlsFromElsewhere({ host: '127.0.0.1', port: 3000 })).toEqual([]);
});
