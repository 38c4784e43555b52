import { ApiError } from '@ribambelle/api/client.ts';

/** Tests whether an error is a refusal, which is an answer: calling again is of no use. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Tests whether a call was refused because the state has changed: the page shows an old one. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/**
 * Returns the sentence to show for a failed call: the server's own, in the language of the call, or
 * `no_answer` when there was none.
 */
export function sentenceOf(error: unknown, no_answer: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : no_answer;
}
