import { createHash } from 'node:crypto';

const LINE_END = 10;
const BITS = 256n;
const ALL = (1n << BITS) - 1n;

/**
 * The content of a table, whatever the order of its rows: their number, and the sum of their
 * SHA-256 hashes.
 */
export interface TableHash {
  readonly rows: number;
  readonly hash: string;
}

/**
 * Hashes rows in PostgreSQL's text format, one a line, in chunks that may end anywhere. The same
 * rows give the same hash in any order, so that databases with different row orders can be
 * compared.
 */
export class RowsHash {
  private rows = 0;
  private sum = 0n;
  private row = createHash('sha256');

  add(chunk: Buffer): void {
    let from = 0;
    for (
      let end = chunk.indexOf(LINE_END);
      end !== -1;
      from = end + 1, end = chunk.indexOf(LINE_END, from)
    )
      this.endRow(chunk.subarray(from, end));
    if (from < chunk.length) this.row.update(chunk.subarray(from));
  }

  answer(): TableHash {
    return { rows: this.rows, hash: this.sum.toString(16).padStart(64, '0') };
  }

  private endRow(rest: Buffer): void {
    const digest = this.row.update(rest).digest('hex');
    this.sum = (this.sum + BigInt(`0x${digest}`)) & ALL;
    this.rows += 1;
    this.row = createHash('sha256');
  }
}
