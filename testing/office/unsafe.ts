import type { EndpointName } from '@ribambelle/api/client.ts';
import type { Endpoints } from '@ribambelle/api/all-types.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { Answers } from './fake-api.ts';

/**
 * Returns the answer of the test to a call. Guarantee: the request was parsed by this very
 * endpoint, whose name is the key of the answer.
 */
export function answerTo(answer: Answers[EndpointName], request: unknown): unknown {
  return typeof answer === 'function' ? answer(request as never) : answer;
}

/**
 * Returns the requests of an endpoint. Guarantee: each was parsed by it and kept under its name.
 */
export function requestsOf<Name extends EndpointName>(
  requests: readonly unknown[],
): readonly RequestOf<Endpoints[Name]>[] {
  return requests as readonly RequestOf<Endpoints[Name]>[];
}

/** Returns a window for a test. Guarantee: the code that opens it uses only these fields. */
export function asWindow(tab: Pick<Window, 'opener' | 'close'> & { location: { href: string } }) {
  return tab as unknown as Window;
}
