import type { EndpointName } from '@ribambelle/api/client.ts';

/** The most milliseconds that answers may lag behind the clock, as for a page in the cache. */
const A_WHILE_MILLIS = 20_000;

/**
 * The answers that every page of an organiser reads again and again, with their longest life: until
 * a notified change for those that time does not change, a while for the choices of filters
 * (upcoming dates).
 */
const KEPT: ReadonlyMap<string, number> = new Map<EndpointName, number>([
  ['getWebsite', Number.POSITIVE_INFINITY],
  ['getPage', Number.POSITIVE_INFINITY],
  ['listCategoryGroups', Number.POSITIVE_INFINITY],
  ['listLocations', A_WHILE_MILLIS],
  ['listActivityPeriods', A_WHILE_MILLIS],
]);

const MOST_ANSWERS = 1000;

/**
 * Remembers such answers until the next notified change; none of them depends on places or a
 * customer.
 */
export interface ShellMemory {
  /**
   * Returns the remembered answer, or reads and remembers it; null for one that is not of this
   * kind.
   */
  remember(
    input: { name: EndpointName; key: string },
    read: () => Promise<unknown>,
  ): Promise<unknown> | null;
}

/**
 * Creates a memory. `version` changes whenever pages may have changed, see page-cache.ts; `millis`
 * is the time.
 */
export function createShellMemory(input: {
  version: () => number;
  millis: () => number;
}): ShellMemory {
  let answers = new Map<string, { readonly reading: Promise<unknown>; readonly until: number }>();
  let lastVersion = input.version();
  return {
    remember: ({ name, key }, read) => {
      const lasts = KEPT.get(name);
      if (lasts === undefined) return null;
      if (lastVersion !== input.version() || answers.size > MOST_ANSWERS) {
        answers = new Map();
        lastVersion = input.version();
      }
      const current = answers;
      const answer = current.get(key);
      if (answer !== undefined && answer.until > input.millis()) return answer.reading;
      const reading = read();
      current.set(key, { reading, until: input.millis() + lasts });
      // a refusal is not remembered: the page may be made the next moment
      reading.catch(() => current.delete(key));
      return reading;
    },
  };
}
