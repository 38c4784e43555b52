import { z } from 'zod';
import { endpoints } from '@ribambelle/api/all.ts';
import type { Endpoints } from '@ribambelle/api/all-types.ts';
import type { Answer, EndpointName } from '@ribambelle/api/client.ts';
import { type Endpoint, isReader, type RequestOf } from '@ribambelle/api/endpoint.ts';
import { file } from '@ribambelle/api/general/shapes.ts';
import { errorsOf } from '@ribambelle/api/openapi.ts';
import { negotiateLanguage } from '@ribambelle/domain/base/languages.ts';
import { parseRequest, readQuery } from '@ribambelle/server/http/read-request.ts';
import { refusalAnswer } from '@ribambelle/server/http/refusal-answer.ts';
import { Refusal } from '@ribambelle/server/refusal.ts';

export { Refusal, refuse } from '@ribambelle/server/refusal.ts';
import { type Partly, sampleOf } from './sample.ts';
import { answerTo, requestsOf } from './unsafe.ts';

/**
 * The answers by call: a partial answer, of which the rest is filled in, or a function that answers
 * or refuses.
 */
export type Answers = {
  readonly [Name in EndpointName]?:
    | Partly<Answer<Name>>
    | ((request: RequestOf<Endpoints[Name]>) => Partly<Answer<Name>>);
};

/** Replaces the network and the server, and follows the schemas of `api`. */
export interface FakeApi {
  readonly fetch: typeof fetch;
  /**
   * Adds answers; an endpoint that reads and has none gives an empty answer, one that writes is a
   * mistake of the test.
   */
  readonly answer: (answers: Answers) => void;
  /** Returns the requests of an endpoint, as it parsed them. */
  readonly calls: <Name extends EndpointName>(name: Name) => readonly RequestOf<Endpoints[Name]>[];
  /** Stops all answers, until the next `answer`. */
  readonly disconnect: () => void;
  /** Delays every answer, until the returned function is called. */
  readonly hold: () => () => void;
  /** The idempotency keys of the calls that were sent, answered or not. */
  readonly keys: readonly string[];
  /**
   * The mistakes of the fake itself: an unexpected call, an answer that the schema does not know.
   */
  readonly mistakes: readonly string[];
}

interface Found {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Returns an API that answers as the test says, in the shapes of the endpoints and in the language
 * of the call.
 */
export function fakeApi(first: Answers): FakeApi {
  let answers = first;
  let is_connected = true;
  let pause: Promise<void> | null = null;
  const requests_by_name = new Map<string, unknown[]>();
  const mistakes: string[] = [];
  const keys: string[] = [];
  const answer = (call: Found, request: unknown): unknown => {
    const given_answer = answers[call.name];
    if (given_answer === undefined && !isReader(call.endpoint))
      throw new Error(`${call.name} was called, and the test has no answer for it`);
    return sampleOf(call.endpoint.answer, answerTo(given_answer, request) ?? ownRecord(call));
  };
  const reply = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://office.test');
    const call = endpointAt(init.method ?? 'GET', pathname);
    const headers = new Headers(init.headers);
    try {
      const body = bodyOf(init.body);
      const query = readQuery(searchParams, call.endpoint);
      const path = readQuery(new URLSearchParams(call.parameters), call.endpoint);
      const request = parseRequest(call.endpoint, { ...query, ...body, ...path });
      requests_by_name.set(call.name, [...(requests_by_name.get(call.name) ?? []), request]);
      return call.endpoint.answer === file
        ? fileOf(answerTo(answers[call.name], request))
        : Response.json(answer(call, request));
    } catch (error) {
      if (!(error instanceof Refusal)) mistakes.push(String(error));
      else if (!errorsOf(call.endpoint).includes(error.code))
        mistakes.push(`${call.name} never refuses with ${error.code}`);
      const language = negotiateLanguage(headers.get('accept-language'), 'fr');
      const refusal = refusalAnswer(error, language);
      return Response.json(refusal.body, { status: refusal.status });
    }
  };
  return {
    mistakes,
    keys,
    fetch: async (url, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key !== null) keys.push(key);
      if (pause !== null) await pause;
      if (!is_connected) throw new TypeError('Failed to fetch');
      return reply(url instanceof Request ? url.url : url.toString(), init ?? {});
    },
    answer: (more) => {
      answers = { ...answers, ...more };
      is_connected = true;
    },
    calls: (name) => requestsOf(requests_by_name.get(name) ?? []),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = promise;
      return () => {
        pause = null;
        resolve();
      };
    },
    disconnect: () => {
      is_connected = false;
    },
  };
}

/** Returns the body of a call: its JSON, or a file by itself. */
function bodyOf(body: RequestInit['body']): object {
  if (body instanceof Blob) return { file: body };
  return typeof body === 'string' ? JSON.parse(body) : {};
}

/** Returns the bytes of a file under its name. */
function fileOf(file_answer: unknown): Response {
  const { content_type, filename, bytes } = file.parse(file_answer);
  return new Response(bytes, {
    headers: {
      'content-type': content_type,
      'content-disposition': `attachment; filename="${filename ?? ''}"`,
    },
  });
}

/**
 * Every endpoint with the pattern of its path; literal paths come before those with parameters, as
 * on the server.
 */
const PATTERNS = Object.entries<Endpoint>(endpoints)
  .toSorted(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .flatMap(([name, endpoint]) =>
    isName(name) ? [{ name, endpoint, pattern: new RegExp(`^${patternOf(endpoint.path)}$`) }] : [],
  );

/**
 * Returns the record of the address for a read without an answer: another cuid would mean a record
 * into which it was merged.
 */
function ownRecord({ endpoint, parameters }: Found): { cuid: string } | undefined {
  const [cuid, ...others] = Object.values(parameters);
  const { answer } = endpoint;
  const names = answer instanceof z.ZodObject && 'cuid' in answer.shape && isReader(endpoint);
  return names && cuid !== undefined && others.length === 0 ? { cuid } : undefined;
}

function endpointAt(method: string, pathname: string): Found {
  for (const { name, endpoint, pattern } of PATTERNS) {
    const match = endpoint.method === method ? pattern.exec(pathname) : null;
    if (match !== null) return { name, endpoint, parameters: { ...match.groups } };
  }
  throw new Error(`No endpoint answers to ${method} ${pathname}`);
}

function patternOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
}

function isName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}
