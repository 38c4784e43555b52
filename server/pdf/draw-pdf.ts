import { Worker } from 'node:worker_threads';
import type { PdfDefinition } from './pdf-definition.ts';

/** A thread that nobody asked for so long is let go, with the fonts and the library that it holds. */
const IDLE_MILLIS = 30_000;

interface Drawn {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly error?: string;
}

interface Waiting {
  readonly done: (bytes: Buffer<ArrayBuffer>) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Draws a document in a thread of its own: a page takes as long as thirty answers, which nobody who buys should wait for. */
export function drawPdf(definition: PdfDefinition): Promise<Buffer<ArrayBuffer>> {
  clearTimeout(idle);
  last += 1;
  const id = last;
  worker ??= begin();
  const thread = worker;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    thread.ref();
    thread.postMessage({ id, definition });
  });
}

function begin(): Worker {
  const thread = new Worker(new URL('pdf-worker.ts', import.meta.url));
  thread.on('message', (drawn: Drawn) => settle(drawn));
  thread.on('error', (error) => end(thread, new Error(String(error))));
  thread.on('exit', () => end(thread, new Error('The thread that draws documents ended')));
  return thread;
}

function settle({ id, bytes, error }: Drawn): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (bytes === undefined) one?.failed(new Error(error ?? 'The document could not be drawn'));
  else one?.done(Buffer.from(bytes));
  if (waiting.size > 0) return;
  // an idle thread keeps no process alive
  worker?.unref();
  idle = setTimeout(() => void worker?.terminate(), IDLE_MILLIS);
  idle.unref();
}

function end(thread: Worker, error: Error): void {
  if (worker === thread) worker = null;
  for (const one of waiting.values()) one.failed(error);
  waiting.clear();
}
