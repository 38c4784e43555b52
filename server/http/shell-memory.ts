import type { EndpointName } from '@ribambelle/api/client.ts';

/** What every page of an organiser reads again and again, and what changes only with a notified table. */
const KEPT: ReadonlySet<EndpointName> = new Set<EndpointName>(['getWebsite', 'getPage', 'listCategoryGroups']);

const MOST_ANSWERS = 1000;

/** Keeps such answers until the next notified change; nothing that depends on time, places or a customer is among them. */
export interface ShellMemory {
  /** The answer that is kept, or read and kept; null for one that is not of this kind. */
  remember(told: { name: EndpointName; key: string }, read: () => Promise<unknown>): Promise<unknown> | null;
}

/** `version` changes whenever what pages show may have changed, see page-cache.ts. */
export function createShellMemory(version: () => number): ShellMemory {
  let answers = new Map<string, Promise<unknown>>();
  let kept = version();
  return {
    remember: ({ name, key }, read) => {
      if (!KEPT.has(name)) return null;
      if (kept !== version() || answers.size > MOST_ANSWERS) {
        answers = new Map();
        kept = version();
      }
      const own = answers;
      const known = own.get(key);
      if (known !== undefined) return known;
      const reading = read();
      own.set(key, reading);
      // a refusal is not kept: the page may be made the next moment
      reading.catch(() => own.delete(key));
      return reading;
    },
  };
}
