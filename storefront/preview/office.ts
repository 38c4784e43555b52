import {
  type FrameMessage,
  type OfficeMessage,
  readOfficeMessage,
} from '@ribambelle/api/pages/preview-messages.ts';

/** The window of the office that frames this page, and its origin. */
export interface Office {
  readonly window: Pick<Window, 'postMessage'>;
  readonly origin: string;
}

type Said<Message> = Message extends FrameMessage ? Omit<Message, 'ribambelle'> : never;

/** A message to the office without its version. */
export type Saying = Said<FrameMessage>;

/**
 * Returns what the office says in a message; null for messages of any other window or origin, and
 * for what is no message of this version.
 */
export function heardFrom(
  office: Office,
  event: { readonly source: unknown; readonly origin: string; readonly data: unknown },
): OfficeMessage | null {
  if (event.source !== office.window || event.origin !== office.origin) return null;
  return readOfficeMessage(event.data);
}

/** Returns a function that says something to the office, and to no other origin. */
export function tellOffice({ window, origin }: Office): (saying: Saying) => void {
  return (saying) => window.postMessage({ ribambelle: 1, ...saying }, origin);
}
