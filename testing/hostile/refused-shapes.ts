import { endpoints } from '@ribambelle/api/all.ts';
import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { parseRequest } from '@ribambelle/server/http/read-request.ts';
import { Refusal } from '@ribambelle/server/refusal.ts';
import { errorTextsFor } from '@ribambelle/texts/texts-for.ts';
import type { Mutation } from './mutations.ts';
import type { Operation } from './schema.ts';

const texts = LANGUAGES.map((language) => new Map(Object.entries(errorTextsFor(language))));

/**
 * Returns the mutations to send: those that the shape of the request lets through, and of those that it refuses one for each field, of another kind from
 * field to field. The rest are refused here by the function that the server calls, which spares more than half of the calls. What is written into an
 * address is sent, since everything is text there; `HOSTILE=all` sends all.
 */
export function mutationsToSend(
  operation: Operation,
  mutations: readonly Mutation[],
): readonly Mutation[] {
  const endpoint = endpointOf(operation);
  if (!operation.hasBody || process.env['HOSTILE'] === 'all') return mutations;
  const refused = mutations.filter(({ field, request }) => {
    if (operation.inPath.includes(field)) return false;
    return isRefused(endpoint, request);
  });
  const fields = [...Map.groupBy(refused, ({ field }) => field).values()];
  const sent = new Set(fields.map((same, index) => same[index % same.length]));
  const spared = new Set(refused.filter((mutation) => !sent.has(mutation)));
  return mutations.filter((mutation) => !spared.has(mutation));
}

const byName = new Map<string, Endpoint>(Object.entries(endpoints));

function endpointOf({ name }: Operation): Endpoint {
  const endpoint = byName.get(name);
  if (endpoint === undefined) throw new Error(`There is no endpoint ${name}`);
  return endpoint;
}

/** Whether the server would refuse the request by its shape; throws where that is no refusal as it should be. */
function isRefused(endpoint: Endpoint, request: Readonly<Record<string, unknown>>): boolean {
  try {
    parseRequest(endpoint, JSON.parse(JSON.stringify(request)));
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
