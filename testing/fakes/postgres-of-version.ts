import { createServer, type Server } from 'node:net';

const INT4 = 23;
const TEXT = 25;

/**
 * Returns a stand-in for a server of another version: lets everybody in, and answers any query with
 * its version as `number` and `text`.
 */
export function listenAsPostgres({ number, text }: { number: number; text: string }): Server {
  const rows = [
    message('T', [int16(2), column('number', INT4), column('text', TEXT)]),
    message('D', [int16(2), value(String(number)), value(text)]),
    message('C', [string('SELECT 1')]),
  ];
  const ready = message('Z', [Buffer.from('I')]);
  const welcome = [
    message('R', [int32(0)]),
    message('S', [string('server_version'), string(text)]),
    ready,
  ];
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat(welcome));
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1', 0, 1) === 'Q') socket.write(Buffer.concat([...rows, ready]));
      });
    });
  });
}

function message(type: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

/**
 * Returns the description of a column: its table, number and modifier are unknown; its values come
 * as text.
 */
function column(name: string, oid: number): Buffer {
  return Buffer.concat([
    string(name),
    int32(0),
    int16(0),
    int32(oid),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
}

function value(text: string): Buffer {
  return Buffer.concat([int32(Buffer.byteLength(text)), Buffer.from(text)]);
}

function string(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}

function int16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(number);
  return bytes;
}

function int32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(number);
  return bytes;
}
