import type { EndpointName } from '@ribambelle/api/client.ts';

/** An element in one of its states, for the gallery. */
export interface GalleryScene {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Path and query, `/activities?age=7`. */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The answers to the calls of the element; other calls are refused. */
  readonly answers?: Partial<Readonly<Record<EndpointName, unknown>>>;
  /** Calls that are not answered above stay pending instead of being refused. */
  readonly waiting?: boolean;
  /** The address to which it goes next; its calls there stay pending. */
  readonly next?: string;
  /** True when its settings cannot be read: nothing is drawn. */
  readonly refused?: boolean;
  /** True to put three boxes into it. */
  readonly filled?: boolean;
}
