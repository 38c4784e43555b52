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
  /** Puts three boxes into it. */
  readonly filled?: boolean;
}
