import { ApiError } from '@ribambelle/api/client.ts';

/** True for a refusal, which is an answer: asking again is of no use. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** True where it was refused because of how things stand now: what the page shows of them is old. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** What people read of a failed call: the server's own sentence, in the language of the call, or that none answered. */
export function sentenceOf(error: unknown, no_answer: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : no_answer;
}
