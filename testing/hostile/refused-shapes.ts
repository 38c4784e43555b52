import { endpoints } from '@ribambelle/api/all.ts';
import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { parseRequest, readQuery } from '@ribambelle/server/http/read-request.ts';
import { Refusal } from '@ribambelle/server/refusal.ts';
import { errorTextsFor } from '@ribambelle/texts/texts-for.ts';
import type { Mutation } from './mutations.ts';
import type { Operation } from './schema.ts';
import { writeCall } from './write-call.ts';

const texts = LANGUAGES.map((language) => new Map(Object.entries(errorTextsFor(language))));

/**
 * Returns the mutations to send: those that the shape of the request allows and, of those that it
 * refuses, one for each field, of a different kind from field to field. The others are refused here
 * by the functions that the server calls, which saves two thirds of the calls. Mutations of a path
 * are sent, because a path decides which endpoint is called; `HOSTILE=all` sends all.
 */
export function mutationsToSend(
  operation: Operation,
  mutations: readonly Mutation[],
): readonly Mutation[] {
  const endpoint = endpointOf(operation);
  if (process.env['HOSTILE'] === 'all') return mutations;
  const refusals = mutations.filter(({ field, request }) => {
    if (operation.inPath.includes(field)) return false;
    return isRefused(endpoint, () =>
      operation.hasBody ? asJson(request) : inAddress(operation, request),
    );
  });
  const fields = [...Map.groupBy(refusals, ({ field }) => field).values()];
  const samples = new Set(fields.map((same, index) => same[index % same.length]));
  const spared_mutations = new Set(refusals.filter((mutation) => !samples.has(mutation)));
  return mutations.filter((mutation) => !spared_mutations.has(mutation));
}

const byName = new Map<string, Endpoint>(Object.entries(endpoints));

function endpointOf({ name }: Operation): Endpoint {
  const endpoint = byName.get(name);
  if (endpoint === undefined) throw new Error(`There is no endpoint ${name}`);
  return endpoint;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a body as they are parsed. */
function asJson(request: Fields): Fields {
  return JSON.parse(JSON.stringify(request));
}

/** Returns the fields of an address as the server parses them. */
function inAddress(operation: Operation, request: Fields): Fields {
  const endpoint = endpointOf(operation);
  const { path } = writeCall(operation, { request, headers: {} });
  const path_values = operation.inPath.map((name): [string, string] => [
    name,
    String(request[name]),
  ]);
  return {
    ...readQuery(new URL(path, 'http://shop.test').searchParams, endpoint),
    ...readQuery(new URLSearchParams(path_values), endpoint),
  };
}

/**
 * Tests whether the server would refuse the fields by their shape; throws for a refusal with
 * another code or without words.
 */
function isRefused(endpoint: Endpoint, readFields: () => Fields): boolean {
  try {
    parseRequest(endpoint, readFields());
    return false;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_REQUEST') throw error;
    const wordless = Object.values(error.fields).filter((code) =>
      texts.some((words) => !words.has(code)),
    );
    if (wordless.length > 0) throw new Error(`No words for ${wordless.join()}`, { cause: error });
    return true;
  }
}
