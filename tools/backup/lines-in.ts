import { createHash } from 'node:crypto';

const LINE_END = 10;
const NOTHING = Buffer.alloc(0);

/** Reads lines out of chunks that end anywhere, with no more in memory than one row and one chunk, and hashes what it gave. */
export class LinesIn {
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly whole = createHash('sha256');
  private rest: Buffer = NOTHING;

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** The next line without its end; null when nothing is left, or no whole line. */
  async line(): Promise<string | null> {
    if (!(await this.fill())) return null;
    return this.take(this.rest.indexOf(LINE_END) + 1)
      .subarray(0, -1)
      .toString('utf8');
  }

  /** Chunks of whole lines, up to a line that is `end`, which is read too. Answers false when it never comes. */
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

  /** The SHA-256 of everything that was read until now. */
  hash(): string {
    return this.whole.copy().digest('hex');
  }

  /** Whether nothing comes any more, not even a part of a line. */
  async isOver(): Promise<boolean> {
    return !(await this.fill()) && this.rest.length === 0;
  }

  /** Reads on until there is a whole line, if there is one. */
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
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.whole.update(taken);
    return taken;
  }
}
