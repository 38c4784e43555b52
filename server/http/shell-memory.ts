import type { EndpointName } from '@ribambelle/api/client.ts';

/** As late as a page that is kept may be about what time alone changes. */
const A_WHILE_MILLIS = 20_000;

/**
 * What every page of an organiser reads again and again, with how long it is kept at most: what time does not change until a notified
 * change, the choices of filters (what is ahead) for a while.
 */
const KEPT: ReadonlyMap<string, number> = new Map<EndpointName, number>([
  ['getWebsite', Number.POSITIVE_INFINITY],
  ['getPage', Number.POSITIVE_INFINITY],
  ['listCategoryGroups', Number.POSITIVE_INFINITY],
  ['listLocations', A_WHILE_MILLIS],
  ['listActivityPeriods', A_WHILE_MILLIS],
]);

const MOST_ANSWERS = 1000;

/** Keeps such answers until the next notified change; nothing that depends on places or a customer is among them. */
export interface ShellMemory {
  /** The answer that is kept, or read and kept; null for one that is not of this kind. */
  remember(
    input: { name: EndpointName; key: string },
    read: () => Promise<unknown>,
  ): Promise<unknown> | null;
}

/** `version` changes whenever what pages show may have changed, see page-cache.ts; `millis` is the time. */
export function createShellMemory(input: {
  version: () => number;
  millis: () => number;
}): ShellMemory {
  let answers = new Map<string, { readonly reading: Promise<unknown>; readonly until: number }>();
  let kept = input.version();
  return {
    remember: ({ name, key }, read) => {
      const lasts = KEPT.get(name);
      if (lasts === undefined) return null;
      if (kept !== input.version() || answers.size > MOST_ANSWERS) {
        answers = new Map();
        kept = input.version();
      }
      const own = answers;
      const known = own.get(key);
      if (known !== undefined && known.until > input.millis()) return known.reading;
      const reading = read();
      own.set(key, { reading, until: input.millis() + lasts });
      // a refusal is not kept: the page may be made the next moment
      reading.catch(() => own.delete(key));
      return reading;
    },
  };
}
