import type { EndpointName } from '@ribambelle/api/client.ts';

/** An element in one of its states, for the gallery. */
export interface GalleryScene {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Path and query, `/activities?age=7`. */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** What the calls of the element are answered; others are refused. */
  readonly answers?: Partial<Readonly<Record<EndpointName, unknown>>>;
  /** Calls that are not answered above stay on their way instead of being refused. */
  readonly waiting?: boolean;
  /** Where it goes next; what it asks for there is on its way. */
  readonly next?: string;
  /** Its settings cannot be read: there is nothing to see. */
  readonly refused?: boolean;
  /** Puts three boxes into it. */
  readonly filled?: boolean;
}
