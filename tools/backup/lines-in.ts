import { createHash } from 'node:crypto';

const LINE_END = 10;
const NOTHING = Buffer.alloc(0);

/**
 * Reads lines from chunks that end anywhere, holding at most one row and one chunk in memory, and
 * hashes what it returned.
 */
export class LinesIn {
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly whole = createHash('sha256');
  private rest: Buffer = NOTHING;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** Returns the next line without its end; null when no whole line is left. */
  async line(): Promise<string | null> {
    if (!(await this.fill())) return null;
    return this.take(this.rest.indexOf(LINE_END) + 1)
      .subarray(0, -1)
      .toString('utf8');
  }

  /**
   * Yields chunks of whole lines up to the line `end`, which is consumed too. Returns false when it
   * never comes.
   */
  async *until(end: string): AsyncGenerator<Buffer, boolean> {
    const first = Buffer.from(`${end}\n`);
    const later = Buffer.from(`\n${end}\n`);
    while (await this.fill()) {
      if (this.rest.subarray(0, first.length).equals(first)) {
        this.take(first.length);
        return true;
      }
      const at = this.rest.indexOf(later);
      yield this.take((at === -1 ? this.rest.lastIndexOf(LINE_END) : at) + 1);
    }
    return false;
  }

  /** Returns the SHA-256 of everything read so far. */
  hash(): string {
    return this.whole.copy().digest('hex');
  }

  /** True when nothing is left, not even a part of a line. */
  async isOver(): Promise<boolean> {
    return !(await this.fill()) && this.rest.length === 0;
  }

  /** Reads on until there is a whole line, if any. */
  private async fill(): Promise<boolean> {
    if (this.rest.includes(LINE_END)) return true;
    const parts = [this.rest];
    for (let next = await this.chunks.next(); next.done !== true; next = await this.chunks.next()) {
      parts.push(next.value);
      if (next.value.includes(LINE_END)) break;
    }
    this.rest = Buffer.concat(parts);
    return this.rest.includes(LINE_END);
  }

  private take(length: number): Buffer {
    const bytes = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.whole.update(bytes);
    return bytes;
  }
}
